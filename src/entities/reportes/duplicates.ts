import { metresBetween } from '@/shared/lib/metres-between'
import { oncePer } from '@/shared/lib/remembered'
import { byCode } from '@/shared/lib/text'
import { creadoEn, type Reporte } from './reporte'
import { significantWords } from './words'

const MAX_METRES = 500
const MAX_MS = 72 * 3_600_000
const MIN_PLACE = 0.5
const MIN_WORDS = 0.3
/** A single word in common may be chance. */
const MIN_SHARED = 2
/** The similarity required when neither report says its place. */
const MIN_WORDS_ALONE = 0.6

/** The compared fields; a draft has no id yet. */
export type Compared = Pick<
  Reporte,
  'titulo' | 'descripcion' | 'categoria' | 'fechaCreacion' | 'fechaCentral' | 'ubicacion' | 'punto'
> & { id?: string }

export type Duplicate = {
  reporte: Reporte
  /** 0 to 1. */
  score: number
}

type Words = { titulo: Set<string>; todo: Set<string>; lugar: Set<string> }

/** By themselves, because of most reports only the place is compared and their texts are never taken apart. */
const placeOf = oncePer((report: Compared): Set<string> => significantWords(report.ubicacion ?? ''))

const wordsOf = oncePer(
  (report: Compared): Words => ({
    titulo: significantWords(report.titulo),
    todo: significantWords(`${report.titulo} ${report.descripcion}`),
    lugar: placeOf(report),
  }),
)

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const word of a) if (b.has(word)) count++
  return count
}

/** The share of the shorter text's words that both have, so that a short report can match a long one. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : shared(a, b) / smaller
}

const numbers = oncePer((words: ReadonlySet<string>) => new Set([...words].filter((word) => /\d/.test(word))))

/** Kilometre 3 is not kilometre 9, however alike the rest is. */
function samePlaceText(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const mine = numbers(a)
  const theirs = numbers(b)
  if (mine.size > 0 && theirs.size > 0 && shared(mine, theirs) === 0) return false
  return overlap(a, b) >= MIN_PLACE
}

/** Undefined when one of the two doesn't say its place. */
function isNear(a: Compared, b: Compared): boolean | undefined {
  if (a.punto && b.punto) return metresBetween(a.punto, b.punto) <= MAX_METRES
  const [mine, theirs] = [placeOf(a), placeOf(b)]
  return mine.size > 0 && theirs.size > 0 ? samePlaceText(mine, theirs) : undefined
}

function without(words: ReadonlySet<string>, place: ReadonlySet<string>): Set<string> {
  return new Set([...words].filter((word) => !place.has(word)))
}

/** Compares the words of what happened; words that only name the shared place don't count. */
function similarity(a: Words, b: Words): number {
  const place = new Set([...a.lugar, ...b.lugar])
  const [mine, theirs] = [without(a.todo, place), without(b.todo, place)]
  if (shared(mine, theirs) < MIN_SHARED) return 0
  const [short, long] = [overlap(a.titulo, b.todo), overlap(b.titulo, a.todo)]
  return 0.6 * overlap(mine, theirs) + 0.2 * (short + long)
}

/**
 * Reports that may be about the same event, likeliest first: same category, at most 72 h and 500 m apart (or with a
 * similar description of the place) and with similar words. `report` itself is left out.
 */
export function findDuplicates(report: Compared, list: readonly Reporte[], most = 5): Duplicate[] {
  const instant = Date.parse(creadoEn(report))
  const found: Duplicate[] = []
  for (const other of list) {
    if (other.categoria !== report.categoria || other.id === report.id) continue
    if (!(Math.abs(Date.parse(creadoEn(other)) - instant) <= MAX_MS)) continue
    const near = isNear(report, other)
    if (near === false) continue
    const score = similarity(wordsOf(report), wordsOf(other))
    if (score < (near ? MIN_WORDS : MIN_WORDS_ALONE)) continue
    found.push({ reporte: other, score })
  }
  return found.sort((a, b) => b.score - a.score || byCode(a.reporte.id, b.reporte.id)).slice(0, most)
}
