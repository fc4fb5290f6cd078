import { get } from 'idb-keyval'
import { photosNamedIn } from '@/shared/lib/picture/photo-source'
import { loadPhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { withLock } from '@/shared/storage/entry/lock'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import type { Stored } from '@/shared/storage/stored-module'
import { idOf } from '@/shared/storage/unique-ids'
import {
  COPIAS_LOCK,
  dataRow,
  type KeptCopia,
  type KeptData,
  keptOf,
  listCopias,
  rowNames,
  rowsOfKept,
} from './copias'

type Goes = (record: Stored & Record<string, unknown>) => boolean

const without = (value: unknown, goes: Goes): unknown[] =>
  Array.isArray(value) ? value.filter((record) => typeof idOf(record) !== 'string' || !goes(record)) : []

/** The copy's rows without these records; null when it has none of them. */
async function rowsWithout(kept: KeptCopia, key: string, goes: Goes): Promise<Row[] | null> {
  const data = await get<KeptData>(dataRow(kept.id), database())
  const value = data?.modulos[key]
  if (!data || value === undefined) return null
  const left = without(value, goes)
  if (Array.isArray(value) && left.length === value.length) return null
  const { [key]: _gone, ...others } = data.modulos
  const modulos = left.length > 0 ? { ...others, [key]: left } : others
  if (Object.keys(modulos).length === 0) return rowNames([kept.id]).map((name): Row => [name, undefined])
  const named = new Set(photosNamedIn(JSON.stringify(modulos)))
  const parciales = left.length > 0 ? [...(data.parciales ?? []), key] : data.parciales
  const next = { ...data, modulos, parciales, fotos: data.fotos.filter((source) => named.has(source)) }
  return rowsOfKept(await keptOf(kept, next, loadPhoto), next)
}

/**
 * Takes records of a list, or a whole object, out of the copies that the app made by itself on this device. Those that a
 * person made stay as they are. @throws StorageError
 */
export const removeFromCopias = (key: string, goes: Goes): Promise<void> =>
  withLock(COPIAS_LOCK, async () => {
    for (const kept of await listCopias()) {
      const rows = kept.motivo === 'manual' ? null : await rowsWithout(kept, key, goes)
      if (rows) await writeRows(rows)
    }
  })
