import { type Grupo, gruposDe } from '@/entities/presupuesto/cortes/grupos'
import type { Partida } from '@/entities/presupuesto/partida'
import { itemOf } from '@/entities/presupuesto/warnings'
import type { Poblacion } from '@/entities/sitio/poblacion'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber, formatUsd, roundUsd } from '@/shared/lib/moneda'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import reading from '@/site/shell/page/reading.module.css'
import classes from './presupuesto.module.css'

/** US dollars for each inhabitant, to the cent. */
export const porHabitante = (usd: number, { habitantes }: Poblacion): string =>
  formatUsd(roundUsd(usd / habitantes))

/** Of which inhabitants the figures per head are. */
export const PoblacionLine = ({ habitantes, anio, fuente }: Poblacion) => (
  <p>
    Por habitante: dividido para {formatNumber(habitantes)} habitantes, según {fuente}
    {!fuente.includes(anio) && `, ${anio}`}.
  </p>
)

/** In units of the drawing, which is stretched to its box. */
const WIDTH = 100
const BAR = 10

/** What was planned as the whole bar and what was done as the dark part of it; the words beside it say the same. */
function Bar({ previsto, hecho, most }: { previsto: number; hecho: number; most: number }) {
  const wide = (usd: number) => (most > 0 ? (Math.max(0, Math.min(usd, most)) / most) * WIDTH : 0)
  return (
    <svg className={classes.bar} viewBox={`0 0 ${WIDTH} ${BAR}`} preserveAspectRatio="none" aria-hidden>
      <rect className={classes.planned} width={wide(previsto)} height={BAR} />
      <rect className={classes.done} width={wide(hecho)} height={BAR} />
    </svg>
  )
}

type PartProps<T extends Partida> = {
  id: string
  title: string
  /** What was done with the money: `Gastado`. */
  verb: string
  lines: readonly T[]
  /** The lines of the year before, and of which day they are, where they are published. */
  earlier: readonly T[] | undefined
  past: { ejercicio: number; fecha: string } | undefined
  /** US dollars. */
  done: (line: T) => number
  poblacion: Poblacion | null
}

/** Whether lines are of several programmes: then the same item may stand in more than one. */
const manyProgramas = (lines: readonly Partida[]): boolean =>
  new Set(lines.map(({ programa }) => programa).filter(Boolean)).size > 1

function Group<T extends Partida>({
  grupo,
  most,
  verb,
  past,
  was,
  done,
  poblacion,
  programas,
}: Pick<PartProps<T>, 'verb' | 'past' | 'done' | 'poblacion'> & {
  grupo: Grupo<T>
  most: number
  was: Grupo<T> | undefined
  /** Whether each line says its programme. */
  programas: boolean
}) {
  const { nombre, palabras, previsto, hecho, lines } = grupo
  const known = new Map((was?.lines ?? []).map((line) => [itemOf(line), line]))
  const before = (line: T) => {
    const earlier = known.get(itemOf(line))
    return earlier ? formatUsd(done(earlier)) : 'No estaba'
  }
  return (
    <li>
      <h3>{nombre}</h3>
      <p>{palabras}</p>
      <Bar previsto={previsto} hecho={hecho} most={most} />
      <p>
        {verb} <b>{formatUsd(hecho)}</b> de {formatUsd(previsto)} previstos
        {poblacion && `, ${porHabitante(hecho, poblacion)} por habitante`}.
        {past && (
          <span className={classes.past}>
            {' '}
            En {past.ejercicio}, al {formatDay(past.fecha)}:{' '}
            {was ? `${formatUsd(was.hecho)} de ${formatUsd(was.previsto)}` : 'nada'}.
          </span>
        )}
      </p>
      <details className={reading.details}>
        <summary>
          Ver cada partida<span className="solo-lectores"> de {nombre}</span>
        </summary>
        <ScrollTable className={classes.sums}>
          <thead>
            <tr>
              <th scope="col">Partida</th>
              <th scope="col">Previsto</th>
              <th scope="col">{verb}</th>
              {past && (
                <th scope="col">
                  {verb} en {past.ejercicio}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.partida} {line.denominacion}
                  {programas && line.programa && <span className={classes.past}> · {line.programa}</span>}
                </th>
                <td>{formatUsd(line.codificado)}</td>
                <td>{formatUsd(done(line))}</td>
                {past && <td>{before(line)}</td>}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      </details>
    </li>
  )
}

/** One side of the budget by its groups, each with its lines. */
export function GroupsPart<T extends Partida>(props: PartProps<T>) {
  const { id, title, verb, lines, earlier, past, done, poblacion } = props
  const grupos = gruposDe(lines, done)
  const before = gruposDe(earlier ?? [], done)
  const programas = manyProgramas(lines)
  const most = Math.max(0, ...grupos.map(({ previsto, hecho }) => Math.max(previsto, hecho)))
  return (
    <section className={reading.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={classes.groups}>
        {grupos.map((grupo) => (
          <Group
            key={grupo.codigo}
            grupo={grupo}
            most={most}
            verb={verb}
            past={past}
            was={before.find(({ codigo }) => codigo === grupo.codigo)}
            done={done}
            poblacion={poblacion}
            programas={programas}
          />
        ))}
      </ul>
    </section>
  )
}
