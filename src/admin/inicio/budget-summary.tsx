import { Group, Progress, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { gastos, ingresos } from '@/entities/presupuesto/partidas'
import { formatPercent, formatUsd } from '@/shared/lib/moneda'
import { Panel } from './panel'

type LineProps = { label: string; done: number; of: number; percent: number }

function Line({ label, done, of, percent }: LineProps) {
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <Text fw={550}>{label}</Text>
        <Text>{formatPercent(percent)}</Text>
      </Group>
      <Progress
        value={percent}
        size="lg"
        radius="xl"
        my={4}
        aria-label={`${label}: ${formatPercent(percent)}`}
      />
      <Text size="sm" c="dimmed">
        {formatUsd(done)} de {formatUsd(of)}
      </Text>
    </div>
  )
}

/** Income collected and expenses executed against what was coded (spec §2.13). */
export function BudgetSummary() {
  const { data: income } = useSuspenseQuery(ingresos.list)
  const { data: expenses } = useSuspenseQuery(gastos.list)
  const totals = resumenPresupuesto(income, expenses)
  return (
    <Panel title="Resumen presupuestario" to="/admin/presupuesto">
      <Stack gap="md">
        <Line
          label="Ingresos recaudados"
          done={totals.ingresos.recaudado}
          of={totals.ingresos.codificado}
          percent={totals.ingresos.ejecucion}
        />
        <Line
          label="Gastos ejecutados"
          done={totals.gastos.devengado}
          of={totals.gastos.codificado}
          percent={totals.gastos.ejecucion}
        />
      </Stack>
    </Panel>
  )
}
