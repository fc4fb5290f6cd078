import { metresBetween } from '@/shared/lib/metres-between'
import { fold } from '@/shared/lib/text'
import type { Despacho } from './despacho'

/** Two callers put the pin of one fire on two sides of a block. */
const CERCA_METROS = 150

type Adonde = Pick<Despacho, 'direccion'> & {
  reporte?: string
  lugar?: Despacho['lugar'] | null
}

/** Words that say nothing of where: one writes «Calle Sucre y Olmedo», another «Sucre y Olmedo». */
const LITTLE = new Set(
  'a al av ave avda avenida barrio calle cdla ciudadela con de del doña el en entre esquina frente junto la las los por sector y via'
    .split(' ')
    .map(fold),
)

const wordsOf = (direccion: string): string[] => fold(direccion).match(/[\p{L}\p{N}]+/gu) ?? []

const isNumber = (word: string) => /\d/.test(word)

/** Whether most of the shorter address stands in the longer; kilometre 3 isn't kilometre 9. */
function sameAddress(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (one.length > 0 && one.join(' ') === other.join(' ')) return true
  const [mine, theirs] = [one, other].map((words) => new Set(words.filter((word) => !LITTLE.has(word))))
  if (!mine?.size || !theirs?.size) return false
  const both = [...mine].filter((word) => theirs.has(word))
  const numbered = [mine, theirs].every((words) => [...words].some(isNumber))
  if (numbered && !both.some(isNumber)) return false
  return both.length * 2 > Math.min(mine.size, theirs.size)
}

/**
 * Whether two calls go to one place: by their report, their point, or their address in other words. It is asked about and
 * never decided: one question too many costs a tap, one too few sends two crews to one fire.
 */
function mismoLugar(a: Adonde, b: Adonde): boolean {
  if (a.reporte && a.reporte === b.reporte) return true
  if (a.lugar && b.lugar && metresBetween(a.lugar, b.lugar) <= CERCA_METROS) return true
  return sameAddress(a.direccion, b.direccion)
}

/** The call that runs already where this one would go; a test goes nowhere. */
export const salidaAlMismoLugar = (list: readonly Despacho[], call: Adonde): Despacho | undefined =>
  list.find((one) => one.estado === 'EN_CURSO' && !one.prueba && mismoLugar(one, call))
