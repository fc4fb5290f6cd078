import { del, get } from 'idb-keyval'
import { PHOTOS_LOCK } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { removeRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { PROBE_KEY } from '@/shared/storage/keys'
import type { Motivo } from './copias'

/** Stands from before the first write of a restore until somebody was told what came of it. */
export type Marca = {
  motivo: Motivo
  /** What the log of changes says of it. */
  titulo: string
  /** Who asked for it, by id. */
  usuario: string | null
  /** Everything is new; otherwise everything is as before. */
  hecha: boolean
}

const NAME = 'respaldo:restauracion'

export const rowOfMarca = (marca: Marca): Row => [NAME, marca]

/** @throws StorageError */
export const putMarca = (marca: Marca): Promise<void> => writeRows([rowOfMarca(marca)])

/** Somebody was told. Best effort: told twice is better than never. */
export async function forgetMarca(): Promise<void> {
  await del(NAME, database()).catch(() => undefined)
}

/** The restore that a closed or killed tab left without a word, or null. Waits for one that is still under way. */
export function leftRestore(): Promise<Marca | null> {
  return withLock(PHOTOS_LOCK, async () => {
    const marca = await get<Marca>(NAME, database())
    // The look for room was cut short, too.
    if (marca) removeRaw(PROBE_KEY)
    return marca ?? null
  })
}
