import { plain } from '@/shared/lib/file/cells'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import { type ImportNote, note } from '@/shared/lib/file/import-result'
import type { Draft } from '@/shared/storage/stored-module'
import type { Gasto, Ingreso } from './partida'
import { codeOf, orderWarnings, repeatedWarning } from './warnings'

type Named = { partida: string; denominacion: string }
const lineKey = (line: Named) => `${codeOf(line)}/${plain(line.denominacion)}`

/**
 * Which of the stored lines each row is: that of its code, and of several of one code that of its name. `warnings`
 * tells codes that the file has twice, and amounts that would break their order. Pure.
 */
export function planPartidas<T extends Ingreso | Gasto>(
  rows: readonly ImportRow<T>[],
  lines: readonly T[],
): ImportPlan<T> & { warnings: ImportNote[] } {
  const plan = planImport(
    rows,
    lines,
    pairUp(rows, lines, [
      [({ record }) => lineKey(record), lineKey],
      [({ record }) => codeOf(record), codeOf],
    ]),
  )
  const first = new Map<string, Named>()
  const twice = rows.flatMap(({ line, record }) => {
    const twin = first.get(codeOf(record))
    if (twin) return [note(line, repeatedWarning(twin))]
    first.set(codeOf(record), record)
    return []
  })
  const broken = (line: number, after: Draft<Ingreso> | Draft<Gasto>) =>
    orderWarnings(after).map((sentence) => note(line, sentence))
  const warnings = [
    ...twice,
    ...plan.added.flatMap(({ line, record }) => broken(line, record as Draft<Ingreso> | Draft<Gasto>)),
    ...plan.changed.flatMap(({ line, after }) => broken(line, after)),
  ]
  return { ...plan, warnings: warnings.sort((a, b) => a.line - b.line) }
}
