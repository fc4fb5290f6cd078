import { del, delMany, get, set } from 'idb-keyval'
import { database, relaxedDatabase } from '@/shared/storage/entry/database'
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
  await set(HORAS_KEY, kept, relaxedDatabase())
  return kept
}

export const forgetKept = (): Promise<void> => delMany([KEY, HORAS_KEY], database())

const FIN_KEY = 'mi:fin'

/** Why the central lets this phone in no more, in its words, until somebody has read it. `oido` as in `Kept`. */
export type Fin = { motivo: string; oido: string }

export const readFin = async (): Promise<Fin | null> => (await get<Fin>(FIN_KEY, database())) ?? null

export async function keepFin(motivo: string): Promise<Fin> {
  const fin = { motivo, oido: new Date().toISOString() }
  await set(FIN_KEY, fin, database())
  return fin
}

export const forgetFin = (): Promise<void> => del(FIN_KEY, database())
