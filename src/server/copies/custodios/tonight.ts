import { createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FREE } from '@/server/budgets'
import { aloneWithCopies, listCopias } from '@/server/copies/kept'
import { linesOf, rowOf } from '@/server/copies/lines'
import { photosBeside } from '@/server/copies/photo-store'
import { cellOf, isOutside, sumOf } from '@/server/copies/tables'
import type { Database } from '@/server/database/database'
import { putInPlace } from '@/server/database/disk'
import { freeIn } from '@/server/room'
import { SpokenError } from '@/shared/lib/spoken-error'
import { newUuid } from '@/shared/storage/ids'
import { type Llave, readLlave } from './llave'
import { ENDING, folderIn, type Noche, readNoche, sealedIn } from './noche'
import { seal, sealedLength } from './sealed'

/** The photos that the copy names, the newest first. */
async function photosOf(copia: string, { nombres }: Llave): Promise<Noche['fotos']> {
  const store = photosBeside(copia)
  const there = new Set(await store.list())
  const made = new Map<string, string>()
  let columns: readonly string[] | undefined
  for await (const { value } of linesOf(copia)) {
    columns ??= (value as { tablas?: Record<string, string[]> }).tablas?.foto ?? []
    if (!Array.isArray(value) || value[0] !== 'foto') continue
    const line = rowOf(value)
    if (isOutside(line, columns) && there.has(sumOf(line, columns)))
      made.set(sumOf(line, columns), cellOf(line, 'creada', columns) ?? '')
  }
  const newest = [...made].sort(([, a], [, b]) => b.localeCompare(a))
  return Promise.all(
    newest.map(async ([suma]) => ({
      nombre: createHmac('sha256', Buffer.from(nombres, 'hex')).update(suma).digest('hex').slice(0, 32),
      suma,
      bytes: sealedLength(await store.size(suma)),
    })),
  )
}

async function sealCopy(copias: string, copia: string, llave: Llave): Promise<void> {
  const [folder, path] = [folderIn(copias), join(copias, copia)]
  const { size, mtime } = await stat(path)
  const free = freeIn(copias)()
  if (free !== null && free - FREE.records < size)
    throw new SpokenError('No hay espacio para la copia de los custodios.')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const noche = newUuid()
  const part = join(folder, `${noche}.parte`)
  try {
    await pipeline(
      Readable.from(seal(createReadStream(path), Buffer.from(llave.publica, 'hex'))),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    const made: Noche = {
      ...{ noche, copia, publica: llave.publica },
      instante: mtime.toISOString(),
      bytes: (await stat(part)).size,
      fotos: await photosOf(path, llave),
    }
    await putInPlace(part, sealedIn(copias, made))
    await writeFile(part, JSON.stringify(made), { mode: 0o600, flush: true })
    await putInPlace(part, sealedIn(copias, made) + ENDING)
    for (const name of await readdir(folder))
      if (!name.startsWith(noche)) await rm(join(folder, name), { force: true })
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Closes the newest copy of a night for the custodians where that isn't done yet. Without a key there is nothing to do.
 * @throws SpokenError where it doesn't fit, or another process is at a copy
 */
export async function sealTonight(database: Database, copias: string): Promise<void> {
  const llave = await readLlave(database.query)
  const [newest] = llave ? await listCopias(copias) : []
  if (!llave || !newest) return
  const sealed = await readNoche(copias, llave)
  // That of a day is made anew where somebody asks for one.
  if (sealed?.copia === newest.nombre && sealed.instante === newest.instante) return
  await aloneWithCopies(database, () => sealCopy(copias, newest.nombre, llave))
}
