import * as v from 'valibot'

/** A form's values of a record: the fields of the blank one, and nothing else that is stored with it. */
export const valuesLike = <T extends object>(blank: T, record: T): T =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, record[field as keyof T]])) as T

/** What the rules say against these values: a sentence by field. */
export function problemsOf(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values)
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]))
}
