import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '@/access/roles'
import { collections } from '@/sync/collections'
import { compileDevice, type Phone, type World } from '../unit/sync/world'
import { INVENTARIO } from './support/client'
import { stationPhone } from './support/station-phone'
import { useCentral } from './support/world'

const REPORTES = 'bomberos_reportes_reportes'
let compiled: World['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

describe('phones at a running central', () => {
  const central = useCentral('PGlite')

  /** A phone with the app's own modules, signed in at the running central. */
  async function phone(role: Role, minutes = 0): Promise<Phone> {
    return stationPhone(await central.as(role), compiled, { ahead: minutes * 60_000 })
  }

  const item = (one: Phone, id: string) => one.repository(INVENTARIO).find(id)
  const newItem = (nombre: string) => ({ nombre, categoria: 'HERRAMIENTA', cantidad: 1, estado: 'BUENO' })

  test('two phones of a brigade, one of them forty minutes ahead, agree through the real central', async () => {
    const [jefe, bodega] = [await phone('SUPERADMIN'), await phone('BODEGA', 40)]
    // Both show their samples before they hear of the central.
    for (const one of [jefe, bodega])
      for (const { key, only } of collections()) if (!only) await one.list(key)
    for (const one of [jefe, bodega]) expect(await one.sync()).toEqual({ kind: 'done' })

    const { id } = await bodega.repository(INVENTARIO).create(newItem('Hacha'))
    await bodega.sync()
    await jefe.sync()
    await jefe.repository(INVENTARIO).update(id, { cantidad: 9 })
    await bodega.repository(INVENTARIO).update(id, { nombre: 'Hacha de pico' })
    for (const one of [jefe, bodega, jefe]) await one.sync()
    for (const one of [jefe, bodega])
      expect(await item(one, id)).toMatchObject({ nombre: 'Hacha de pico', cantidad: 9 })
    for (const one of [jefe, bodega]) {
      expect(await one.pending()).toEqual([])
      expect(await one.app.listRefusals()).toEqual([])
    }
  })

  test('each phone holds what its role shows, and what the role may not write comes back with the reason', async () => {
    const [jefe, bodega] = [await phone('SUPERADMIN'), await phone('BODEGA')]
    for (const one of [jefe, bodega]) await one.sync()
    expect(await jefe.app.isJoined({ key: REPORTES })).toBe(true)
    expect(await bodega.app.isJoined({ key: REPORTES })).toBe(false)
    const [evento] = await jefe.list('bomberos_eventos_eventos')
    const inspector = await phone('INSPECTOR')
    await inspector.sync()
    await inspector.repository('bomberos_eventos_eventos').remove([evento?.id ?? ''])
    await inspector.sync()
    expect(await inspector.list('bomberos_eventos_eventos')).toContainEqual(evento)
    expect(await inspector.app.listRefusals()).toMatchObject([
      { id: evento?.id, estado: 'prohibido', mensaje: 'Su rol no permite esta acción.' },
    ])
  })

  test('a claimed central without its samples leaves none on a phone, and takes what the phone wrote', async () => {
    const before = await phone('SUPERADMIN')
    await before.sync()
    const { id } = await before.repository(INVENTARIO).create(newItem('Escalera'))
    await before.sync()
    const jefa = await central.claim('quitar')
    before.server = async (request) => (await jefa.post('/sync', request)).body
    before.central.mode = async () => 'suya'
    const outcome = await before.sync()
    expect(outcome).toEqual({ kind: 'done' })
    expect((await before.list(INVENTARIO)).map((one) => one.id)).toEqual([id])
  })
})
