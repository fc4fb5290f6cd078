import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { EXISTS } from '@/sync/fields'
import { newItem, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

describe.each(ENGINES)('one record never stops a device · %s', (engine) => {
  const central = useCentral(engine)

  test('what the database refuses is refused alone, in words, and the rest of the call is kept', async () => {
    const jefe = await central.as('SUPERADMIN')
    const { query } = central.database
    await query(`alter table registro add constraint prueba check (id <> 'inv-mala')`)
    const { estados } = await jefe.sync([
      newItem(jefe.device, 'inv-antes'),
      newItem(jefe.device, 'inv-mala'),
      newItem(jefe.device, 'inv-luego'),
    ])
    await query('alter table registro drop constraint prueba')
    expect(estados).toMatchObject([
      { id: 'inv-antes', estado: 'ok' },
      {
        id: 'inv-mala',
        estado: 'invalido',
        mensaje: expect.stringContaining('no puede guardar este registro'),
      },
      { id: 'inv-luego', estado: 'ok' },
    ])
    const ids = (await jefe.sync()).filas.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['inv-antes', 'inv-luego']))
    expect(ids).not.toContain('inv-mala')
  })

  test('a text of thousands of characters where an index looks for a number stops none', async () => {
    const jefe = await central.as('SUPERADMIN')
    const numero = randomBytes(3000).toString('base64')
    const item = newItem(jefe.device, 'inv-larga')
    const parte = { [EXISTS]: true, ...newRegistro('2026-03-31'), numero }
    const { estados } = await jefe.sync([
      { ...item, campos: { ...item.campos, ...written(jefe.device, { numero }) } },
      { c: 'bomberos_servicios_servicios', id: 'srv-larga', campos: written(jefe.device, parte) },
      newItem(jefe.device, 'inv-luego'),
    ])
    expect(estados).toMatchObject([
      { estado: 'ok' },
      { estado: 'invalido', mensaje: 'El número es demasiado largo.' },
      { estado: 'ok' },
    ])
  })
})
