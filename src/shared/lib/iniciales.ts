/**
 * Two letters for someone without a photo: first name and first surname. Ranks and titles (`Crnl.`, `Ing.`) don't
 * count, and of four words, as Spanish names have them, the third is the surname.
 */
export function iniciales(nombres: string): string {
  const words = nombres.split(/\s+/).filter(Boolean)
  const names = words.filter((word) => !word.endsWith('.'))
  const [first, ...rest] = names.length > 0 ? names : words
  const surname = rest[Math.floor((rest.length + 1) / 2) - 1]
  return [first, surname].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('es') ?? '').join('')
}
