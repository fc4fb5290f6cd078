import { Link } from '@tanstack/react-router'
import { useRights } from '@/access/can'
import { Explained } from '@/admin/ui/box/explained'
import { Section } from '@/admin/ui/box/section'
import { Settings } from '@/admin/ui/icon/icons'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { porPresentar } from '@/entities/lotaip/plazos'
import { isMes } from '@/entities/lotaip/tabla'
import { addMonths } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import { MONTH_NAMES, monthsOf } from './estado-words'
import classes from './lotaip.module.css'
import { MesSection } from './mes-section'
import { NoAplicanForm } from './no-aplican-form'
import { NumeralForm } from './numeral-form'
import { PaqueteDialog } from './paquete-dialog'
import { PlazosForm } from './plazos-form'
import { PresentarForm } from './presentar-form'
import type { TransparenciaSearch } from './search'
import { SitaForm } from './sita-form'
import { indiceDelMes, useLotaip } from './use-lotaip'
import { YearTable } from './year-table'

/** The months that the transparency law asks for: what is written of each numeral, what is due and what is late. */
export function TransparenciaTab({ search }: { search: TransparenciaSearch }) {
  const lotaip = useLotaip()
  const { catalogo, reglas, list, presentaciones, hoy } = lotaip
  const hasCalendar = useModulos()('calendario')
  const { canEdit } = useRights('rendicion')
  const patch = useSearchPatch<TransparenciaSearch>()
  const tocados = list.map(({ mes }) => mes)
  const due = porPresentar(
    tocados,
    presentaciones.map(({ mes }) => mes),
    hoy,
    reglas,
  )
  const last = addMonths(hoy.slice(0, 7), -1)
  const mes = search.mes && isMes(search.mes) ? search.mes : (due[0]?.mes ?? last)
  const year = mes.slice(0, 4)
  const years = [...new Set([...tocados, mes, last, hoy].map((one) => one.slice(0, 4)))].sort().reverse()
  return (
    <Stack>
      <Explained
        about="los numerales y sus plazos"
        more={
          <>
            {catalogo.fuente} {catalogo.fechaFuente && `Copiada el ${formatDay(catalogo.fechaFuente)}. `}
            Los plazos saltan fines de semana y los{' '}
            {hasCalendar ? <Link to="/admin/calendario">feriados del calendario</Link> : 'feriados'}.
          </>
        }
      >
        Aquí se prepara; se presenta en el portal de la Defensoría del Pueblo, y usted lo anota.
      </Explained>
      {canEdit && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<Settings size={18} aria-hidden />}
            onClick={() => patch({ plazos: true })}
          >
            Plazos, archivos y fuente
          </Button>
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => patch({ numeral: true })}
          >
            Agregar numeral
          </Button>
        </Group>
      )}
      {tocados.length === 0 ? (
        <Text strong>Todavía no se ha trabajado ningún mes. Empiece por uno de sus numerales.</Text>
      ) : (
        <Text strong>
          {due.length > 0
            ? `Por presentar: ${due.map((one) => nameOfMonth(one.mes)).join(', ')}.`
            : 'Ningún mes está atrasado ni vence en los próximos días.'}
        </Text>
      )}
      <Text size="sm" dimmed className={classes.narrow}>
        Llenar un mes es trabajo de escritorio. En un teléfono se ve qué falta y se marca lo que no aplica.
      </Text>
      <div className={classes.pickers}>
        <SelectField
          label="Año"
          value={year}
          options={years.map((one) => [one, one])}
          onChange={({ currentTarget }) => patch({ mes: `${currentTarget.value}-${mes.slice(5)}` })}
        />
        <SelectField
          label="Mes"
          value={mes}
          options={monthsOf(year).map((one, n) => [one, MONTH_NAMES[n] ?? one])}
          onChange={({ currentTarget }) => patch({ mes: currentTarget.value })}
        />
      </div>
      <MesSection lotaip={lotaip} mes={mes} />
      <Section title={`Todo ${year}`}>
        <YearTable lotaip={lotaip} year={year} />
      </Section>
      {search.paquete && isMes(search.paquete) && (
        <PaqueteDialog lotaip={lotaip} mes={search.paquete} onClose={() => patch({ paquete: undefined })} />
      )}
      {search.presentar && isMes(search.presentar) && canEdit && (
        <PresentarForm hoy={hoy} mes={search.presentar} onClose={() => patch({ presentar: undefined })} />
      )}
      {search.noAplica && isMes(search.noAplica) && canEdit && (
        <NoAplicanForm
          key={search.noAplica}
          lotaip={lotaip}
          mes={search.noAplica}
          onClose={() => patch({ noAplica: undefined })}
        />
      )}
      {search.sita && isMes(search.sita) && canEdit && (
        <SitaForm
          hoy={hoy}
          mes={search.sita}
          indice={indiceDelMes(lotaip, search.sita)}
          onClose={() => patch({ sita: undefined })}
        />
      )}
      {search.plazos && canEdit && (
        <PlazosForm lotaip={lotaip} onClose={() => patch({ plazos: undefined })} />
      )}
      {search.numeral && canEdit && (
        <NumeralForm lotaip={lotaip} onClose={() => patch({ numeral: undefined })} />
      )}
    </Stack>
  )
}
