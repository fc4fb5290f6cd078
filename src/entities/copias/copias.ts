import { delMany, get, keys } from 'idb-keyval'
import { newestFirst } from '@/shared/lib/fecha'
import { photosNamedIn } from '@/shared/lib/picture/photo-source'
import { listPhotos, loadPhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { type Row, writeRows } from '@/shared/storage/entry/rows'
import { readUnseen } from '@/shared/storage/entry/unseen'
import { isEmptyList, readWhole } from '@/shared/storage/entry/whole'
import { StorageError, writeFailure } from '@/shared/storage/errors'
import { newId } from '@/shared/storage/ids'
import type { Versioned } from '@/shared/storage/stored-module'
import { type Copia, CopiaError } from './copia'

export type Motivo = 'automatica' | 'manual' | 'restauracion' | 'deshecho' | 'vaciado'

/** A copy kept in this browser. `bytes` counts its data and the photos it refers to. */
export type KeptCopia = { id: string; momento: string; motivo: Motivo; bytes: number; fotos: number }

export type KeptData = Pick<Copia, 'modulos' | 'esquemas' | 'parciales'> & { fotos: string[] }

const META = 'copia:'
const DATA = 'copia-datos:'

export const dataRow = (id: string) => DATA + id

/** Held while copies are made or changed by the app itself. */
export const COPIAS_LOCK = 'bomberos-copia-automatica'

/** The schema versions by key; data of the first version is not named. */
const versionsOf = (stored: readonly Versioned[]): Record<string, number> =>
  Object.fromEntries(
    stored.flatMap(({ key, migrations = [] }) => (migrations.length > 0 ? [[key, migrations.length]] : [])),
  )

/** A copy of this data, with every photo that it names and that is on this device. */
export async function copyOf(
  modulos: Copia['modulos'],
  stored: readonly Versioned[],
  now = new Date(),
): Promise<Copia> {
  const named = new Set(photosNamedIn(JSON.stringify(modulos)))
  const fotos = (await listPhotos()).filter((source) => named.has(source))
  return { momento: now.toISOString(), modulos, esquemas: versionsOf(stored), fotos, foto: loadPhoto }
}

/**
 * A copy of everything that these modules hold now, with every photo that it names and that is on this device. Of a list
 * that is unknown here it holds this device's own records, as a part.
 */
export async function capture(stored: readonly Versioned[], now = new Date()): Promise<Copia> {
  const unseen = await readUnseen()
  const data: Record<string, unknown> = {}
  for (const one of stored) {
    const value = await readWhole(one)
    if (value !== undefined && !(unseen.has(one.key) && isEmptyList(value))) data[one.key] = value
  }
  const parciales = Object.keys(data).filter((key) => unseen.has(key))
  return { ...(await copyOf(data, stored, now)), ...(parciales.length > 0 && { parciales }) }
}

/**
 * A copy as this browser keeps it, and its database rows. Its photos are only named: they never change, and the sweep
 * leaves those that a copy names.
 */
export async function rowsOf(copia: Copia, motivo: Motivo): Promise<{ kept: KeptCopia; rows: Row[] }> {
  const { momento, modulos, esquemas, parciales } = copia
  const id = newId('copia-', new Date(momento).getTime())
  const data: KeptData = { modulos, esquemas, parciales, fotos: [...copia.fotos] }
  const kept = await keptOf({ id, momento, motivo }, data, copia.foto)
  return { kept, rows: rowsOfKept(kept, data) }
}

/** What a list of copies shows of one: also its size in bytes and how many photos it names. */
export async function keptOf(
  { id, momento, motivo }: Pick<KeptCopia, 'id' | 'momento' | 'motivo'>,
  { modulos, fotos }: KeptData,
  foto: Copia['foto'],
): Promise<KeptCopia> {
  let bytes = JSON.stringify(modulos).length
  for (const source of fotos) bytes += (await foto(source))?.size ?? 0
  return { id, momento, motivo, bytes, fotos: fotos.length }
}

export const rowsOfKept = (kept: KeptCopia, data: KeptData): Row[] => [
  [dataRow(kept.id), data],
  [META + kept.id, kept],
]

/** The names of the rows that hold these copies. */
export const rowNames = (ids: readonly string[]): string[] => ids.flatMap((id) => [META + id, dataRow(id)])

/** Keeps a copy in this browser. @throws StorageError when it doesn't fit or can't be written */
export async function keepCopia(copia: Copia, motivo: Motivo): Promise<KeptCopia> {
  try {
    const { kept, rows } = await rowsOf(copia, motivo)
    await writeRows(rows)
    return kept
  } catch (error) {
    console.error('Error al guardar la copia', error)
    throw error instanceof StorageError ? error : writeFailure(error)
  }
}

/** The copies kept in this browser, newest first; none when they can't be read. */
export async function listCopias(): Promise<KeptCopia[]> {
  try {
    const names = (await keys<string>(database())).filter((name) => name.startsWith(META))
    const found = await Promise.all(names.map((name) => get<KeptCopia>(name, database())))
    return found
      .filter((copy): copy is KeptCopia => copy !== undefined)
      .sort(newestFirst(({ momento }) => momento))
  } catch (error) {
    console.error('Error al leer las copias', error)
    return []
  }
}

/** @throws CopiaError 'perdida' when it isn't there any more */
export async function openCopia({ id, momento }: KeptCopia): Promise<Copia> {
  const datos = await get<KeptData>(dataRow(id), database())
  if (!datos) throw new CopiaError('perdida')
  return { momento, ...datos, foto: loadPhoto }
}

export async function deleteCopias(ids: readonly string[]): Promise<void> {
  await delMany(rowNames(ids), database())
}
