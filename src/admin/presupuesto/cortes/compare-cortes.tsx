import { useMemo } from 'react'
import type { PresupuestoSearch } from '@/admin/presupuesto/search'
import { Amount } from '@/admin/ui/figure/amount'
import { ColumnChart } from '@/admin/ui/figure/column-chart'
import { FiguresTable } from '@/admin/ui/figure/figures-table'
import { type Congelado, congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { lineasDe } from '@/entities/presupuesto/cortes/corte-csv'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { minusUsd } from '@/entities/presupuesto/partida'
import { formatShortDay } from '@/shared/lib/fecha'
import { rateOf } from '@/shared/lib/moneda'
import { Group, Stack } from '@/shared/ui/box/layout'
import { SelectField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Title } from '@/shared/ui/text/text'

type Totals = ReturnType<typeof resumenPresupuesto>

const ROWS: readonly (readonly [name: string, usdOf: (totals: Totals) => number])[] = [
  ['Ingresos codificados', ({ ingresos }) => ingresos.codificado],
  ['Ingresos recaudados', ({ ingresos }) => ingresos.recaudado],
  ['Gastos codificados', ({ gastos }) => gastos.codificado],
  ['Gastos comprometidos', ({ gastos }) => gastos.comprometido],
  ['Gastos devengados', ({ gastos }) => gastos.devengado],
  ['Gastos pagados', ({ gastos }) => gastos.pagado],
  ['Saldo disponible', ({ saldoDisponible }) => saldoDisponible],
]

const totalsOf = ({ texto }: Congelado): Totals => {
  const { ingresos, gastos } = lineasDe(texto)
  return resumenPresupuesto(ingresos, gastos)
}

const headOf = ({ ejercicio, fecha }: Congelado) => `${ejercicio}, al ${formatShortDay(fecha)}`

type CompareCortesProps = { list: readonly Congelado[]; search: PresupuestoSearch }

/** Two cuts side by side; the address says which, and without it the two newest. */
export function CompareCortes({ list, search }: CompareCortesProps) {
  const patch = useSearchPatch<PresupuestoSearch>()
  const named = (id: string | undefined, otherwise: number) =>
    list.find((corte) => corte.id === id) ?? (list[otherwise] as Congelado)
  const [one, other] = [named(search.uno, 1), named(search.otro, 0)]
  const [before, after] = useMemo(() => [totalsOf(one), totalsOf(other)] as const, [one, other])
  const options = list.map((corte) => [corte.id, congeladosList.name(corte)] as const)
  const chart = (unit: string, usdOf: (totals: Totals) => number) => (
    <div>
      <Title order={3} size="h4">
        {unit}
      </Title>
      <ColumnChart
        of="Corte"
        unit={unit}
        columns={[
          [headOf(one), usdOf(before), formatShortDay(one.fecha)],
          [headOf(other), usdOf(after), formatShortDay(other.fecha)],
        ]}
      />
    </div>
  )
  return (
    <Stack gap="sm">
      <Title order={2} size="h3">
        Comparar dos cortes
      </Title>
      <Group gap="sm">
        <SelectField
          label="Primer corte"
          value={one.id}
          options={options}
          onChange={({ currentTarget: { value } }) => patch({ uno: value })}
        />
        <SelectField
          label="Segundo corte"
          value={other.id}
          options={options}
          onChange={({ currentTarget: { value } }) => patch({ otro: value })}
        />
      </Group>
      {one.id !== other.id && (
        <>
          <FiguresTable
            head={['Cifra', headOf(one), headOf(other), 'Diferencia']}
            rows={[
              ...ROWS.map(([name, usdOf]) => {
                const [was, is] = [usdOf(before), usdOf(after)]
                return [
                  name,
                  <Amount key="antes" usd={was} />,
                  <Amount key="despues" usd={is} />,
                  <Amount key="diferencia" usd={minusUsd(is, was)} />,
                ] as const
              }),
              [
                'Ejecución de gastos',
                rateOf(before.gastos, before.gastos.ejecucion),
                rateOf(after.gastos, after.gastos.ejecucion),
                '',
              ] as const,
            ]}
          />
          {chart('Dólares recaudados', ({ ingresos }) => ingresos.recaudado)}
          {chart('Dólares devengados', ({ gastos }) => gastos.devengado)}
        </>
      )}
    </Stack>
  )
}
