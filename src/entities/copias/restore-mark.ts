import { del, get } from 'idb-keyval'
import { PHOTOS_LOCK } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { removeRaw } from '@/shared/storage/entry/local'
import { withLock } from '@/shared/storage/entry/lock'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { PROBE_KEY } from '@/shared/storage/keys'
import type { Motivo } from './copias'

/** Written before a restore's first write and removed once a person was told how the restore ended. */
export type RestoreMark = {
  motivo: Motivo
  /** The restore's name in the log of changes. */
  titulo: string
  /** The id of the person who asked for it. */
  usuario: string | null
  /** True when everything was restored; false when everything is as before. */
  hecha: boolean
}

const NAME = 'respaldo:restauracion'

export const rowOfRestoreMark = (mark: RestoreMark): Row => [NAME, mark]

/** @throws StorageError */
export const putRestoreMark = (mark: RestoreMark): Promise<void> => writeRows([rowOfRestoreMark(mark)])

/** Removes the mark once a person was told. Best effort: telling twice is better than never. */
export async function forgetRestoreMark(): Promise<void> {
  await del(NAME, database()).catch(() => undefined)
}

/** The restore that a closed or killed tab left unreported, or null. Waits for one that is still running. */
export function leftRestore(): Promise<RestoreMark | null> {
  return withLock(PHOTOS_LOCK, async () => {
    const mark = await get<RestoreMark>(NAME, database())
    // The killed tab may have left its test for room behind.
    if (mark) removeRaw(PROBE_KEY)
    return mark ?? null
  })
}
