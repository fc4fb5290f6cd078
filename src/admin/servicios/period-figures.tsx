import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { Section } from '@/admin/ui/box/section'
import { ColumnChart } from '@/admin/ui/figure/column-chart'
import { FiguresTable } from '@/admin/ui/figure/figures-table'
import { cifrasServicios, DIAS } from '@/entities/registro-servicios/cifras'
import type { Tabla } from '@/entities/registro-servicios/informe'
import { tablaComparada } from '@/entities/registro-servicios/new-informe'
import { antesDe, comparedWith, type Periodo, primerDia } from '@/entities/registro-servicios/parte/periodo'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'

/** A table of a report on the screen. */
export const TablaView = ({ tabla }: { tabla: Tabla }) => (
  <FiguresTable head={tabla.columnas} rows={tabla.filas.map(([name = '', ...values]) => [name, ...values])} />
)

const hourName = (hour: number) => `${String(hour).padStart(2, '0')}:00`

type PeriodFiguresProps = {
  list: readonly RegistroServicio[]
  /** The entries of the period. */
  dated: readonly RegistroServicio[]
  periodo: Periodo
}

/** What the specification's statistics don't say of a period: beside others, and by hour and weekday. */
export function PeriodFigures({ list, dated, periodo }: PeriodFiguresProps) {
  const cifras = useMemo(() => cifrasServicios(dated), [dated])
  const hoy = toDay(new Date())
  const tabla = useMemo(() => tablaComparada(list, periodo, hoy), [list, periodo, hoy])
  const primero = primerDia(list)
  if (antesDe(periodo, primero))
    return (
      <Text role="status">
        {primero
          ? `La bitácora empieza el ${formatDay(primero)}: de antes no hay cifras.`
          : 'La bitácora está vacía: todavía no hay cifras.'}
      </Text>
    )
  const others = comparedWith(periodo, primero).length - 1
  const open = comparedWith(periodo, '0').length === 1
  return (
    <Stack gap="sm">
      <Section title="Cifras del período">
        <TablaView tabla={tabla} />
        <Text size="sm" dimmed>
          {open && 'Con las dos fechas se compara también con el período anterior y con el año pasado. '}
          {others === 2 && 'Al lado, el período anterior y el mismo del año pasado. '}
          {!open &&
            others < 2 &&
            `La bitácora empieza el ${formatDay(primero)}: con lo de antes no se compara. `}
          {periodo.hasta > hoy && <b>Este período todavía no termina. </b>}
          La mitad llegó en el tiempo de la mediana o antes; 9 de cada 10, en el del percentil 90 o antes.
        </Text>
      </Section>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
        <Section title="A qué hora">
          <ColumnChart
            of="Hora"
            unit="Servicios"
            columns={cifras.porHora.map((count, hour) => [
              hourName(hour),
              count,
              hour % 6 === 0 ? String(hour) : '',
            ])}
          />
          {cifras.sinHora > 0 && (
            <Text size="sm" dimmed>
              Sin hora de inicio: {cifras.sinHora}
            </Text>
          )}
        </Section>
        <Section title="Qué día de la semana">
          <ColumnChart
            of="Día"
            unit="Servicios"
            columns={DIAS.map((day, index) => [day, cifras.porDia[index] ?? 0, day.slice(0, 3)])}
          />
        </Section>
        {cifras.porSector.length > 0 && (
          <Section title="En qué sector">
            <FiguresTable
              head={['Sector', 'Servicios']}
              rows={cifras.porSector.map(([sector, count]) => [sector, formatNumber(count)])}
            />
          </Section>
        )}
      </SimpleGrid>
    </Stack>
  )
}
