import { del, keys } from 'idb-keyval'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { type Copia, REFUSALS } from '@/entities/copias/copia'
import { readCopiaFile, writeCopiaFile } from '@/entities/copias/copia-file'
import { capture } from '@/entities/copias/copias'
import { restore } from '@/entities/copias/restore'
import { cobrosModule, inspeccionesModule } from '@/entities/inspecciones/module'
import { peticionesModule } from '@/entities/inspecciones/peticiones-list'
import { backedUp } from '@/entities/modules'
import { savePhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { readWhole } from '@/shared/storage/entry/whole'
import { createListRepository } from '@/shared/storage/list-repository'
import { KINDS } from '../../../hostile-records'
import { KEYS } from '../../../keys'
import { INSPECCIONES } from '../../inspecciones-records'
import { putRecords, records } from '../../panel'
import { filledRecord } from '../../schema-texts'
import { setAside } from '../../shared/storage/stores'
import { signIn } from '../../sign-in'
import { photoEnding } from '../../webp'

type Entries = Record<string, v.GenericSchema>
const LISTS = [inspeccionesModule, cobrosModule, peticionesModule].flatMap(({ lists = [] }) => lists)
const entriesOf = (list: (typeof LISTS)[number]) => (list.schema as unknown as { entries: Entries }).entries
const recordOf = ({ key }: { key: string }): { id: string } & Record<string, unknown> => {
  const [record] = INSPECCIONES[key as keyof typeof INSPECCIONES]
  return record ?? expect.fail(key)
}

/** Every text that somebody may have typed, at once. */
const ODD = Object.values(KINDS).join(' ')

/** What is stored of them, to the letter. */
const stored = () => Object.fromEntries(LISTS.map(({ key }) => [key, JSON.stringify(records(key))] as const))

let photo: string
beforeEach(async () => {
  await signIn('user-1')
  photo = await savePhoto(photoEnding(7, 0, 255))
  for (const list of LISTS) {
    const { id: _, ...filled } = filledRecord(entriesOf(list), ODD, {})
    const odd = { ...recordOf(list), ...filled, id: `${list.idPrefix}raro` }
    putRecords(list.key, [recordOf(list), odd])
  }
  // The id of a point is no text that somebody types.
  const puntos = [{ id: 'ex1', grupo: ODD, texto: ODD, articulo: ODD, unidad: ODD }]
  putRecords(KEYS.plantillas, [{ ...recordOf({ key: KEYS.plantillas }), puntos }])
  putRecords(KEYS.visitas, [
    {
      ...recordOf({ key: KEYS.visitas }),
      detalles: [{ punto: 'ex1', nota: ODD, fotos: [photo] }],
    },
  ])
  await loadAllModules()
})

async function wipe(): Promise<void> {
  const session = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('bomberos_auth'))
  localStorage.clear()
  for (const name of await keys<string>(database())) await del(name, database())
  for (const [key, text] of session) localStorage.setItem(key, String(text))
}

test.each(['reemplazar', 'combinar'] as const)(
  'a full copy takes every list of inspections and charges along, with photos, and «%s» puts them back to the byte',
  async (mode) => {
    const before = stored()
    for (const [key, text] of Object.entries(before)) expect(text, key).toContain('id')
    const file = await writeCopiaFile(await capture(backedUp()))
    await wipe()
    const copia: Copia = await readCopiaFile(file)
    expect([...copia.fotos]).toEqual([photo])
    await restore(copia, mode, backedUp())
    expect(stored()).toEqual(before)
    expect(setAside()).toEqual([])
  },
)

test('a copy that is torn or altered puts back none of them', async () => {
  const bytes = new Uint8Array(await (await writeCopiaFile(await capture(backedUp()))).arrayBuffer())
  const before = stored()
  for (const part of [bytes.slice(0, bytes.length - 1), bytes.slice(0, bytes.length / 2)])
    await expect(readCopiaFile(new Blob([part]))).rejects.toThrow(REFUSALS.cortado)
  const altered = bytes.map((byte, at) => (at === bytes.length - 500 ? byte ^ 1 : byte))
  await expect(readCopiaFile(new Blob([altered]))).rejects.toThrow()
  expect(stored()).toEqual(before)
})

/** The record with what its schema can't do without, as the first phone of all wrote it. */
const bareOf = (list: (typeof LISTS)[number]) =>
  Object.fromEntries(
    Object.entries(recordOf(list)).filter(([field]) => {
      const schema = entriesOf(list)[field]
      return schema && schema.type !== 'optional'
    }),
  ) as { id: string }

test.each(LISTS.map((list) => [list.title, list] as const))(
  '%s of a phone without the later fields is read whole, and what a later one wrote is kept',
  async (_, list) => {
    const later = { ...recordOf(list), id: `${list.idPrefix}nuevo`, deLuego: { de: ['otra', 'versión'] } }
    putRecords(list.key, [bareOf(list), later])
    const read = await createListRepository(list).all()
    expect(read).toHaveLength(2)
    const bare = read.find(({ id }) => id === bareOf(list).id) ?? expect.fail('it was lost')
    const missing = Object.keys(entriesOf(list)).filter((field) => {
      const schema = entriesOf(list)[field] as { type: string; default?: unknown }
      return schema.type === 'optional' && schema.default !== undefined && !(field in bare)
    })
    expect(missing).toEqual([])
    expect(v.safeParse(list.schema, bare).success).toBe(true)
    expect(() => list.name(bare as never)).not.toThrow()
    expect(await readWhole(list)).toEqual(
      expect.arrayContaining([expect.objectContaining({ deLuego: later.deLuego })]),
    )
    expect(setAside()).toEqual([])
  },
)
