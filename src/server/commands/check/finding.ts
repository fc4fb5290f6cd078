import type { Query } from '@/server/database/database'

export type Finding = {
  /** What isn't as it should be, as a sentence. */
  says: string
  /** How it is mended; without it, a person has to decide. */
  repair?: { would: string; done: string; run(query: Query): Promise<unknown> }
}

/** One thing that was looked at, with how much of it. */
export type Area = { title: string; findings: Finding[] }

const SHOWN = 5

/** The first ones by their ids, and how many more. */
export const listed = (ids: readonly string[]): string =>
  `${ids.slice(0, SHOWN).join(', ')}${ids.length > SHOWN ? ` y ${ids.length - SHOWN} más` : ''}`
