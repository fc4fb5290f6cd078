import { useMemo } from 'react'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Section } from '@/admin/ui/box/section'
import { FiguresTable } from '@/admin/ui/figure/figures-table'
import { PrintedPaper } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import {
  cobradas,
  partidaPropuesta,
  porConcepto,
  porDia,
  porParroquia,
  porTramite,
  type Suma,
  totalDe,
} from '@/entities/inspecciones/cobros/cobrado'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import { usd } from '@/entities/inspecciones/cobros/palabras'
import { ejercicioOf } from '@/entities/presupuesto/ejercicio'
import { ingresos } from '@/entities/presupuesto/queries'
import { cierreDe } from '@/shared/lib/dias'
import { formatDay, formatMonth, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { capitalized } from '@/shared/lib/text'
import { Stack } from '@/shared/ui/box/layout'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import type { CobrosSearch } from './search'
import type { Cobros } from './use-cobros'

const MES = /^\d{4}-(?:0[1-9]|1[0-2])$/

const mesOf = (said: string | undefined): string =>
  said && MES.test(said) ? said : toDay(new Date()).slice(0, 7)

const rowsOf = (list: readonly Suma[], nameOf = (nombre: string) => nombre) =>
  list.map(({ nombre, veces, centavos }) => [nameOf(nombre), veces, usd(centavos)] as const)

type Table = { title: string; head: readonly [string, string, string]; rows: ReturnType<typeof rowsOf> }

/** What the total of a month leaves out, in words; null if it is all. */
function fueraDe(perdidos: readonly Pago[], mes: string): string | null {
  const left = perdidos.filter(({ dia }) => dia.startsWith(mes))
  if (left.length === 0) return null
  const sum = left.reduce((all, { centavos }) => all + centavos, 0)
  return `Faltan aquí ${usd(sum)} de ${plural(left.length, 'pago sin orden', 'pagos sin orden')}.`
}

type PrintedProps = { tables: readonly Table[]; total: number; fuera: string | null; mes: string }

/** The tables of a month on paper. */
const Printed = ({ tables, total, fuera, mes }: PrintedProps) => (
  <PrintedPaper
    institucion={useInstitucion()}
    title="Lo cobrado"
    subject={
      <span>
        {capitalized(formatMonth(`${mes}-01`))}: {usd(total)}
        {fuera && `. ${fuera}`}
      </span>
    }
  >
    {() =>
      tables.map(({ title, head, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <table>
            <thead>
              <tr>
                <th>{head[0]}</th>
                <th align="right">{head[1]}</th>
                <th align="right">{head[2]}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, times, sum]) => (
                <tr key={name}>
                  <td data-words>{name}</td>
                  <td align="right">{times}</td>
                  <td align="right">{sum}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))
    }
  </PrintedPaper>
)

/** What was collected in a month by day, parish and concept, and the budget's lines that it may belong to. */
export function CobradoTab({ search, cobros }: { search: CobrosSearch; cobros: Cobros }) {
  const patch = useSearchPatch<CobrosSearch>()
  const mes = mesOf(search.de)
  const { data: partidas } = useAllowed(ingresos.known, 'presupuesto:view')
  const { cobros: all, pagos, perdidos } = cobros
  const fuera = fueraDe(perdidos, mes)
  const paid = useMemo(() => cobradas(all, pagos, `${mes}-01`, cierreDe(mes)), [all, pagos, mes])
  const total = totalDe(paid)
  const tables: readonly Table[] = [
    { title: 'Por día', head: ['Día', 'Pagos', 'Cobrado'], rows: rowsOf(porDia(paid), formatDay) },
    { title: 'Por parroquia', head: ['Parroquia', 'Pagos', 'Cobrado'], rows: rowsOf(porParroquia(paid)) },
    { title: 'Por concepto', head: ['Concepto', 'Veces', 'Cobrado'], rows: rowsOf(porConcepto(paid)) },
  ]
  const ofYear = (partidas ?? [])
    .filter((line) => String(ejercicioOf(line)) === mes.slice(0, 4))
    .map(({ partida, denominacion }) => ({ codigo: partida, nombre: denominacion }))
  return (
    <Stack>
      <TextField
        label="Mes"
        type="month"
        value={mes}
        onChange={({ currentTarget }) => patch({ de: currentTarget.value || undefined })}
      />
      {paid.length === 0 ? (
        <EmptyState title={`Nada cobrado en ${formatMonth(`${mes}-01`)}`}>
          {fuera && <Text>{fuera}</Text>}
        </EmptyState>
      ) : (
        <>
          <Text size="lg" strong>
            {usd(total)} en {formatMonth(`${mes}-01`)}
          </Text>
          {fuera && <Text>{fuera}</Text>}
          {tables.map(({ title, head, rows }) => (
            <Section key={title} title={title}>
              <FiguresTable head={head} rows={rows} />
            </Section>
          ))}
          {partidas && (
            <Section title="En qué partida va">
              <Text size="sm" dimmed>
                Es una propuesta: la cédula no cambia sola. Anótelo en el presupuesto cuando lo haya
                comprobado.
              </Text>
              <FiguresTable
                head={['Trámite', 'Partida de ingreso', 'Cobrado']}
                rows={porTramite(paid).map(({ nombre, centavos }) => {
                  const found = partidaPropuesta(nombre, ofYear)
                  const said = found ? `${found.codigo} ${found.nombre}` : 'Ninguna de la cédula se parece'
                  return [nombre, said, usd(centavos)]
                })}
              />
            </Section>
          )}
        </>
      )}
      <Printed tables={tables} total={total} fuera={fuera} mes={mes} />
    </Stack>
  )
}
