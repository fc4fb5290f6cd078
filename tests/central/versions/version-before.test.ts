import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { asistenciasList } from '@/entities/eventos/module'
import { itemsList } from '@/entities/inventario/module'
import { movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { hechosList, planesList } from '@/entities/inventario/plan/listas'
import { fallasList } from '@/entities/inventario/revision/listas'
import { miembrosList } from '@/entities/personal/module'
import { gastosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { encargoSchema } from '@/entities/registro-servicios/parte/tripulacion'
import { rendicionesList } from '@/entities/rendicion/module'
import { type Collection, collections } from '@/sync/collections'
import { filledRecord } from '../../unit/schema-texts'
import { compileDevice, type Phone, type World as PhoneWorld } from '../../unit/sync/world'
import type { Client } from '../support/client'
import { ENGINES } from '../support/engines'
import { stationPhone } from '../support/station-phone'
import { useCentral } from '../support/world'

type Left = { localStorage: Record<string, { data: unknown }> }

/** As the version of 2026-11-23 left a phone: its records have the fields that there were then. */
const left: Left = JSON.parse(readFileSync('tests/fixtures/telefono-2026-11-23.json', 'utf8'))

/** Lists whose records gained fields since, with a field of then in which somebody writes. An event gained none, its attendance did. */
const LISTS = [
  [registrosList, 'observaciones'],
  [miembrosList, 'cargo'],
  [gastosList, 'denominacion'],
  [rendicionesList, 'autor'],
  [asistenciasList, 'observaciones'],
  [itemsList, 'notas'],
  // These came later: to a version of before is known what none of their records is without, and this field.
  [movimientosList, 'nota'],
  [planesList, 'fuente'],
  [hechosList, 'nota'],
  [fallasList, 'por'],
] as const

type Entries = Record<string, v.GenericSchema>
const entriesOf = (schema: unknown): Entries => (schema as { entries: Entries }).entries

function fieldsThen(key: string, schema: unknown): Set<string> {
  const records = left.localStorage[key]?.data as object[] | undefined
  if (records) return new Set(records.flatMap((record) => Object.keys(record)))
  const needed = Object.entries(entriesOf(schema)).filter(([, { type }]) => type !== 'optional')
  const said = LISTS.find(([list]) => list.key === key)?.[1] ?? ''
  return new Set([...needed.map(([field]) => field), said])
}

/** What a text in every field doesn't make a record of that its rules let through. */
const RULED: Readonly<Record<string, object>> = {
  [movimientosList.key]: { cuando: '2026-11-20T10:00:00' },
  [planesList.key]: { prorrogas: [{ mes: '2026-02', dia: '2026-03-14' }] },
}

/** A list as that version knew it: another field is nothing to it. */
function then(collection: Collection): Collection {
  if (!LISTS.some(([{ key }]) => key === collection.key)) return collection
  const names = fieldsThen(collection.key, collection.schema)
  const known = Object.entries(entriesOf(collection.schema)).filter(([field]) => names.has(field))
  return { ...collection, schema: v.object(Object.fromEntries(known)) as never }
}

const FILES = [{ nombre: 'informe.pdf', tipo: 'application/pdf', bytes: 7, url: 'idb:uno' }]

let compiled: PhoneWorld['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

describe.each(ENGINES)('a phone of the version before beside a new one · %s', (engine) => {
  const central = useCentral(engine)

  async function phone(client: Client, known: readonly Collection[]): Promise<Phone> {
    const one = await stationPhone(client, compiled, { known })
    one.central.mode = async () => 'suya'
    return one
  }

  test.each(LISTS)(
    '$title: what the older one writes loses nothing of the newer one’s',
    async ({ key, schema }, said) => {
      const jefa = await central.claim('quitar')
      const known = collections().filter((one) => one.key === key)
      const fresh = await phone(jefa, known)
      const old = await phone(jefa.again(), known.map(then))
      for (const one of [fresh, old]) await one.sync()

      const { id: _, ...texts } = filledRecord(entriesOf(schema), '2026-11-20', { funciones: encargoSchema })
      const whole: Record<string, unknown> = {
        ...texts,
        ...('archivos' in entriesOf(schema) && { archivos: FILES }),
        ...RULED[key],
      }
      const news = Object.keys(whole).filter((field) => !fieldsThen(key, schema).has(field))
      expect(news.length).toBeGreaterThan(0)
      const made = await fresh.repository(key).create(whole)
      await fresh.sync()

      // Each writes without hearing of the other; the older one also something of its own.
      await old.sync()
      await old.repository(key).update(made.id, { [said]: 'de antes' })
      const before = Object.fromEntries(Object.entries(whole).filter(([field]) => !news.includes(field)))
      const own = await old
        .repository(key)
        .create({ ...before, ...('numero' in before && { numero: 'otro' }) })
      const [first = ''] = news.filter((field) => whole[field] === '2026-11-20')
      if (first && first !== 'numero') await fresh.repository(key).update(made.id, { [first]: '2026-11-21' })
      for (const one of [old, fresh, old]) await one.sync()

      for (const one of [old, fresh]) {
        expect(await one.pending()).toEqual([])
        expect(await one.app.listRefusals()).toEqual([])
      }
      const after = {
        ...whole,
        [said]: 'de antes',
        ...(first && first !== 'numero' && { [first]: '2026-11-21' }),
      }
      for (const one of [fresh, old]) {
        expect(await one.repository(key).find(made.id)).toMatchObject(after)
        expect(await one.repository(key).find(own.id)).toMatchObject(before)
      }
      // What the older one wrote is whole for the newer one.
      expect(v.safeParse(schema as v.GenericSchema, await fresh.repository(key).find(own.id)).success).toBe(
        true,
      )
    },
  )
})
