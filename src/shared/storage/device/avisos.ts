import { del, get, set } from 'idb-keyval'
import { database } from '@/shared/storage/entry/database'

/** Of what this device tells: of emergencies alone, or of everything. */
export type Cuando = 'emergencias' | 'todos'

/** That this device tells, and whom; `endpoint` is its address at the browser's push service. */
export type Avisos = { cuando: Cuando; persona: string; endpoint: string }

const KEY = 'central-avisos'

export const readAvisos = async (): Promise<Avisos | null> => (await get<Avisos>(KEY, database())) ?? null

export const writeAvisos = (avisos: Avisos): Promise<void> => set(KEY, avisos, database())

export const deleteAvisos = (): Promise<void> => del(KEY, database())
