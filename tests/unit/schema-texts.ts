import type * as v from 'valibot'

type Schema = v.GenericSchema & {
  wrapped?: Schema
  item?: Schema
  entries?: Readonly<Record<string, Schema>>
  options?: readonly unknown[]
}

/** A value that this schema takes, with `text` in each place that holds one; undefined where it holds none. */
function filled(schema: Schema, text: string, rows: Schema | undefined): unknown {
  switch (schema.type) {
    case 'optional':
      return filled(schema.wrapped as Schema, text, rows)
    case 'string':
      return text
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'picklist':
      return schema.options?.[0]
    case 'array': {
      const item = filled(
        schema.item?.type === 'unknown' && rows ? rows : (schema.item as Schema),
        text,
        rows,
      )
      return item === undefined ? undefined : [item]
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .map(([field, one]) => [field, filled(one, text, rows)])
          .filter(([, value]) => value !== undefined),
      )
  }
  return undefined
}

const holds = (value: unknown, text: string): boolean => JSON.stringify(value ?? null).includes(text)

/**
 * Of each field of a record that can hold a text, the field with `text` in every place of it: a field that is new in the
 * schema is there by itself. `rows` are the schemas of the lists whose rows are read one by one.
 */
export function fieldsWithText(
  entries: Readonly<Record<string, v.GenericSchema>>,
  text: string,
  rows: Readonly<Record<string, v.GenericSchema>>,
): Record<string, unknown>[] {
  return Object.entries(entries).flatMap(([field, schema]) => {
    if (schema.type === 'picklist') return []
    const value = filled(schema as Schema, 'MARCA', rows[field] as Schema | undefined)
    if (!holds(value, 'MARCA')) return []
    return [{ [field]: filled(schema as Schema, text, rows[field] as Schema | undefined) }]
  })
}

/** A record with something in every field that its schema names, and `text` in each text. */
export const filledRecord = (
  entries: Readonly<Record<string, v.GenericSchema>>,
  text: string,
  rows: Readonly<Record<string, v.GenericSchema>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries)
      .map(([field, schema]) => [field, filled(schema as Schema, text, rows[field] as Schema | undefined)])
      .filter(([, value]) => value !== undefined),
  )
