import { Group, Progress, Stack, Text } from '@mantine/core'
import { ESTADISTICAS, ESTADISTICAS_ANIO } from '@/entities/catalogo/estadisticas'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { Panel } from './panel'

const { serviciosPorTipo, totalAtenciones } = ESTADISTICAS

/** The year's services by category: constants of spec §3. */
export function ServicesByKind() {
  return (
    <Panel title={`Servicios por categoría, ${ESTADISTICAS_ANIO}`} to="/admin/servicios">
      <Stack gap="sm">
        {TIPOS_SERVICIO.map((tipo) => (
          <div key={tipo}>
            <Group justify="space-between" gap="xs">
              <Text>{TIPO_SERVICIO_LABELS[tipo]}</Text>
              <Text fw={650}>{serviciosPorTipo[tipo]}</Text>
            </Group>
            <Progress
              value={(serviciosPorTipo[tipo] / totalAtenciones) * 100}
              aria-label={`${TIPO_SERVICIO_LABELS[tipo]}: ${serviciosPorTipo[tipo]} de ${totalAtenciones}`}
            />
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
