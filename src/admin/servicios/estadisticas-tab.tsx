import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { useCan } from '@/access/current-user'
import { Section } from '@/admin/ui/box/section'
import { LabelledBar } from '@/admin/ui/figure/labelled-bar'
import { FileText } from '@/admin/ui/icon/icons'
import { Details } from '@/admin/ui/record/details'
import { PeriodDates, PeriodSelect } from '@/admin/ui/record/period'
import { useWhole } from '@/admin/ui/record/use-whole'
import { antesDe, type Periodo, primerDia } from '@/entities/registro-servicios/parte/periodo'
import { informes } from '@/entities/registro-servicios/queries'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import {
  barPercent,
  ESCALA_RESPUESTA,
  ESCALA_TOTAL,
  formatMinutes,
  resumenServicios,
} from '@/entities/registro-servicios/totals'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import { InformeDialog, NewInforme } from './informe-dialog'
import { InformesSection } from './informes-section'
import { PeriodFigures } from './period-figures'
import type { ServiciosSearch } from './search'

/** In the address, in place of a kept report's id. */
const NUEVO = 'nuevo'

type EstadisticasTabProps = {
  list: readonly RegistroServicio[]
  /** The entries of the period. */
  dated: readonly RegistroServicio[]
  search: ServiciosSearch
  /** Null for all dates. */
  periodo: Periodo | null
  canEdit: boolean
}

export function EstadisticasTab({ list, dated, search, periodo, canEdit }: EstadisticasTabProps) {
  const kept = useWhole(informes)
  const patch = useSearchPatch<ServiciosSearch>()
  const seesPeople = useCan('personal:view')
  const { informe } = search
  const opened = kept.find(({ id }) => id === informe)
  const close = () => patch({ informe: undefined })
  // A report needs both days in their order, and a log that was kept by then.
  const whole =
    canEdit && periodo?.desde && periodo.desde <= periodo.hasta && !antesDe(periodo, primerDia(list))
      ? periodo
      : null
  return (
    <Stack>
      <Group apart>
        <Stack align="start">
          <PeriodSelect list={list} search={search} />
          <PeriodDates search={search} />
        </Stack>
        {whole && (
          <Button
            variant="default"
            leftSection={<FileText size={18} aria-hidden />}
            onClick={() => patch({ informe: NUEVO })}
          >
            Informe mensual
          </Button>
        )}
      </Group>
      {periodo ? (
        <PeriodFigures list={list} dated={dated} periodo={periodo} />
      ) : (
        <Text dimmed>Elija un mes, un año o dos fechas para verlos por hora y día, y compararlos.</Text>
      )}
      <Statistics list={dated} />
      {seesPeople && (
        <div>
          <LinkButton
            to="/admin/personal/horas"
            search={{ periodo: search.periodo, desde: search.desde, hasta: search.hasta }}
            variant="subtle"
          >
            Horas de cada persona
          </LinkButton>
        </div>
      )}
      {kept.length > 0 && (
        <InformesSection
          kept={kept}
          search={search}
          canEdit={canEdit}
          onView={({ id }) => patch({ informe: id })}
        />
      )}
      {opened && <InformeDialog informe={opened} onClose={close} />}
      {informe === NUEVO && whole && (
        <NewInforme list={list} periodo={whole} onClose={close} onKept={({ id }) => patch({ informe: id })} />
      )}
    </Stack>
  )
}

/** The log's statistics, without cancelled services (spec §2.20, contract §4). */
function Statistics({ list }: { list: readonly RegistroServicio[] }) {
  const totals = useMemo(() => resumenServicios(list), [list])
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
      <Section title="Servicios por tipo">
        <Stack>
          {totals.porTipo.map(({ tipo, cantidad, porcentaje }) => (
            <LabelledBar
              key={tipo}
              label={TIPO_SERVICIO_LABELS[tipo]}
              value={`${cantidad} (${formatPercent(porcentaje)})`}
              percent={porcentaje}
            />
          ))}
        </Stack>
      </Section>
      <Stack gap="sm">
        <Section title="Tiempos promedio">
          <Stack>
            <LabelledBar
              label="Tiempo de respuesta"
              value={formatMinutes(totals.respuestaPromedio)}
              percent={barPercent(totals.respuestaPromedio, ESCALA_RESPUESTA)}
              hint={`La barra llena son ${ESCALA_RESPUESTA} minutos.`}
            />
            <LabelledBar
              label="Tiempo total"
              value={formatMinutes(totals.tiempoTotalPromedio)}
              percent={barPercent(totals.tiempoTotalPromedio, ESCALA_TOTAL)}
              hint={`La barra llena son ${ESCALA_TOTAL} minutos.`}
            />
          </Stack>
        </Section>
        <Section title="Resumen de costos">
          <Details
            rows={[
              ['Costo total', formatUsd(totals.costoTotal)],
              ['Costo promedio', formatUsd(totals.costoPromedio)],
              ['Servicios exitosos', totals.completados],
            ]}
          />
        </Section>
      </Stack>
    </SimpleGrid>
  )
}
