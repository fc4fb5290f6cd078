/**
 * Two letters for a person without a photo, from the first name and the first surname. Ranks and titles (`Crnl.`,
 * `Ing.`) are skipped; of four words the third is the surname, as in Spanish names.
 */
export function iniciales(nombres: string): string {
  const words = nombres.split(/\s+/).filter(Boolean)
  const names = words.filter((word) => !word.endsWith('.'))
  const [first, ...rest] = names.length > 0 ? names : words
  const surname = rest[Math.floor((rest.length + 1) / 2) - 1]
  return [first, surname].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('')
}
