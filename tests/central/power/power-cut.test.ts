import {
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createSecrets } from '@/server/accounts/secrets'
import { checkCopy } from '@/server/copies/check'
import { beginAt } from '@/server/database/migrate'
import { openPglite } from '@/server/database/pglite'
import { runs } from '../../runs'
import { answering, runServer, type Started } from '../../tools/server-process.mjs'
import { newDatos, newFolder } from '../support/engines'
import { JEFA } from '../support/world'
import { type Change, Disk } from './disk'
import { claim, evening, type Life, lifeAt, type Notes, type Said, write } from './evening'

// The recorder notes what a real central writes; the disk is told, cut at moments of that evening, and opened again by a
// real central, which must have all that was confirmed until then.

const RECORDER = join(import.meta.dirname, 'recorder.cjs')
const SEED = 49

/** Numbers from 0 to below 1, the same for each seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const withPage = (folder: string): void => {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), '<meta charset="utf-8" />')
}

/** A folder in which centrals are recorded. */
function recorded(folder: string) {
  withPage(folder)
  const register = `${folder}.registro`
  const before = `${folder}.antes`
  writeFileSync(register, '')
  cpSync(folder, before, { recursive: true })
  const env = { NODE_OPTIONS: `--require ${RECORDER}`, REGISTRO: register, RAIZ: folder }
  const notes: Notes = { register, said: [] }
  onTestFinished(() => {
    for (const path of [folder, register, before]) rmSync(path, { recursive: true, force: true })
  })
  const run = (...args: string[]): Started => {
    const child = runServer(inject('server'), folder, env, ...args)
    onTestFinished(async () => void (await child.end('SIGKILL')))
    return child
  }
  return { folder, notes, before, run, start: () => answering(run()) }
}

const codeIn = (started: Started): string => /Código: (\w+)/.exec(started.said())?.[1] ?? ''

type Recorded = ReturnType<typeof recorded>

/** Cuts the power at so many moments, and starts a central on what is left each time. */
async function cutThrough(
  { notes, before }: Recorded,
  cuts: number,
  look: (life: Life, folder: string) => Promise<void>,
  from = 0,
) {
  const random = numbers(SEED + cuts)
  const disk = new Disk(before)
  const size = statSync(notes.register).size
  const moments = Array.from({ length: cuts }, () => Math.floor((from + random() * (1 - from)) * size)).sort(
    (a, b) => a - b,
  )
  let [read, checked] = [0, 0]
  const cutUntilHere = async () => {
    while (moments.length > 0 && (moments[0] ?? 0) <= read) {
      const said = notes.said.filter(({ until }) => until <= read)
      checked += await openAfter(disk, said, random, look)
      moments.shift()
    }
  }
  for await (const line of createInterface({ input: createReadStream(notes.register) })) {
    await cutUntilHere()
    disk.apply(JSON.parse(line) as Change)
    read += Buffer.byteLength(line) + 1
  }
  await cutUntilHere()
  return checked
}

async function openAfter(
  disk: Disk,
  said: readonly Said[],
  random: () => number,
  look: (life: Life, folder: string) => Promise<void>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bomberos-corte-'))
  try {
    disk.cut(folder, random)
    withPage(folder)
    const central = await answering(runServer(inject('server'), folder, {}))
    try {
      const life = await lifeAt(central.url)
      for (const { what, isThere } of said)
        await isThere(life).catch((error: unknown) => {
          throw new Error(`lost: ${what}`, { cause: error })
        })
      await look(life, folder)
    } finally {
      await central.end('SIGKILL')
    }
    return said.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const nothingMore = async () => undefined

const EVENING = runs(160)
test(
  `${EVENING} power cuts in an evening: the central starts by itself and has what it confirmed`,
  async () => {
    const folder = newDatos()
    mkdirSync(join(folder, 'copias'))
    const place = recorded(folder)
    const first = await place.start()
    await evening(place.notes, first.url, codeIn(first))
    await first.end('SIGTERM')
    const copy = 'copias/central-2026-11-26.ndjson.gz'
    expect(await place.run('exportar', copy).ended).toBe(0)
    const size = statSync(place.notes.register).size
    const checked = await cutThrough(place, EVENING, async (_life, folder) => {
      // A copy has its name only once it is whole.
      if (existsSync(join(folder, copy))) await checkCopy(join(folder, copy))
    })
    await cutThrough(place, 1, async (_life, folder) => void (await checkCopy(join(folder, copy))), 1)
    expect(checked).toBeGreaterThan(EVENING)
    expect(size).toBeGreaterThan(1_000_000)
  },
  EVENING * 2 * 60_000,
)

const FIRST = runs(40)
test(
  `${FIRST} power cuts in a first start and its claim: the next start begins or goes on`,
  async () => {
    const place = recorded(newFolder())
    const first = await place.start()
    await claim(place.notes, first.url, codeIn(first))
    await first.end('SIGKILL')
    await cutThrough(place, FIRST, nothingMore)
  },
  FIRST * 2 * 60_000,
)

const OLD = 4

const UPDATE = runs(40)
test(
  `${UPDATE} power cuts while an older central is updated: it is of the old version or of the new one, with everything`,
  async () => {
    const folder = newDatos()
    const older = await openPglite(join(folder, 'base'))
    await older.transaction(async (query) => {
      await beginAt(query, OLD)
      await query(`insert into central values ('epoca', 'una'), ('modo', 'suya')`)
      await query(
        `insert into usuario (id, correo, nombre, rol, activo, secreto) values ('u', $1, $2, 'SUPERADMIN', true, $3)`,
        [JEFA.correo, JEFA.nombre, await createSecrets().hash(JEFA.clave)],
      )
      for (const [n, id] of ['inv-1', 'inv-2'].entries())
        await query(`insert into registro values ('bomberos_inventario_items', $1, $2, $3)`, [
          id,
          JSON.stringify({ '': ['0-0-a', true], nombre: ['0-0-a', 'Hacha'] }),
          n + 1,
        ])
      await query('update contador set seq = 2')
    })
    await older.close()
    const place = recorded(folder)
    for (const id of ['inv-1', 'inv-2'])
      place.notes.said.push({ until: 0, what: id, isThere: async ({ ids }) => expect(ids).toContain(id) })
    const first = await place.start()
    await write(place.notes, (await lifeAt(first.url)).chief, 1)
    await first.end('SIGKILL')
    await cutThrough(place, UPDATE, nothingMore)
  },
  UPDATE * 2 * 60_000,
)
