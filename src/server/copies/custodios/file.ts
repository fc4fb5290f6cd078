import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { BEGINNING, LENGTH_BYTES } from '@/shared/lib/file/custodia'
import { SpokenError } from '@/shared/lib/spoken-error'

/** The pieces of a custodian's file, the records first and then a photo each. `end` is where a piece ends. */
type Piece = { start: number; end: number }

const damaged = () =>
  new SpokenError('El archivo del custodio está incompleto o dañado. Use el de otro custodio.')

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Whether this is the file of a custodian. What can't be read isn't: whoever reads it as a copy says why. */
export async function isCustodia(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    return (await readAt(file, 0, BEGINNING.length)).equals(Buffer.from(BEGINNING))
  } catch {
    return false
  } finally {
    await file.close()
  }
}

/** Where each piece lies. @throws SpokenError where the file was cut */
export async function piecesOf(path: string): Promise<Piece[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const pieces: Piece[] = []
    for (let at = BEGINNING.length; ; ) {
      const told = await readAt(file, at, LENGTH_BYTES)
      if (told.length < LENGTH_BYTES) throw damaged()
      const [start, length] = [at + LENGTH_BYTES, Number(told.readBigUInt64BE())]
      at = start + length
      if (length === 0) {
        if (start !== size || pieces.length === 0) throw damaged()
        return pieces
      }
      if (at > size) throw damaged()
      pieces.push({ start, end: at })
    }
  } finally {
    await file.close()
  }
}

export const readPiece = (path: string, { start, end }: Piece) =>
  createReadStream(path, { start, end: end - 1 })
