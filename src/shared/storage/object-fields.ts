import * as v from 'valibot'
import type { ObjectModule } from './stored-module'

type Read<T> = { value: T; failed: ReadonlySet<string> }

/**
 * A stored object, with defaults for missing fields. A field that fails its schema falls back alone: to `rescue`, an
 * older good value, or to its default.
 */
export function readFields<T extends object>(
  { schema, defaults }: Pick<ObjectModule<T>, 'schema' | 'defaults'>,
  data: object,
  rescue?: T,
): Read<T> {
  const whole = { ...defaults(), ...data }
  const result = v.safeParse(schema, whole)
  if (result.success) return { value: { ...whole, ...result.output }, failed: new Set() }
  const failed = new Set(result.issues.map((issue) => String(issue.path?.[0]?.key)))
  const kept = Object.fromEntries(Object.entries(data).filter(([field]) => !failed.has(field)))
  const value = { ...defaults(), ...rescue, ...kept }
  const again = v.safeParse(schema, value)
  return { value: { ...value, ...(again.success ? again.output : {}) } as T, failed }
}
