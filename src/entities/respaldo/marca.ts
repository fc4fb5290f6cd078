import { del, get } from 'idb-keyval'
import { PHOTOS_LOCK } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { removeRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { PROBE_KEY } from '@/shared/storage/keys'
import type { Motivo } from './copias'

/** Written before a restore's first write and removed once a person was told how the restore ended. */
export type Marca = {
  motivo: Motivo
  /** The restore's name in the log of changes. */
  titulo: string
  /** The id of the person who asked for it. */
  usuario: string | null
  /** True when everything was restored; false when everything is as before. */
  hecha: boolean
}

const NAME = 'respaldo:restauracion'

export const rowOfMarca = (marca: Marca): Row => [NAME, marca]

/** @throws StorageError */
export const putMarca = (marca: Marca): Promise<void> => writeRows([rowOfMarca(marca)])

/** Removes the mark once a person was told. Best effort: telling twice is better than never. */
export async function forgetMarca(): Promise<void> {
  await del(NAME, database()).catch(() => undefined)
}

/** The restore that a closed or killed tab left unreported, or null. Waits for one that is still running. */
export function leftRestore(): Promise<Marca | null> {
  return withLock(PHOTOS_LOCK, async () => {
    const marca = await get<Marca>(NAME, database())
    // The killed tab may have left its test for room behind.
    if (marca) removeRaw(PROBE_KEY)
    return marca ?? null
  })
}
