/**
 * What a form asks of several fields of a record at once. Its sentence, for a person, is shown at the first of them;
 * `wrong` is a method, so that a form's draft and a stored record are asked alike.
 */
export type FieldsRule<T> = {
  fields: readonly [at: keyof T & string, ...(keyof T & string)[]]
  sentence: string
  wrong(record: T): boolean
}

/** What is wrong with a record that a form would save, by the field at which it is told. */
export const problemsAmong = <T>(rules: readonly FieldsRule<T>[], record: T): Record<string, string> =>
  Object.fromEntries(
    rules.filter((rule) => rule.wrong(record)).map(({ fields: [at], sentence }) => [at, sentence]),
  )
