import { delMany, get, set } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'
import type { Mi, MisHoras } from './mi'

/** In IndexedDB, which the worker reads too: what this phone last heard of its person, and no copy has it. */
const KEY = 'mi:estado'

/** `oido`: when it was heard, ISO, by this phone's clock. */
export type Kept = { mi: Mi; oido: string }

export const readKept = async (): Promise<Kept | null> => (await get<Kept>(KEY, database())) ?? null

export async function keep(mi: Mi): Promise<Kept> {
  const kept = { mi, oido: new Date().toISOString() }
  await set(KEY, kept, database())
  return kept
}

const HORAS_KEY = 'mi:horas'

/** `oido` as in `Kept`. */
export type KeptHoras = { horas: MisHoras; oido: string }

export const readKeptHoras = async (): Promise<KeptHoras | null> =>
  (await get<KeptHoras>(HORAS_KEY, database())) ?? null

export async function keepHoras(horas: MisHoras): Promise<KeptHoras> {
  const kept = { horas, oido: new Date().toISOString() }
  await set(HORAS_KEY, kept, database())
  return kept
}

export const forgetKept = (): Promise<void> => delMany([KEY, HORAS_KEY], database())
