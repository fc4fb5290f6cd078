const DIGITS = 4

/**
 * The next number of a series, such as `P-2026-0007` after `P-2026-0006`: `begin` is `P-2026-`, and `end` what all of
 * this series end with. `taken` may hold numbers of other series. Pure.
 */
export function siguiente(begin: string, taken: readonly string[], end = ''): string {
  const counts = taken.map((number) => {
    const digits =
      number.startsWith(begin) && number.endsWith(end)
        ? number.slice(begin.length, number.length - end.length)
        : ''
    return /^\d+$/.test(digits) ? Number(digits) : 0
  })
  const next = counts.reduce((most, count) => Math.max(most, count), 0) + 1
  return `${begin}${String(next).padStart(DIGITS, '0')}${end}`
}
