import { plain } from '@/shared/lib/file/cells'
import { formatUsd, toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'
import { normalizeCodigo } from './codigo'
import { type Gasto, type Ingreso, isIngreso, type Partida } from './partida'

type Step = readonly [name: string, usd: number]

/** One sentence for each pair of stages in which the later amount is larger than the earlier one. */
function brokenOrder(steps: readonly Step[]): string[] {
  return steps.slice(1).flatMap(([name, usd], index) => {
    const [before, limit] = steps[index] as Step
    if (toCents(usd) <= toCents(limit)) return []
    return `El ${name} (${formatUsd(usd)}) es mayor que el ${before} (${formatUsd(limit)}).`
  })
}

/** Many institutions don't record the accrual of income or the commitment of expenses: a 0 there is not compared. */
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

/** The code in the form used for comparing: dotted when it is one of the classifier, otherwise as typed. */
export const codeOf = ({ partida }: { partida: string }): string => normalizeCodigo(partida) ?? partida.trim()

/** What tells two lines of a fiscal year apart: the same item in two programmes is two lines. */
export const itemOf = (line: { partida: string; programa?: string | undefined }): string =>
  `${plain(line.programa ?? '')}/${codeOf(line)}`

/** Sentences about amounts that break codificado ≥ comprometido ≥ devengado ≥ pagado (or recaudado). */
export const orderWarnings = (line: Draft<Ingreso> | Draft<Gasto>): string[] => brokenOrder(stages(line))

/** How many of these lines of one side have their item from another one: their amounts count twice. */
export const repetidasIn = (lines: readonly Partida[]): number =>
  lines.length - new Set(lines.map(itemOf)).size

/** The warning that another line has the same code. */
export const repeatedWarning = (twin: Pick<Partida, 'partida' | 'denominacion'>): string =>
  `La partida ${twin.partida} ya existe: ${twin.denominacion}.`

/**
 * Warnings about a line, as Spanish sentences: its partida already exists among `others`, or its amounts break the
 * order. The person may confirm and save it all the same. `id` is the line's own id when it is being edited.
 */
export function partidaWarnings(
  line: Draft<Ingreso> | Draft<Gasto>,
  others: readonly Partida[],
  id?: string,
): string[] {
  const item = itemOf(line)
  const twin = others.find((other) => other.id !== id && itemOf(other) === item)
  return [...(twin ? [repeatedWarning(twin)] : []), ...orderWarnings(line)]
}
