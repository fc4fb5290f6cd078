import { entryOf } from '@/shared/lib/entry-of'
import { capitalized } from '@/shared/lib/text'
import type { StoredModule } from './stored-module'

/** As far as the schema of a field is looked at. */
type Seen = { options?: readonly unknown[]; wrapped?: Seen; pipe?: readonly Seen[] }

/** Whether a field is chosen among some values, below what makes it optional or checks it further. */
function has({ options, wrapped, pipe }: Seen, value: string): boolean {
  if (options) return options.includes(value)
  const inner = wrapped ?? pipe?.[0]
  return inner !== undefined && has(inner, value)
}

/** Of words that capitals without accents don't tell. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['si', 'sí'],
  ['anio', 'año'],
  ['boton', 'botón'],
  ['critica', 'crítica'],
  ['danado', 'dañado'],
  ['deposito', 'depósito'],
  ['dias', 'días'],
  ['prestamo', 'préstamo'],
  ['prorroga', 'prórroga'],
])

const CODE = /^[A-Z][A-Z0-9_]+$/

/** `NO_CUMPLE` as `No cumple`. */
const spelled = (code: string): string =>
  capitalized(
    code
      .toLowerCase()
      .split('_')
      .map((word) => ACCENTS.get(word) ?? word.replace(/cion$/, 'ción'))
      .join(' '),
  )

type Chosen = Pick<StoredModule, 'says'> & { schema: { entries?: Readonly<Record<string, Seen>> } | object }

/** A stored value of a field in a person's words, where it was chosen among some; else the text as it was written. */
export function sayingOf({ says = {}, schema }: Chosen, field: string, value: string): string {
  const said = entryOf(entryOf(says, field) ?? {}, value)
  if (said || !CODE.test(value) || !('entries' in schema)) return said ?? value
  const choice = entryOf(schema.entries ?? {}, field)
  return choice && has(choice, value) ? spelled(value) : value
}
