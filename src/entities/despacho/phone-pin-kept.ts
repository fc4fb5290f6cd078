import { del, get } from 'idb-keyval'
import type { SlowHash } from '@/shared/lib/file/slow-hash'
import { database } from '@/shared/storage/entry/database'

/** In IndexedDB: the PIN of this phone's person, which no copy has. */
export const PIN_KEY = 'mi:pin'

/** `fallos`: wrong tries in a row; `hasta`: until when no other one is taken, in ms since 1970. */
export type Pin = SlowHash & { fallos: number; hasta: number }

export const readPin = () => get<Pin>(PIN_KEY, database())

export const hasPin = async (): Promise<boolean> => (await readPin()) !== undefined

export const dropPin = (): Promise<void> => del(PIN_KEY, database())
