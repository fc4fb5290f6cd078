import { expect, test } from 'vitest'
import { MODULES, storedIn, wordIn } from '@/entities/modules'

/** `EN_PROCESO`: how a choice is stored. */
const CODE = /^[A-Z][A-Z0-9_]+$/

type Described = { entries?: Record<string, Described>; options?: readonly unknown[]; wrapped?: Described }

/** The codes among which a field of a record is chosen, below whatever makes it optional or checks it further. */
function codesOf({ options, wrapped, ...rest }: Described & { pipe?: readonly Described[] }): string[] {
  if (options) return options.filter((one): one is string => typeof one === 'string' && CODE.test(one))
  const inner = wrapped ?? rest.pipe?.[0]
  return inner ? codesOf(inner) : []
}

test('the log and a record’s history say a choice as its screen does, never as it is stored', () => {
  const raw = MODULES.flatMap(storedIn).flatMap((stored) => {
    if (!('schema' in stored) || stored.silent) return []
    const { entries = {} } = stored.schema as Described
    return Object.entries(entries).flatMap(([field, schema]) =>
      codesOf(schema)
        // What people say in capitals too.
        .filter((code) => code !== 'EPP' && wordIn(stored.title, field, code) === code)
        .map((code) => `${stored.title}: ${field} ${code}`),
    )
  })
  expect(raw).toEqual([])
})

test('a text that somebody wrote in capitals stays as they wrote it', () => {
  expect(wordIn('Inventario', 'estado', 'FUERA_SERVICIO')).toBe('Fuera de servicio')
  expect(wordIn('Personal', 'mando', 'SI')).toBe('Sí')
  expect(wordIn('Inventario', 'nombre', 'EPP')).toBe('EPP')
  expect(wordIn('Ya no existe', 'estado', 'EN_PROCESO')).toBe('EN_PROCESO')
})
