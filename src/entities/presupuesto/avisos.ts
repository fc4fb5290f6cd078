import { formatUsd, toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'
import { normalizeCodigo } from './codigo'
import { type Gasto, type Ingreso, isIngreso, type Partida } from './partida'

type Step = readonly [name: string, usd: number]

/** One sentence for each neighbour pair in which the later stage is larger than the earlier. */
function brokenOrder(steps: readonly Step[]): string[] {
  return steps.slice(1).flatMap(([name, usd], index) => {
    const [before, limit] = steps[index] as Step
    if (toCents(usd) <= toCents(limit)) return []
    return `El ${name} (${formatUsd(usd)}) es mayor que el ${before} (${formatUsd(limit)}).`
  })
}

/** What many institutions do not record, the accrual of income and the commitment of expenses, stays at 0. */
const recorded = (...step: Step): Step[] => (step[1] === 0 ? [] : [step])

const stages = (line: Draft<Ingreso> | Draft<Gasto>): Step[] =>
  isIngreso(line)
    ? [
        ['codificado', line.codificado],
        ...recorded('devengado', line.devengado),
        ['recaudado', line.recaudado],
      ]
    : [
        ['codificado', line.codificado],
        ...recorded('comprometido', line.comprometido),
        ['devengado', line.devengado],
        ['pagado', line.pagado],
      ]

/** The code for comparing: dotted when it is one of the classifier, else as typed. */
export const codeOf = ({ partida }: { partida: string }): string => normalizeCodigo(partida) ?? partida.trim()

/** Sentences about amounts that break codificado ≥ comprometido ≥ devengado ≥ pagado (or recaudado). */
export const avisosOrden = (line: Draft<Ingreso> | Draft<Gasto>): string[] => brokenOrder(stages(line))

/** Said when another line has the same code. */
export const avisoRepetida = (twin: Pick<Partida, 'partida' | 'denominacion'>): string =>
  `La partida ${twin.partida} ya existe: ${twin.denominacion}.`

/**
 * What is odd about a line, as Spanish sentences: its partida already exists among `others`, or its amounts break
 * the order. It may still be saved after a confirmation. `id` is the line's own when it is being edited.
 */
export function avisosPartida(
  line: Draft<Ingreso> | Draft<Gasto>,
  others: readonly Partida[],
  id?: string,
): string[] {
  const code = codeOf(line)
  const twin = others.find((other) => other.id !== id && codeOf(other) === code)
  return [...(twin ? [avisoRepetida(twin)] : []), ...avisosOrden(line)]
}
