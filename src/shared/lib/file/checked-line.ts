import * as v from 'valibot'
import { cellText } from './cells'
import type { ImportLine, ImportNote } from './import-result'

type Rules<K extends string> = {
  /** Whether the file has a column for a field. */
  has: (key: K) => boolean
  /** For a file these sentences name the allowed values; a form's own messages rely on the choices beside them. */
  instead?: Partial<Record<K, string>>
}

/** A line that may be imported, or every problem of it. `said` are the fields whose cells aren't empty. */
type Checked<T> = { record: T; said: Partial<T>; problems: [] } | { record: null; problems: ImportNote[] }

/** Checks what the cells of a line mean by a record's schema. Pure. */
export function checkedLine<K extends string, T extends object>(
  line: ImportLine<K>,
  values: Readonly<Record<string, unknown>>,
  schema: v.GenericSchema<unknown, T>,
  { has, instead = {} }: Rules<K>,
): Checked<T> {
  const faults: ImportNote[] = Object.values(line.faults)
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true })
  if (parsed.success && faults.length === 0) {
    const said = Object.entries(parsed.output).filter(([key]) => cellText(line.cells[key as K]) !== '')
    return { record: parsed.output, said: Object.fromEntries(said) as Partial<T>, problems: [] }
  }
  const problems = (parsed.issues ?? []).flatMap((issue) => {
    const key = String(issue.path?.[0]?.key) as K
    // A missing column and an unreadable cell have been reported already.
    if (!has(key) || line.faults[key]) return []
    const written = cellText(line.cells[key])
    const what = instead[key] ?? issue.message
    return [line.note(key, written ? `«${written}» no es válido. ${what}` : what)]
  })
  return { record: null, problems: [...faults, ...problems] }
}
