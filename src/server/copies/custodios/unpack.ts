import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILE_BYTES, FREE } from '@/server/budgets'
import { photosBeside } from '@/server/copies/photo-store'
import { putInPlace } from '@/server/database/disk'
import type { Progress } from '@/server/progress'
import { freeIn } from '@/server/room'
import { formatBytes } from '@/shared/lib/byte-size'
import { SpokenError } from '@/shared/lib/spoken-error'
import { piecesOf, readPiece } from './file'
import { keyOf, type RecoveryKey } from './key'
import { open, sealedLength } from './sealed'

async function openPhoto(path: string, piece: { start: number; end: number }, key: RecoveryKey) {
  if (piece.end - piece.start > sealedLength(FILE_BYTES))
    throw new SpokenError('El archivo del custodio está incompleto o dañado. Use el de otro custodio.')
  const parts: Buffer[] = []
  for await (const part of open(readPiece(path, piece), key)) parts.push(part)
  return Buffer.concat(parts)
}

/** @throws SpokenError where what is in it doesn't fit beside it */
function demandSpace(bytes: number, folder: string): void {
  const left = Math.max(0, (freeIn(folder)() ?? Number.POSITIVE_INFINITY) - FREE.records)
  if (bytes > left)
    throw new SpokenError(
      `No hay espacio para abrir la copia: hacen falta ${formatBytes(bytes)} y quedan ${formatBytes(left)}.`,
    )
}

/**
 * Opens a custodian's file with the words of the recovery key: the copy is put at `target`, which may be the file itself, and its
 * photos beside it. Until all of it was read `target` stays as it was.
 * @throws SpokenError for wrong words, another key, and a file in which a byte was changed or is missing
 */
export async function unpack(path: string, target: string, words: string, progress: Progress): Promise<void> {
  const key = keyOf(words)
  const [records, ...photos] = await piecesOf(path)
  if (!records) return
  demandSpace(photos.at(-1)?.end ?? records.end, dirname(target))
  const [part, store] = [`${target}.abierta`, photosBeside(target)]
  try {
    progress('Abriendo los registros')
    await pipeline(
      Readable.from(open(readPiece(path, records), key)),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    for (const [index, piece] of photos.entries()) {
      progress('Abriendo las fotografías', index + 1, photos.length)
      const bytes = await openPhoto(path, piece, key)
      await store.put(createHash('sha256').update(bytes).digest('hex'), bytes)
    }
    await putInPlace(part, target)
  } finally {
    await rm(part, { force: true })
  }
}
