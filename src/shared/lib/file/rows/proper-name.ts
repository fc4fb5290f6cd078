/** Small words within a name, which stay small unless they begin it. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'en', 'el'])
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/

/** Whether a text has letters and all of them are capitals. */
export const isCapitals = (text: string): boolean =>
  /\p{Lu}\p{L}/u.test(text) && text === text.toLocaleUpperCase('es')

/** `MARÍA JOSÉ DE LA CRUZ` as `María José de la Cruz`; a text that isn't all capitals stays as it is. Pure. */
export function properName(text: string): string {
  if (!isCapitals(text)) return text
  let first = true
  return text.toLocaleLowerCase('es').replace(/[\p{L}\d]+/gu, (word) => {
    const stays = !first && SMALL.has(word)
    first = false
    if (stays) return word
    return ROMAN.test(word)
      ? word.toLocaleUpperCase('es')
      : word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
  })
}
