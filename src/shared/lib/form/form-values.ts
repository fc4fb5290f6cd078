import * as v from 'valibot'

/** A record's values for a form: only the fields of the blank one, without what else is stored. */
export const valuesLike = <T extends object>(blank: T, record: T): T =>
  Object.fromEntries(Object.keys(blank).map((field) => [field, record[field as keyof T]])) as T

/** One sentence for each field that breaks the rules. */
export function problemsOf(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values)
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]))
}

/** A field's rule as a form asks it: its sentence, or null. */
export const byRule =
  (rule: v.GenericSchema) =>
  (value: unknown): string | null =>
    v.safeParse(rule, value).issues?.[0].message ?? null
