import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

/** More words than a brigade has for its goods, people and calls; the oldest go. */
const MOST = 300

type Kept = { de: string; palabra: string; valor: string }

/** Somebody may have edited storage by hand: what is no answer counts as missing. */
function remembered(): Kept[] {
  const { palabrasImportadas: kept } = readPreferences()
  const isAnswer = (one: unknown): one is Kept =>
    typeof one === 'object' && one !== null && ['de', 'palabra', 'valor'].every((field) => field in one)
  return Array.isArray(kept) ? kept.filter(isAnswer) : []
}

/** What somebody said on this device that a word of an imported column means. */
export function rememberedWords(): (of: string, word: string) => string | undefined {
  const kept = new Map(remembered().map(({ de, palabra, valor }) => [`${de}/${palabra}`, valor]))
  return (of, word) => kept.get(`${of}/${word}`)
}

/** Kept at once, since a file may have to be corrected and read again. */
export function rememberWord(de: string, palabra: string, valor: string): void {
  const others = remembered().filter((one) => one.de !== de || one.palabra !== palabra)
  setPreference('palabrasImportadas', [{ de, palabra, valor }, ...others].slice(0, MOST))
}
