import { Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import { Details } from '@/admin/ui/record/details'
import { LabelledBar } from '@/admin/ui/record/labelled-bar'
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

/** The log's statistics, without cancelled services (spec §2.20, contract §4). */
export function EstadisticasTab({ list }: { list: readonly RegistroServicio[] }) {
  const totals = resumenServicios(list)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
      <Paper component="section" withBorder p="md" radius="lg">
        <Title order={2} fz="md" mb="md">
          Servicios por tipo
        </Title>
        <Stack gap="md">
          {totals.porTipo.map(({ tipo, cantidad, porcentaje }) => (
            <LabelledBar
              key={tipo}
              label={TIPO_SERVICIO_LABELS[tipo]}
              value={`${cantidad} (${formatPercent(porcentaje)})`}
              percent={porcentaje}
            />
          ))}
        </Stack>
      </Paper>
      <Stack gap="sm">
        <Paper component="section" withBorder p="md" radius="lg">
          <Title order={2} fz="md" mb="md">
            Tiempos promedio
          </Title>
          <Stack gap="md">
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
        </Paper>
        <Paper component="section" withBorder p="md" radius="lg">
          <Title order={2} fz="md" mb="xs">
            Resumen de costos
          </Title>
          <Details
            rows={[
              ['Costo total', formatUsd(totals.costoTotal)],
              ['Costo promedio', formatUsd(totals.costoPromedio)],
              ['Servicios exitosos', totals.completados],
            ]}
          />
        </Paper>
      </Stack>
    </SimpleGrid>
  )
}
