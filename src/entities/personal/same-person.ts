import { plain } from '@/shared/lib/file/cells'
import { byCode, fold } from '@/shared/lib/text'

type Named = { nombres: string; telefono: string }

/** The last nine digits of a number: with or without the country's code and the zero. */
const phoneOf = ({ telefono }: Pick<Named, 'telefono'>): string => {
  const digits = telefono.replace(/\D/g, '')
  return digits.length >= 8 ? digits.slice(-9).replace(/^0/, '') : ''
}

/** The words of a name in one order: «Rosa Zambrano» and «ZAMBRANO ROSA» have the same. */
export const wordsOfName = ({ nombres }: Pick<Named, 'nombres'>): string =>
  plain(nombres).split(' ').filter(Boolean).sort(byCode).join(' ')

/** A name in whatever order, with its telephone; '' without one, since two people may share a name. */
export const nameAndPhone = (person: Named): string => {
  const phone = phoneOf(person)
  return phone && `${wordsOfName(person)}/${phone}`
}

/** Whether two of one telephone may be one person: one name has all the words of the other, two at least. */
export function mayBeOne(one: Named, other: Named): boolean {
  if (phoneOf(one) === '' || phoneOf(one) !== phoneOf(other)) return false
  const [less = [], more = []] = [one, other]
    .map((person) => wordsOfName(person).split(' '))
    .sort((a, b) => a.length - b.length)
  return less.length > 1 && less.every((word) => more.includes(word))
}

/** A word as it is compared: `COMPAÑÍA 1` and `Compañía 1` are one area. */
export const spelled = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

/** Spells a text as it is among the known ones, or as it came first. */
export function lastingSpelling(known: readonly string[]): (text: string) => string {
  const first = new Map<string, string>()
  const keep = (text: string): string => {
    const key = spelled(text)
    const kept = first.get(key)
    if (kept === undefined) first.set(key, text.trim())
    return kept ?? text.trim()
  }
  for (const text of known) keep(text)
  return keep
}
