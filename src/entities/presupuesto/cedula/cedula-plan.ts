import type { Gasto, Ingreso } from '@/entities/presupuesto/partida'
import { codeOf, itemOf, orderWarnings, repeatedWarning } from '@/entities/presupuesto/warnings'
import { plain } from '@/shared/lib/file/cells'
import { type ImportPlan, type ImportRow, pairUp, planImport } from '@/shared/lib/file/import-plan'
import { type ImportNote, note } from '@/shared/lib/file/import-result'
import type { Draft } from '@/shared/storage/stored-module'

type Named = { partida: string; denominacion: string; programa?: string | undefined }
const programaOf = ({ programa = '' }: Named) => plain(programa)
const lineKey = (line: Named) => `${itemOf(line)}/${plain(line.denominacion)}`

/** The code of a line, where no other of these has it. */
function onlyCode(lines: readonly Named[]): (line: Named) => string {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(codeOf(line), (counts.get(codeOf(line)) ?? 0) + 1)
  return (line) => (counts.get(codeOf(line)) === 1 ? codeOf(line) : '')
}

/**
 * Which of the stored lines each row is: that of its programme and code, and of several of them that of its
 * name. A line without a programme is the one of its code, where that is the only one. `warnings` tells codes that a
 * programme has twice, and amounts that would break their order. Pure.
 */
export function planPartidas<T extends Ingreso | Gasto>(
  rows: readonly ImportRow<T>[],
  lines: readonly T[],
): ImportPlan<T> & { warnings: ImportNote[] } {
  const [rowCode, lineCode] = [onlyCode(rows.map(({ record }) => record)), onlyCode(lines)]
  const plan = planImport(
    rows,
    lines,
    pairUp(rows, lines, [
      [({ record }) => lineKey(record), lineKey],
      [({ record }) => itemOf(record), itemOf],
      [
        ({ record }) => rowCode(record),
        lineCode,
        ({ record }, line) => (programaOf(record) === '') !== (programaOf(line) === ''),
      ],
    ]),
  )
  const first = new Map<string, Named>()
  const twice = rows.flatMap(({ line, record }) => {
    const twin = first.get(itemOf(record))
    if (twin) return [note(line, repeatedWarning(twin))]
    first.set(itemOf(record), record)
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
