import { Group, Paper, Progress, SimpleGrid, Text, Title } from '@mantine/core'
import { Amount } from '@/admin/ui/record/amount'
import { Figures } from '@/admin/ui/record/figures'
import strip from '@/admin/ui/record/strip.module.css'
import { formatPercent } from '@/shared/lib/moneda'
import classes from './presupuesto.module.css'
import type { Cifras } from './summary'

type PanelProps = { title: string; percent: number; figures: readonly (readonly [string, number])[] }

function Panel({ title, percent, figures }: PanelProps) {
  return (
    <Paper component="section" withBorder radius="lg" className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Title order={2} fz="sm">
          {title}
        </Title>
        <Text fw={700} className={classes.execution} ta="right">
          {formatPercent(percent)}
        </Text>
      </Group>
      <Progress value={percent} size="lg" mb="xs" aria-label={`Avance de ${title}`} />
      <Figures rows={figures.map(([name, usd]) => [name, <Amount key={name} usd={usd} />])} />
    </Paper>
  )
}

function Result({ name, how, usd }: { name: string; how: string; usd: number }) {
  return (
    <Paper withBorder px="md" py="sm" radius="lg">
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={700}>{name}</Text>
          <Text size="sm" c="dimmed">
            {how}
          </Text>
        </div>
        <Text fw={700}>
          <Amount usd={usd} />
        </Text>
      </Group>
    </Paper>
  )
}

/** A negative result is called a deficit, so that it doesn't depend on seeing the sign. */
const resultName = (usd: number, which: string) =>
  `${usd < 0 ? 'Déficit' : usd > 0 ? 'Superávit' : 'Resultado'} ${which}`

/** The execution of income and expenses, and their difference (spec §2.17, §9). */
export function Avance({ cifras }: { cifras: Cifras }) {
  const { ingresos, gastos, resultadoProyectado, resultadoReal } = cifras
  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2 }}
      spacing="sm"
      className={strip.strip}
      tabIndex={0}
      role="group"
      aria-label="Avance"
    >
      <Panel
        title="Ejecución de Ingresos"
        percent={ingresos.ejecucion}
        figures={[
          ['Codificado', ingresos.codificado],
          ['Devengado', ingresos.devengado],
          ['Recaudado', ingresos.recaudado],
          ['Saldo por recaudar', ingresos.saldoRecaudar],
        ]}
      />
      <Panel
        title="Ejecución de Gastos"
        percent={gastos.ejecucion}
        figures={[
          ['Codificado', gastos.codificado],
          ['Devengado', gastos.devengado],
          ['Pagado', gastos.pagado],
          ['Saldo por ejecutar', gastos.saldoEjecutar],
        ]}
      />
      <Result
        name={resultName(resultadoProyectado, 'proyectado')}
        how="Ingresos codificados menos gastos codificados"
        usd={resultadoProyectado}
      />
      <Result
        name={resultName(resultadoReal, 'real')}
        how="Ingresos recaudados menos gastos pagados"
        usd={resultadoReal}
      />
    </SimpleGrid>
  )
}
