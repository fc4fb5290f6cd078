import { del, get, set } from 'idb-keyval'
import type { Cuando } from '@/shared/lib/aviso'
import { database } from '@/shared/storage/entry/database'

/** This device's notifications: of what, for which account (`persona`), and its address at the push service. */
export type Avisos = { cuando: Cuando; persona: string; endpoint: string }

const KEY = 'central-avisos'

export const readAvisos = async (): Promise<Avisos | null> => (await get<Avisos>(KEY, database())) ?? null

export const writeAvisos = (avisos: Avisos): Promise<void> => set(KEY, avisos, database())

export const deleteAvisos = (): Promise<void> => del(KEY, database())
