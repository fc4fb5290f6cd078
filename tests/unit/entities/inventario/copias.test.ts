import { del, keys } from 'idb-keyval'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { readCopiaFile, writeCopiaFile } from '@/entities/copias/copia-file'
import { capture } from '@/entities/copias/copias'
import { restore } from '@/entities/copias/restore'
import { inventarioModule } from '@/entities/inventario/module'
import { backedUp } from '@/entities/modules'
import { database } from '@/shared/storage/entry/database'
import { readWhole } from '@/shared/storage/entry/whole'
import { KINDS } from '../../../hostile-records'
import { KEYS } from '../../../keys'
import { putRecords, records } from '../../panel'
import { filledRecord } from '../../schema-texts'
import { signIn } from '../../sign-in'

type Entries = Record<string, v.GenericSchema>

/** Each list of the inventory: one that it gains is among them by itself. */
const LISTS = inventarioModule.lists ?? []
const ODD = Object.values(KINDS).join(' ')

/** The rows that a schema reads one by one: a list whose record has others asks for one of them here. */
const ROWS: Readonly<Record<string, object>> = {
  [KEYS.listas]: { puntos: [{ id: 'p1', texto: ODD, numero: true, unidad: ODD, min: 1, critico: true }] },
  [KEYS.revisiones]: {
    hallado: [{ punto: 'p1', texto: ODD, resultado: 'FALLA', unidad: ODD, nota: ODD }],
    lecturas: [{ item: 'inv-1', unidad: 'KM', va: 1 }],
  },
}

const oddOf = ({ key, schema, idPrefix }: (typeof LISTS)[number]) => ({
  ...filledRecord((schema as unknown as { entries: Entries }).entries, ODD, {}),
  ...ROWS[key],
  id: `${idPrefix}raro`,
})

/** What is stored of them, to the letter. */
const stored = () => Object.fromEntries(LISTS.map(({ key }) => [key, JSON.stringify(records(key))] as const))

beforeEach(async () => {
  await signIn('user-1')
  for (const list of LISTS) putRecords(list.key, [oddOf(list)])
  await loadAllModules()
})

test.each(LISTS.map((list) => [list.title, list] as const))(
  '%s: every odd text is read as it was written',
  async (_, list) => {
    const odd = oddOf(list)
    expect(v.parse(list.schema as v.GenericSchema, odd)).toEqual(odd)
    expect(await readWhole(list)).toEqual([odd])
  },
)

test.each(['reemplazar', 'combinar'] as const)(
  'a copy takes every list of the inventory along, and «%s» puts each back to the byte',
  async (mode) => {
    const before = stored()
    const file = await writeCopiaFile(await capture(backedUp()))
    const session = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('bomberos_auth'))
    localStorage.clear()
    for (const name of await keys<string>(database())) await del(name, database())
    for (const [key, text] of session) localStorage.setItem(key, String(text))
    for (const { key } of LISTS) expect(localStorage.getItem(key), key).toBeNull()
    await restore(await readCopiaFile(file), mode, backedUp())
    expect(stored()).toEqual(before)
  },
)
