import fc from 'fast-check'
import { clear, setMany } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { usuarios } from '@/access/usuarios/usuarios'
import type { Copia } from '@/entities/copias/copia'
import { type KeptCopia, listCopias, openCopia } from '@/entities/copias/copias'
import { joinModule } from '@/entities/copias/differences'
import { removeSamples, restore, undoRestore } from '@/entities/copias/restore'
import { forgetRestoreMark, leftRestore } from '@/entities/copias/restore-mark'
import { mediosRepository } from '@/entities/galeria/queries'
import { sampleMedia } from '@/entities/galeria/seed'
import { miembrosRepository } from '@/entities/personal/queries'
import { sampleMiembros } from '@/entities/personal/seed'
import { reportesRepository } from '@/entities/reportes/queries'
import { sampleReportes } from '@/entities/reportes/seed'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { listPhotos, putPhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { readWhole } from '@/shared/storage/entry/whole'
import { PROBE_KEY } from '@/shared/storage/keys'
import { KEYS } from '../../../keys'
import { runs } from '../../../runs'
import { signIn } from '../../sign-in'
import { type Cut, cut } from './cuts'

const REPOSITORIES = [miembrosRepository, mediosRepository, reportesRepository, usuarios]
const SAMPLES: Record<string, object | undefined> = {
  [KEYS.personal]: sampleMiembros()[0],
  [KEYS.media]: sampleMedia()[1],
  [KEYS.reportes]: sampleReportes()[0],
}
const ALL = [...Object.keys(SAMPLES), KEYS.usuarios]
const MODULE_FORMS = ALL.map((key) => ({ key }))
const PICTURE = 'idb:11111111-1111-4111-8111-111111111111'

/** Characters that timestamps and the test for room take. */
const MARGIN = 200

type Modulos = Record<string, object[]>

/** Lists of up to five records, of any size; one of the staff may have the picture. */
const lists = (mark: string, picture: boolean): fc.Arbitrary<Modulos> => {
  const list = (key: string) =>
    fc.array(fc.tuple(fc.nat(6), fc.nat(400)), { maxLength: 5 }).map((records) =>
      [...new Map(records)].map(([n, size]) => ({
        ...SAMPLES[key],
        id: `${key}-${n}`,
        relleno: mark.repeat(size),
        ...(picture && key === KEYS.personal && { fotoUrl: PICTURE }),
      })),
    )
  return fc.tuple(...Object.keys(SAMPLES).map(list)).map((found) => ({
    ...Object.fromEntries(Object.keys(SAMPLES).map((key, n) => [key, found[n] ?? []])),
    [KEYS.usuarios]: sampleUsuarios().map((user) => ({ ...user, relleno: mark })),
  }))
}

const corte: fc.Arbitrary<Cut> = fc.oneof(
  fc.record({ kind: fc.constant('kill' as const), at: fc.nat(22), lost: fc.nat(4) }),
  fc.record({
    kind: fc.constant('refuse' as const),
    at: fc.nat(22),
    times: fc.constantFrom(1, 2, 1000),
    later: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('full' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constant('quota' as const), more: fc.integer({ min: -50, max: 1500 }) }),
)

const scene = fc.record({
  here: lists('h', false),
  copy: lists('c', true),
  action: fc.constantFrom('combinar', 'reemplazar', 'deshacer', 'vaciar'),
  corte,
})

/** A device that holds this and nothing else. */
async function begin(modulos: Modulos): Promise<void> {
  await clear(database())
  for (const key of ALL) {
    const data = modulos[key] ?? []
    const raw = JSON.stringify({ data, timestamp: 1, v: 9, ...(data.length === 0 && { emptied: true }) })
    await setMany([[`diario:${key}`, { v: 9, timestamp: 1, raw }]], database())
    localStorage.setItem(key, raw)
  }
}

const held = async () =>
  Object.fromEntries(await Promise.all(ALL.map(async (key) => [key, await readWhole({ key: key })])))
const shown = () => Promise.all(REPOSITORIES.map((repository) => repository.all()))
const mirrored = () =>
  Object.fromEntries(ALL.map((key) => [key, JSON.parse(localStorage.getItem(key) ?? '').data]))

const copiaOf = (modulos: Modulos): Copia => ({
  momento: '2024-01-05T12:00:00.000Z',
  modulos,
  fotos: [PICTURE],
  foto: async () => new Blob(['foto'], { type: 'image/webp' }),
})

type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never

/** The expected result of the action, and the call. */
async function prepare({ here, copy, action }: Scene) {
  await begin(here)
  if (action === 'vaciar') {
    // Every second record is a sample.
    const isSample = (_: object, n: number) => n % 2 === 0
    const lists = Object.keys(SAMPLES).map((key) => ({
      key,
      seed: () => (here[key] ?? []).filter(isSample) as { id: string }[],
    }))
    const left = lists.map(({ key }) => [key, (here[key] ?? []).filter((one, n) => !isSample(one, n))])
    const next = { ...here, ...Object.fromEntries(left) }
    return { before: here, next, run: () => removeSamples(lists, MODULE_FORMS) }
  }
  if (action === 'deshacer') {
    await restore(copiaOf(copy), 'reemplazar', MODULE_FORMS)
    await forgetRestoreMark()
    const [snapshot] = await listCopias()
    return { before: copy, next: here, run: () => undoRestore(snapshot as KeptCopia, MODULE_FORMS) }
  }
  const mode = action as 'combinar' | 'reemplazar'
  const next = Object.fromEntries(ALL.map((key) => [key, joinModule(here[key], copy[key], mode)]))
  return { before: here, next, run: () => restore(copiaOf(copy), mode, MODULE_FORMS) }
}

beforeEach(async () => {
  await signIn('user-1')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('restores with a refusal or a kill at any write leave all or nothing, and what is told matches', async () => {
  const seen: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(scene, async (drawn) => {
      const { before, next, run } = await prepare(drawn)
      const copies = await listCopias()
      const { restart } = cut(drawn.corte)
      const answer = await run().then(
        () => 'new',
        () => 'before',
      )
      // While writes still fail, each reader already finds the same.
      const meanwhile = await held()
      const { killed } = restart()
      const told = killed ? ((await leftRestore())?.hecha ? 'new' : 'before') : answer
      const expected = told === 'new' ? next : before
      seen[`${drawn.corte.kind} ${told}`] = (seen[`${drawn.corte.kind} ${told}`] ?? 0) + 1

      expect(localStorage.getItem(PROBE_KEY)).toBeNull()
      if (drawn.corte.kind === 'quota') {
        // A restore that fits in the end succeeds, whichever list grows, and a failed one takes up no room.
        const growth = JSON.stringify(next).length - JSON.stringify(before).length
        if (Math.abs(drawn.corte.more - growth) > MARGIN)
          expect(told).toBe(drawn.corte.more > growth ? 'new' : 'before')
        if (told === 'before' && drawn.action !== 'deshacer') expect(await listPhotos()).toEqual([])
      }
      if (!killed) expect(meanwhile).toEqual(expected)
      expect(await held()).toEqual(expected)
      await shown()
      expect(mirrored()).toEqual(expected)
      // Replaced data is in a copy, and a used snapshot is gone; or nothing changed.
      const after = await listCopias()
      const fresh = after.filter(({ id }) => !copies.some((copy) => copy.id === id))
      expect(fresh).toHaveLength(told === 'new' ? 1 : 0)
      if (fresh[0]) expect((await openCopia(fresh[0])).modulos).toEqual(before)
      else expect(after).toEqual(copies)
      const now = Date.now()
      await sweepPhotos(now)
      await sweepPhotos(now + 25 * 60 * 60 * 1000)
      const named = JSON.stringify([expected, ...(await Promise.all(after.map(openCopia)))]).includes(PICTURE)
      expect(await listPhotos()).toEqual(named ? [PICTURE] : [])
    }),
    { numRuns: runs(4000), seed: 21 },
  )
  // None of the ways is missing.
  const ways = ['full', 'kill', 'quota', 'refuse'].flatMap((kind) => [`${kind} before`, `${kind} new`])
  expect(Object.keys(seen).sort()).toEqual(ways)
  for (const [way, count] of Object.entries(seen)) expect(count, way).toBeGreaterThan(runs(150))
})

test('an unused photo is not deleted while a restore that names it is running', async () => {
  const copy = { [KEYS.personal]: [{ ...sampleMiembros()[0], fotoUrl: PICTURE }] }
  await putPhoto(PICTURE, new Blob(['foto'], { type: 'image/webp' }))
  const now = Date.now()
  await sweepPhotos(now)
  await Promise.all([
    restore(copiaOf(copy), 'reemplazar', MODULE_FORMS),
    sweepPhotos(now + 25 * 60 * 60 * 1000),
  ])
  expect((await miembrosRepository.all()).map(({ fotoUrl }) => fotoUrl)).toEqual([PICTURE])
  expect(await listPhotos()).toEqual([PICTURE])
})
