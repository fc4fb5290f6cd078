import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { putInPlace } from '@/server/database/disk'

/** The folder beside the nightly copies in which each photo lies once, under the SHA-256 of its bytes. */
const FOLDER = 'fotos'
const NAME = /^[0-9a-f]{64}$/

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type PhotoStore = {
  /** The sums of the photos that are there. */
  list(): Promise<string[]>
  /** A photo's bytes; undefined where it isn't there, or isn't what it was. */
  read(sum: string): Promise<Uint8Array | undefined>
  /** False where these bytes have another sum. */
  put(sum: string, bytes: Uint8Array): Promise<boolean>
  remove(sum: string): Promise<void>
  /** How many bytes the photo with that sum has. */
  size(sum: string): Promise<number>
  bytes(): Promise<number>
}

/** The photos beside a copy. */
export function photosBeside(file: string): PhotoStore {
  const folder = join(dirname(file), FOLDER)
  const size = async (sum: string) => (await stat(join(folder, sum))).size
  const list = async () => (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  return {
    list,
    async read(sum) {
      const bytes = NAME.test(sum) ? await readFile(join(folder, sum)).catch(() => undefined) : undefined
      return bytes && sumOf(bytes) === sum ? bytes : undefined
    },
    async put(sum, bytes) {
      if (sumOf(bytes) !== sum) return false
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(folder, `${sum}.${randomUUID()}.parte`)
      try {
        await writeFile(part, bytes, { mode: 0o600, flush: true })
        await putInPlace(part, join(folder, sum))
        return true
      } finally {
        await rm(part, { force: true })
      }
    },
    remove: (sum) => rm(join(folder, sum), { force: true }),
    size,
    async bytes() {
      const sizes = await Promise.all((await list()).map(size))
      return sizes.reduce((sum, bytes) => sum + bytes, 0)
    },
  }
}
