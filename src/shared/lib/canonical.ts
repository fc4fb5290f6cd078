import { byCode } from './text'

/** JSON with sorted keys and without undefined values, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  const text: string | undefined = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => byCode(a, b)))
      : part,
  )
  return text ?? ''
}
