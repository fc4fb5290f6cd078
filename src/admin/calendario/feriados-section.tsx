import { useMutation } from '@tanstack/react-query'
import { useCan } from '@/access/current-user'
import { useFeriadosDichos } from '@/admin/shell/data/use-feriados'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { Explained } from '@/admin/ui/box/explained'
import { Section } from '@/admin/ui/box/section'
import { feriados } from '@/entities/calendario/queries'
import { DIAS_SEMANA, weekday } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { type FeriadoDicho, FUENTE_FERIADOS } from '@/shared/lib/ley/feriados'
import { capitalized } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Plus } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './calendario.module.css'
import { FeriadoForm } from './feriado-form'
import type { CalendarioSearch } from './search'

function Row({ feriado, canEdit }: { feriado: FeriadoDicho; canEdit: boolean }) {
  const { dia, nombre, propio, fuera } = feriado
  const { mutate: decir, isPending } = useMutation(feriados.decir)
  return (
    <ActionRow
      action={
        canEdit && (
          <Button variant="subtle" loading={isPending} onClick={() => decir({ dia, nombre, fuera: !fuera })}>
            {fuera ? 'Sí es feriado' : 'No es feriado'}
            <span className="solo-lectores">: {formatDay(dia)}</span>
          </Button>
        )
      }
    >
      <Text strong={!fuera} dimmed={fuera}>
        {capitalized(DIAS_SEMANA[weekday(dia) - 1] ?? '')}, {formatDay(dia)}
      </Text>
      <Text size="sm" dimmed>
        {nombre}
      </Text>
      {fuera && <StateBadge color="gray">Se trabaja</StateBadge>}
      {propio && !fuera && <StateBadge color="blue">De la brigada</StateBadge>}
    </ActionRow>
  )
}

/** The holidays by which terms and shifts count: the law's, with what the brigade says of them. */
export function FeriadosSection({ search, hoy }: { search: CalendarioSearch; hoy: string }) {
  const all = useFeriadosDichos()
  const patch = useSearchPatch<CalendarioSearch>()
  const canEdit = [useCan('personal:edit'), useCan('rendicion:edit')].some(Boolean)
  const now = Number(hoy.slice(0, 4))
  const { anio = String(now) } = search
  const years = [...new Set([now - 1, now, now + 1, now + 2].map(String).concat(anio))].sort()
  return (
    <Section
      title="Feriados"
      beside={
        canEdit && (
          <Button
            variant="default"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => patch({ nuevo: true })}
          >
            Agregar feriado
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Explained
          about="los días de descanso"
          more={`Los cuentan los plazos en días hábiles, la transparencia de cada mes y la lista de guardias. ${FUENTE_FERIADOS}`}
        >
          Los nacionales, y los que agrega la brigada.
        </Explained>
        <div className={classes.year}>
          <SelectField
            label="Año"
            value={anio}
            options={years.map((one) => [one, one])}
            onChange={({ currentTarget }) => patch({ anio: currentTarget.value })}
          />
        </div>
        <ActionRows>
          {all
            .filter(({ dia }) => dia.startsWith(`${anio}-`))
            .map((feriado) => (
              <Row key={feriado.dia} feriado={feriado} canEdit={canEdit} />
            ))}
        </ActionRows>
      </Stack>
      {search.nuevo && canEdit && <FeriadoForm onClose={() => patch({ nuevo: undefined })} />}
    </Section>
  )
}
