import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FREE } from '@/server/budgets'
import { forceFolder } from '@/server/database/disk'
import { freeIn } from '@/server/room'
import { formatBytes } from '@/shared/lib/byte-size'
import { SpokenError } from '@/shared/lib/spoken-error'
import { newUuid } from '@/shared/storage/ids'

const FOLDER = 'por-reponer'
const ID = /^[0-9a-f-]{36}$/

/**
 * A copy that somebody brings to a central that nobody has claimed: it lies in its folder until it is put back, or
 * until another begins. One at a time, so that nobody fills the disk with many.
 */
export function incomingIn(folder: string) {
  const place = join(folder, FOLDER)
  const pathOf = (id: string) => join(place, `${id}.ndjson.gz`)

  const keyBeside = (id: string) => `${pathOf(id)}.clave`

  const sizeOf = async (id: string): Promise<number | undefined> =>
    ID.test(id) ? (await stat(pathOf(id)).catch(() => undefined))?.size : undefined

  return {
    /** Makes room for a copy of so many bytes and returns its id. @throws SpokenError */
    async begin(bytes: number): Promise<string> {
      await rm(place, { recursive: true, force: true })
      await mkdir(place, { recursive: true, mode: 0o700 })
      const left = Math.max(0, (freeIn(place)() ?? Number.POSITIVE_INFINITY) - FREE.records)
      if (bytes > left)
        throw new SpokenError(
          `La copia ocupa ${formatBytes(bytes)} y en el disco de la central quedan ${formatBytes(left)}.`,
        )
      const id = newUuid()
      await (await open(pathOf(id), 'wx', 0o600)).close()
      forceFolder(place)
      forceFolder(folder)
      return id
    },

    /**
     * Puts a part where the copy ends. Returns how far the copy has come then: one that was told twice, or that comes too
     * early, is not put. undefined: there is no such copy.
     */
    async append(id: string, from: number, part: Uint8Array): Promise<number | undefined> {
      const size = await sizeOf(id)
      if (size !== from) return size
      const file = await open(pathOf(id), 'a')
      try {
        await file.writeFile(part)
        // The sender counts on what it is told has come, and begins there after a power cut.
        await file.sync()
      } finally {
        await file.close()
      }
      return from + part.length
    },

    /** The file of a copy that is there. */
    async fileOf(id: string): Promise<string | undefined> {
      return (await sizeOf(id)) === undefined ? undefined : pathOf(id)
    },

    /** Notes the key that opened a custodian's copy, by its public half in hex. */
    noteKey: (id: string, publica: string) => writeFile(keyBeside(id), publica, { mode: 0o600, flush: true }),

    /** That half; undefined where the copy needed no key. */
    keyOf: (id: string): Promise<string | undefined> =>
      readFile(keyBeside(id), 'utf8').catch(() => undefined),

    /** What a process that ended in the middle left, too. */
    async clear(): Promise<void> {
      for (const name of await readdir(place).catch(() => []))
        await rm(join(place, name), { recursive: true, force: true })
    },
  }
}
