import { sameMonth } from '@/shared/lib/fecha'
import { fold, inOrder, wordsOf } from '@/shared/lib/text'
import { same } from '@/shared/storage/merge'
import { type Rendicion, shownTags } from './rendicion'
import { sampleRendiciones } from './seed'

/**
 * A search over long texts. Each record's text is folded once instead of at every keystroke; the record itself is the
 * cache's key, because records are never changed in place.
 */
function createSearch<T extends object>(textOf: (record: T) => string) {
  const folded = new WeakMap<T, string>()
  return (record: T, query: string | undefined): boolean => {
    if (!query?.trim()) return true
    const text = folded.get(record) ?? fold(textOf(record))
    folded.set(record, text)
    return wordsOf(query).every((word) => text.includes(word))
  }
}

/** Limits of spec §9: characters of an excerpt, tags on a public card, tags in the admin table. */
export const EXCERPT_LENGTH = 200
export const CARD_TAGS = 3
export const TABLE_TAGS = 2
/** The tag filter's value for "none"; an empty text means the same. */
const ALL_TAGS = 'all'

const search = createSearch<Rendicion>(({ titulo, cuerpoMarkdown, autor, tags }) =>
  [titulo, cuerpoMarkdown, autor, ...tags].join('\n'),
)

/** What the public may read (spec §4). */
export const publishedRendiciones = (list: readonly Rendicion[]): Rendicion[] =>
  list.filter(({ publicado }) => publicado)

/** Whether the build carries it, so that its link works on every phone. Others are only on this device. */
export const isInBuild = (rendicion: Rendicion): boolean =>
  sampleRendiciones().some((built) =>
    Object.entries(built).every(([field, value]) => same(rendicion[field as keyof Rendicion], value)),
  )

/** The tags in use that a report shows, by name. */
export const tagsOf = (list: readonly Rendicion[]): string[] =>
  inOrder(new Set(list.flatMap(({ tags }) => shownTags(tags))))

export type RendicionFilter = { query?: string; tag?: string }

/** Searches title, full text, author and tags, and filters by one tag. */
export function filterRendiciones(list: readonly Rendicion[], { query, tag }: RendicionFilter): Rendicion[] {
  const wanted = tag && tag !== ALL_TAGS ? tag : undefined
  return list.filter(
    (rendicion) => (wanted === undefined || rendicion.tags.includes(wanted)) && search(rendicion, query),
  )
}

/** The counters of both screens (spec §2.8, §2.18). `today` is `YYYY-MM-DD`. */
export function countRendiciones(list: readonly Rendicion[], today: string) {
  const count = (test: (rendicion: Rendicion) => boolean) => list.filter(test).length
  return {
    total: list.length,
    publicados: count(({ publicado }) => publicado),
    destacados: count(({ destacado }) => destacado),
    esteMes: count(({ fecha }) => sameMonth(fecha, today)),
    esteAnio: count(({ fecha }) => fecha.slice(0, 4) === today.slice(0, 4)),
  }
}
