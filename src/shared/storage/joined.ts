import { same } from './merge'

/** What tells one element of a list from another: these of its fields; all of it where none is named. */
type Identity = readonly string[]

/** Fields in which the words of two writers are joined, lists and texts of lines, with what tells their elements apart. */
export type Joins = Readonly<Record<string, Identity>>

/** What the later writer had seen, what stands since, and what they write. */
type Words = { base: unknown; stood: unknown; told: unknown; toldIsLater: boolean }

/** The same of one kind of value, as a list. */
type Lists<T> = Record<'base' | 'stood' | 'told', readonly T[]> & { toldIsLater: boolean }

/** Longer texts are compared line by line no more: the later one stands. */
const MOST_STEPS = 1_000_000

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of one thing that two wrote: what only one of them changed is theirs, and else the later stands. */
function either<T>({
  base,
  stood,
  told,
  toldIsLater,
}: Record<'base' | 'stood' | 'told', T> & { toldIsLater: boolean }): T {
  if (same(stood, base)) return told
  return same(told, base) || !toldIsLater ? stood : told
}

/** An element that both have, field by field. */
function element(words: Words): unknown {
  const { base, stood, told, toldIsLater } = words
  if (!isPlain(stood) || !isPlain(told)) return either(words)
  const seen = isPlain(base) ? base : {}
  const fields = [...new Set([...Object.keys(stood), ...Object.keys(told)])]
  return Object.fromEntries(
    fields
      .map((field) => [
        field,
        either({ base: seen[field], stood: stood[field], told: told[field], toldIsLater }),
      ])
      .filter(([, value]) => value !== undefined),
  )
}

/** The elements by what tells them apart; of two alike each by itself. */
function byIdentity(list: readonly unknown[], identity: Identity): Map<string, unknown> {
  const times = new Map<string, number>()
  return new Map(
    list.map((one) => {
      const own = isPlain(one) && identity.length > 0 ? identity.map((field) => one[field]) : one
      const name = JSON.stringify(own) ?? ''
      const nth = (times.get(name) ?? 0) + 1
      times.set(name, nth)
      return [`${nth} ${name}`, one]
    }),
  )
}

/** What stood there without what the other took away, then what the other added. */
function joinedElements({ toldIsLater, ...lists }: Lists<unknown>, identity: Identity): unknown[] {
  const [base, stood, told] = [lists.base, lists.stood, lists.told].map((list) =>
    byIdentity(list, identity),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>]
  return [...new Set([...stood.keys(), ...told.keys()])].flatMap((key) => {
    const words = { base: base.get(key), stood: stood.get(key), told: told.get(key), toldIsLater }
    const one = stood.has(key) && told.has(key) ? element(words) : either(words)
    return one === undefined ? [] : [one]
  })
}

/** A text by the lines of the one that it was made of: what stands before each of them and after the last, and which are left. */
type Against = { before: string[][]; kept: boolean[] }

/** How many lines the rest of both have in common, from each place on. */
function commonFrom(from: readonly string[], to: readonly string[]): (i: number, j: number) => number {
  const width = to.length + 1
  const common = new Uint32Array((from.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      common[i * width + j] = from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  return at
}

function against(base: readonly string[], text: readonly string[]): Against {
  const common = commonFrom(base, text)
  const before: string[][] = [[]]
  const kept: boolean[] = []
  let j = 0
  for (const [i, own] of base.entries()) {
    while (j < text.length && text[j] !== own && common(i, j + 1) >= common(i + 1, j))
      before[i]?.push(text[j++] ?? '')
    kept.push(text[j] === own)
    if (text[j] === own) j++
    before.push([])
  }
  before.at(-1)?.push(...text.slice(j))
  return { before, kept }
}

/** What both lines share of two letters that follow each other, from 0 to 1. */
function likeness(a: string, b: string): number {
  const pairs = (text: string) => new Set([...text].map((letter, at) => letter + text.charAt(at + 1)))
  const [one, other] = [pairs(a), pairs(b)]
  return (2 * [...one].filter((pair) => other.has(pair)).length) / Math.max(1, one.size + other.size)
}

/** Below this, two lines that came in the place of one say different things. */
const ALIKE = 0.5

/**
 * What comes of a line that both changed: the one that has all of the other, or both additions to it, or the later of two
 * corrections. Two lines that have nothing in common both stand.
 */
function corrected(base: string, stood: string, told: string, toldIsLater: boolean): string[] {
  if (stood.includes(told)) return [stood]
  if (told.includes(stood)) return [told]
  if (base.trim() !== '' && stood.startsWith(base) && told.startsWith(base)) {
    const [had, added] = [stood.slice(base.length), told.slice(base.length).trim()]
    return [had.includes(added) ? stood : `${stood} ${added}`]
  }
  if (likeness(stood, told) < ALIKE) return [stood, told]
  return [toldIsLater ? told : stood]
}

/** What both added stands once, wherever they put it. */
function joinedLines({ base, stood, told, toldIsLater }: Lists<string>): readonly string[] {
  const [few = 0, more = 0, most = 0] = [base.length, stood.length, told.length].sort((a, b) => a - b)
  if (Math.max(few, more) * most > MOST_STEPS) return toldIsLater ? told : stood
  const [ours, theirs] = [against(base, stood), against(base, told)]
  const had = ours.before.flat()
  const isNew = (one: string) => !had.some((own) => own.includes(one))
  return [...base, undefined].flatMap((own, at) => {
    const [mine, other] = [ours.before[at] ?? [], (theirs.before[at] ?? []).filter(isNew)]
    if (own === undefined) return [...mine, ...other]
    if (ours.kept[at] || theirs.kept[at] || !mine[0] || !other[0])
      return [...mine, ...other, ...(ours.kept[at] && theirs.kept[at] ? [own] : [])]
    return [...corrected(own, mine[0], other[0], toldIsLater), ...mine.slice(1), ...other.slice(1)]
  })
}

const linesOf = (text: unknown): string[] => (text ? String(text).split('\n') : [])
const elementsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isNothing = (value: unknown): boolean => value === undefined || value === null

/**
 * One value of two words that didn't know of each other: what either of them took away of what its writer had seen is gone,
 * what either of them added stands, and of what both changed the later. Values that are neither lists nor texts are not
 * joined: the later one stands. Pure.
 */
export function joinedValue(words: Words, identity: Identity): unknown {
  const { base, stood, told, toldIsLater } = words
  if (same(stood, told)) return stood
  const all = [stood, told].filter((value) => !isNothing(value))
  const later = toldIsLater ? told : stood
  const of = <T>(lists: (value: unknown) => readonly T[]): Lists<T> => ({
    base: lists(base),
    stood: lists(stood),
    told: lists(told),
    toldIsLater,
  })
  if (all.every((value) => typeof value === 'string')) return joinedLines(of(linesOf)).join('\n')
  if (all.every(Array.isArray)) return joinedElements(of(elementsOf), identity)
  return later
}

/** What of a value isn't in another one, nor anything like it. */
function goneFrom(mine: unknown, now: unknown, identity: Identity): unknown {
  if (typeof mine !== 'string') {
    const there = byIdentity(elementsOf(now), identity)
    return [...byIdentity(elementsOf(mine), identity)].flatMap(([key, one]) => (there.has(key) ? [] : [one]))
  }
  const there = linesOf(now)
  const isHere = (one: string) => there.some((other) => other.includes(one) || likeness(one, other) >= ALIKE)
  return linesOf(mine)
    .filter((one) => !isHere(one))
    .join('\n')
}

/** Whether all that a writer changed of `base` stands in what came of it. Pure. */
export const stands = (
  { base, mine, now }: { base: unknown; mine: unknown; now: unknown },
  identity: Identity,
): boolean => same(joinedValue({ base, stood: now, told: mine, toldIsLater: true }, identity), now)

/**
 * The same of a value whose writer's base nobody knows any more: what is gone was taken away, and what stands in another form
 * was replaced. Pure.
 */
export const standsStill = (mine: unknown, now: unknown, identity: Identity): boolean =>
  stands({ base: goneFrom(mine, now, identity), mine, now }, identity)
