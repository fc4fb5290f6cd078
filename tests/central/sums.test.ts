import { describe, expect, test } from 'vitest'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { EXISTS } from '@/sync/fields'
import type { Sums } from '@/sync/sums/sums'
import { INVENTARIO, newItem, written } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const PERSONAL = miembrosList.key
const BITACORA = registrosList.key

describe.each(ENGINES)('what a role may know as a sum · %s', (engine) => {
  const central = useCentral(engine)

  test('whoever writes accountability reports gets sums of lists that they don’t read, and no record of them', async () => {
    const [jefe, tesoreria] = [await central.as('SUPERADMIN'), await central.as('TESORERIA')]
    const sums = async () => (await tesoreria.get('/sumas')).body as unknown as Sums
    const before = await sums()
    const items = itemsList.seed()
    expect(before.inventario.total).toBe(items.reduce((sum, { cantidad }) => sum + cantidad, 0))
    expect(before.personal.total).toBe(miembrosList.seed().length)

    await jefe.sync([
      newItem(jefe.device, 'inv-otro'),
      {
        c: PERSONAL,
        id: miembrosList.seed()[0]?.id ?? '',
        campos: written(jefe.device, { activo: false, nombres: 'Rosa Lema' }),
      },
      { c: INVENTARIO, id: items[0]?.id ?? '', campos: written(jefe.device, { [EXISTS]: false }) },
    ])
    const now = await sums()
    expect(now.inventario.total).toBe(before.inventario.total + 1 - (items[0]?.cantidad ?? 0))
    expect(now.personal).toMatchObject({
      total: before.personal.total,
      activos: before.personal.activos - 1,
    })
    expect(Object.keys(now.servicios)).toHaveLength(24)
    expect(now.hora >= before.hora).toBe(true)
    expect(JSON.stringify(now)).not.toMatch(/Rosa|staff|inv-|srv-/)
    const { colecciones, filas } = await tesoreria.sync()
    for (const key of [PERSONAL, INVENTARIO, BITACORA]) {
      expect(colecciones).not.toContain(key)
      expect(filas.some(({ c }) => c === key)).toBe(false)
    }
  })

  test('nobody else gets them', async () => {
    expect((await central.visitor().get('/sumas')).status).toBe(401)
    for (const role of ['BODEGA', 'TALENTO_HUMANO', 'ADMIN_OPERATIVO'] as const)
      expect((await (await central.as(role)).get('/sumas')).status).toBe(403)
  })

  test('an Inspector gets nothing of the people but what the site publishes, their history neither', async () => {
    const inspector = await central.as('INSPECTOR')
    const { colecciones, filas } = await inspector.sync()
    expect(colecciones).not.toContain(PERSONAL)
    const [persona] = miembrosList.seed()
    expect(JSON.stringify(filas)).not.toContain(persona?.telefono)
    expect((await inspector.get(`/historial/${PERSONAL}/${persona?.id}`)).status).toBe(403)
    expect((await (await central.as('TESORERIA')).get(`/historial/${BITACORA}/srv-1`)).status).toBe(403)
  })
})
