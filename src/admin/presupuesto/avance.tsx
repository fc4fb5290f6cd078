import { Progress, SimpleGrid } from '@mantine/core'
import { Amount } from '@/admin/ui/figure/amount'
import { Figures } from '@/admin/ui/figure/figures'
import strip from '@/admin/ui/figure/strip.module.css'
import { rateOf } from '@/shared/lib/moneda'
import { Group } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './presupuesto.module.css'
import type { Resumen } from './summary'

type PanelProps = {
  title: string
  sums: { codificado: number; ejecucion: number }
  figures: readonly (readonly [string, number])[]
}

function Panel({ title, sums, figures }: PanelProps) {
  return (
    <Sheet component="section" pad="lg" className={classes.panel}>
      <Group apart oneLine>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text strong className={classes.execution}>
          {rateOf(sums, sums.ejecucion)}
        </Text>
      </Group>
      <Progress value={sums.ejecucion} size="lg" mb="xs" aria-label={`Avance de ${title}`} />
      <Figures rows={figures.map(([name, usd]) => [name, <Amount key={name} usd={usd} />])} />
    </Sheet>
  )
}

function Result({ name, how, usd }: { name: string; how: string; usd: number }) {
  return (
    <Sheet className={classes.result}>
      <Group apart gap="xs">
        <div>
          <Text strong>{name}</Text>
          <Text size="sm" dimmed>
            {how}
          </Text>
        </div>
        <Text strong>
          <Amount usd={usd} />
        </Text>
      </Group>
    </Sheet>
  )
}

/** A negative result is called a deficit, so that it doesn't depend on seeing the sign. */
const resultName = (usd: number, which: string) =>
  `${usd < 0 ? 'Déficit' : usd > 0 ? 'Superávit' : 'Resultado'} ${which}`

/** The execution of income and expenses, and their difference (spec §2.17, §9). */
export function Avance({ resumen }: { resumen: Resumen }) {
  const { ingresos, gastos, resultadoProyectado, resultadoReal } = resumen
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
        sums={ingresos}
        figures={[
          ['Codificado', ingresos.codificado],
          ['Devengado', ingresos.devengado],
          ['Recaudado', ingresos.recaudado],
          ['Saldo por recaudar', ingresos.saldoRecaudar],
        ]}
      />
      <Panel
        title="Ejecución de Gastos"
        sums={gastos}
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
      <Result
        name="Saldo presupuestario"
        how="Gastos codificados menos comprometidos"
        usd={gastos.saldoPresupuestario}
      />
      <Result name="Por pagar" how="Gastos devengados menos pagados" usd={gastos.porPagar} />
    </SimpleGrid>
  )
}
