import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { loadAllModules, readableData } from '@/admin/shell/data/data-modules'
import { takePending } from '@/entities/bitacora/entradas'
import { atPresent, type Copia } from '@/entities/copias/copia'
import { readCopiaFile } from '@/entities/copias/copia-file'
import { backedUp } from '@/entities/modules'
import { readJournal, writeJournal } from '@/shared/storage/entry/journal'
import { readWhole } from '@/shared/storage/entry/whole'
import { createListRepository } from '@/shared/storage/list-repository'
import type { ListModule, Migration } from '@/shared/storage/stored-module'
import { setAside } from './shared/storage/stores'

type Phone = { localStorage: Record<string, { data: unknown; v?: number }>; copia: string }

/** As the version of 2026-11-23 left a phone: samples and a week of work; and the full copy that it made. */
const phone: Phone = JSON.parse(readFileSync('tests/fixtures/telefono-2026-11-23.json', 'utf8'))

function carry({ localStorage: stored }: Phone): void {
  for (const [key, entry] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(entry))
}

/** What there was then; a module that came later begins as it begins for everybody. */
const then = backedUp().filter(({ key }) => key in phone.localStorage)

test('what a phone of 2026-11-23 holds opens unchanged, with nothing put aside', async () => {
  carry(phone)
  await loadAllModules()
  for (const stored of then)
    expect(await readWhole(stored), stored.title).toEqual(phone.localStorage[stored.key]?.data)
  expect(setAside()).toEqual([])
  expect(takePending().entradas).toMatchObject([{ registro: 'Pala' }])
})

test('the phone of 2026-11-23 holds all 14 modules of its version', () => {
  expect(then).toHaveLength(14)
})

test('its full copy is read whole', async () => {
  const bytes = Uint8Array.from(atob(phone.copia), (letter) => letter.charCodeAt(0))
  const copia = atPresent(await readCopiaFile(new Blob([bytes])), backedUp())
  for (const stored of then) {
    const { data, unreadable } = readableData(stored, copia.modulos[stored.key])
    expect(unreadable, stored.title).toBe(0)
    expect(data, stored.title).toEqual(phone.localStorage[stored.key]?.data)
  }
})

type Bomba = { id: string; nombre: string; litros: number }
const KEY = 'bomberos_prueba_bombas'

/** Version 1 counts litres, where version 0 had gallons; version 2 has no name in capitals. */
const migrations: readonly Migration[] = [
  {
    record: ({ galones, ...rest }) => ({ ...rest, litros: Math.round(Number(galones) * 3.785) }),
    from: { litros: ['galones'] },
  },
  { record: ({ nombre, ...rest }) => ({ ...rest, nombre: String(nombre).toLocaleLowerCase('es') }) },
]

const bombas = (known: readonly Migration[]): ListModule<Bomba> => ({
  key: KEY,
  idPrefix: 'bomba-',
  title: 'Bombas',
  schema: v.object({ id: v.string(), nombre: v.string(), litros: v.number() }),
  seed: () => [],
  name: ({ nombre }) => nombre,
  words: {},
  migrations: known,
})

const V0 = [{ id: 'bomba-1', nombre: 'GODIVA', galones: 500, color: 'rojo' }]
const V2 = [{ id: 'bomba-1', nombre: 'godiva', litros: 1893, color: 'rojo' }]
const texts = {
  'no version': { data: V0, timestamp: 1, v: 3 },
  'version 1': { data: [{ ...V2[0], nombre: 'GODIVA' }], timestamp: 1, v: 3, schema: 1 },
  'version 2': { data: V2, timestamp: 1, v: 3, schema: 2 },
}
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')

test.each(Object.entries(texts))(
  'data of %s is read as today’s and written once as such',
  async (_, entry) => {
    localStorage.setItem(KEY, JSON.stringify(entry))
    await writeJournal(KEY, { v: 3, timestamp: 1, raw: JSON.stringify(entry) })
    const module = bombas(migrations)
    expect(await createListRepository(module).all()).toEqual(V2)
    expect(stored()).toMatchObject({ data: V2, schema: 2 })
    expect((await readJournal(KEY))?.raw).toBe(localStorage.getItem(KEY))
    await createListRepository(module).update('bomba-1', { litros: 2000 })
    expect(stored()).toMatchObject({ data: [{ ...V2[0], litros: 2000 }], schema: 2 })
    expect(await readWhole(module)).toEqual([{ ...V2[0], litros: 2000 }])
    expect(setAside()).toEqual([])
  },
)

test('a migration that finds nothing it knows puts the text aside and loses none of the journal', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await writeJournal(KEY, { v: 3, timestamp: 1, raw: JSON.stringify(texts['version 2']) })
  const odd = JSON.stringify({ data: { galones: 1 }, timestamp: 2, v: 9 })
  localStorage.setItem(KEY, odd)
  expect(await createListRepository(bombas(migrations)).all()).toEqual(V2)
  expect(setAside()).toEqual([odd])
})

test('a tab of an earlier version leaves the version of newer data as it is', async () => {
  localStorage.setItem(KEY, JSON.stringify(texts['version 2']))
  const earlier = createListRepository(bombas(migrations.slice(0, 1)))
  await earlier.update('bomba-1', { litros: 7 })
  expect(stored()).toMatchObject({ schema: 2 })
  expect(await createListRepository(bombas(migrations)).all()).toEqual([{ ...V2[0], litros: 7 }])
})

test('a copy is brought up to today’s version, and one of a newer app is refused in words', () => {
  const copia: Copia = { momento: '', modulos: { [KEY]: V0 }, fotos: [], foto: async () => undefined }
  expect(atPresent(copia, [bombas(migrations)])).toMatchObject({
    modulos: { [KEY]: V2 },
    esquemas: { [KEY]: 2 },
  })
  expect(() => atPresent({ ...copia, esquemas: { [KEY]: 3 } }, [bombas(migrations)])).toThrow(
    'Esta copia se hizo con una versión más nueva de la aplicación. Actualice la aplicación primero.',
  )
})
