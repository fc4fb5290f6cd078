import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FREE } from '@/server/budgets'
import type { Database } from '@/server/database/database'
import type { Progress } from '@/server/progress'
import type { Free } from '@/server/room'
import { formatBytes } from '@/shared/lib/byte-size'
import { toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { exportTo } from './export'
import { linesOf, rowOf } from './lines'
import { type PhotoStore, photosBeside } from './photo-store'
import { isOutside, sumOf } from './tables'

const KEPT = 14
/** Those of the nights, and those from before an update. */
const NAME = /^central-\d{4}-\d{2}-\d{2}(?:-antes-de-actualizar-\d+)?\.ndjson\.gz$/
/** What a process that was killed left of a copy. */
const PART = /^central-.*\.parte$/
/** Any number, the same in every process: one of them makes a copy at a time. */
export const COPYING = 20_261_124

/**
 * While it runs no process of this database makes a copy, puts one back or tries one.
 * @throws SpokenError where one is at it
 */
export async function aloneWithCopies(database: Database, task: () => Promise<void>): Promise<void> {
  if (!(await database.alone(COPYING, task)))
    throw new SpokenError(
      'La central está haciendo o probando una copia. Espere un minuto e intente otra vez.',
    )
}

/** Where a central with that folder keeps its copies. */
export const copiasIn = (folder: string): string => join(folder, 'copias')

/** The name of a day's copy, without its ending. */
export const dayName = (day: Date): string => `central-${toDay(day)}`

export type CopiaFile = { nombre: string; instante: string; bytes: number }

export const hasCopia = async (folder: string, name: string): Promise<boolean> =>
  (await namesIn(folder)).includes(`${name}.ndjson.gz`)

const namesIn = async (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Newest first. */
export async function listCopias(folder: string): Promise<CopiaFile[]> {
  const names = (await namesIn(folder)).filter((name) => NAME.test(name))
  return Promise.all(
    names
      .sort()
      .reverse()
      .map(async (nombre) => {
        const { mtime, size } = await stat(join(folder, nombre))
        return { nombre, instante: mtime.toISOString(), bytes: size }
      }),
  )
}

/**
 * There must be room for as much as the copy before took and for the photos that no copy has yet, and the central has to
 * go on afterwards. @throws SpokenError
 */
async function demandRoom({ query }: Database, folder: string, store: PhotoStore, free: Free): Promise<void> {
  const have = new Set(await store.list())
  const photos = await query<{ suma: string; bytes: number }>(
    `select encode(suma, 'hex') as suma, octet_length(bytes) as bytes from foto`,
  )
  const news = photos.filter(({ suma }) => !have.has(suma)).reduce((sum, { bytes }) => sum + bytes, 0)
  const [last] = await listCopias(folder)
  const needed = news + (last?.bytes ?? 0)
  const bytes = free()
  if (bytes === null) return
  const left = Math.max(0, bytes - FREE.records)
  if (needed > left)
    throw new SpokenError(
      `No hay espacio para la copia: hacen falta ${formatBytes(needed)} y quedan ${formatBytes(left)}.`,
    )
}

/** The photos that a copy names without holding them. */
async function photosOf(file: string): Promise<string[]> {
  const sums: string[] = []
  let names: readonly string[] | undefined
  for await (const { value } of linesOf(file)) {
    names ??= (value as { tablas?: Record<string, string[]> }).tablas?.foto ?? []
    if (Array.isArray(value) && value[0] === 'foto' && isOutside(rowOf(value), names))
      sums.push(sumOf(rowOf(value), names))
  }
  return sums
}

/** Of the copies the last ones stay, and of the photos those that a copy names. */
async function sweep(folder: string, store: PhotoStore): Promise<void> {
  const [kept, gone] = [(await listCopias(folder)).slice(0, KEPT), (await listCopias(folder)).slice(KEPT)]
  for (const { nombre } of gone) await rm(join(folder, nombre))
  if (gone.length === 0) return
  const named = new Set<string>()
  for (const { nombre } of kept) for (const sum of await photosOf(join(folder, nombre))) named.add(sum)
  for (const sum of await store.list()) if (!named.has(sum)) await store.remove(sum)
}

const isFull = (error: unknown) => (error as { code?: string }).code === 'ENOSPC'

/**
 * Makes the copy of that name and keeps the last ones: nothing is deleted before it is there. Who calls it is at it alone
 * (`COPYING`). Returns its file.
 * @throws SpokenError where it doesn't fit
 */
export async function makeCopia(
  database: Database,
  folder: string,
  name: string,
  free: Free,
  progress?: Progress,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const part of (await namesIn(folder)).filter((one) => PART.test(one)))
    await rm(join(folder, part), { force: true })
  const file = join(folder, `${name}.ndjson.gz`)
  const store = photosBeside(file)
  await demandRoom(database, folder, store, free)
  await exportTo(database, file, { store, progress }).catch((error) => {
    throw isFull(error) ? new SpokenError('No hay espacio para la copia: el disco se llenó.') : error
  })
  await sweep(folder, store)
  return file
}
