import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyOf, newWords } from '@/server/copies/custodios/key'
import { open, seal, sealedLength } from '@/server/copies/custodios/sealed'

const FRAME = 64 * 1024
const HEADER = 48
const key = keyOf(newWords().join(' '))

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

/** The text in parts of that size, as a disk gives it. */
function* inParts(text: Buffer, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.subarray(at, at + size)
}

const sealed = (text: Buffer, part = 10_000) => all(seal(inParts(text, part), key.publica))
const opened = (text: Buffer, part = 7001) => all(open(inParts(text, part), key))

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME, 200_001])(
  'a text of %d bytes comes back as it was, and is as long as was said',
  async (length) => {
    const text = randomBytes(length)
    const closed = await sealed(text)
    expect(closed).toHaveLength(sealedLength(length))
    expect((await opened(closed)).equals(text)).toBe(true)
    expect((await opened(closed, 1_000_000)).equals(text)).toBe(true)
    // Twice the same text says nothing of it being the same.
    expect((await sealed(text)).subarray(HEADER).equals(closed.subarray(HEADER))).toBe(false)
  },
)

test('frames that are swapped, left out, repeated or cut off are refused, and so is each bit of the beginning', async () => {
  const closed = await sealed(randomBytes(3 * FRAME + 5))
  const head = closed.subarray(0, HEADER)
  const [a, b, c, d] = [...inParts(closed.subarray(HEADER), FRAME + 16)] as [Buffer, Buffer, Buffer, Buffer]
  for (const frames of [[b, a, c, d], [a, c, d], [a, b, b, c, d], [a, b, c], [a, b], [a, b, c, d, d], []])
    await expect(opened(Buffer.concat([head, ...frames]))).rejects.toThrow('La copia está dañada')
  for (let at = 0; at < HEADER; at++)
    for (const bit of [0x01, 0x80]) {
      const turned = Buffer.from(closed)
      turned[at] = (turned[at] ?? 0) ^ bit
      await expect(opened(turned), `byte ${at}`).rejects.toThrow(/dañada|Esa clave no abre/)
    }
  expect(await opened(closed)).toHaveLength(3 * FRAME + 5)
})
