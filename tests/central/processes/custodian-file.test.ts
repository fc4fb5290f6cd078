import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { keyOf, newWords } from '@/server/copies/custodios/key'
import { seal } from '@/server/copies/custodios/sealed'
import { custodiaFile } from '@/shared/lib/file/custodia'
import { place } from '../support/child'

/** A brigade's central with its chief's account and two photos. */
const COPY = 'tests/fixtures/central-version-3.ndjson.gz'

/** The command with somebody at its console who types one line. */
async function typing(folder: string, line: string): Promise<{ code: number | null; said: string }> {
  const server = inject('server')
  const child = spawn(process.execPath, [server, 'importar', 'copia.custodia'], {
    cwd: folder,
    stdio: 'pipe',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  child.stdin.end(`${line}\n`)
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, said }
}

test('the console asks for the words of a custodian’s file, says what is wrong with them, and puts it back', async () => {
  const { folder } = await place('PGlite')
  const words = newWords()
  const parts: Buffer[] = []
  for await (const part of seal([readFileSync(COPY)], keyOf(words.join(' ')).publica)) parts.push(part)
  const file = custodiaFile([new Blob([new Uint8Array(Buffer.concat(parts))])])
  writeFileSync(join(folder, 'copia.custodia'), Buffer.from(await file.arrayBuffer()))

  const wrong = await typing(folder, words.with(0, 'bombero').join(' '))
  expect(wrong.code).toBe(1)
  expect(wrong.said).toContain('Escriba las doce palabras de la clave de recuperación:')
  expect(wrong.said).toContain('la palabra 1, «bombero», no es de la lista')
  const right = await typing(folder, words.join(' '))
  expect(right.said).toMatch(/Copia importada: .*, 2 fotografías\./)
  expect(right.code).toBe(0)
  const left = join(folder, 'por-reponer')
  expect(existsSync(left) ? readdirSync(left) : []).toEqual([])
})
