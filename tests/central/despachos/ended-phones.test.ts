import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Accesos } from '@/access/central/devices'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { addPeople, phoneOf } from '../support/brigade'
import type { Client } from '../support/client'
import { ENGINES, newFolder } from '../support/engines'
import { emptyTables, useCentral } from '../support/world'

describe.each(ENGINES)('ended phones · %s', (engine) => {
  const central = useCentral(engine)
  const folder = newFolder()
  afterAll(() => rmSync(folder, { recursive: true }))

  async function brigade(): Promise<Client> {
    const jefa = await central.claim('quitar')
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' }, luis: { nombres: 'Luis Mora' } })
    return jefa
  }

  /** What the central says to a phone that it lets in no more. */
  async function refusalOf(phone: Client): Promise<unknown> {
    const { status, body } = await phone.get('/mi')
    expect([status, body.error]).toEqual([401, 'acceso'])
    return body.mensaje
  }

  test('each ended phone hears why, and what to do', async () => {
    const jefa = await brigade()
    const stranger = await refusalOf(central.visitor())
    expect(stranger).toBe('Este teléfono no tiene acceso. Pida otro código a quien lleva el personal.')

    const taken = await phoneOf(central, jefa, 'rosa')
    const [acceso] = ((await jefa.get('/accesos')).body as unknown as Accesos).accesos
    await jefa.call('DELETE', `/accesos/${acceso?.id}`)
    expect(await refusalOf(taken)).toMatch(/^Quien lleva el personal quitó el acceso/)

    const phones: Client[] = []
    for (let n = 0; n < 6; n++) phones.push(await phoneOf(central, jefa, 'rosa'))
    expect(await refusalOf(phones[0] as Client)).toMatch(/^Usted entró con otros teléfonos/)

    const luis = await phoneOf(central, jefa, 'luis')
    await addPeople(jefa, { luis: { nombres: 'Luis Mora', activo: false } })
    expect(await refusalOf(luis)).toMatch(/^Usted ya no consta como persona activa/)
  })

  test('a phone that came in after the copy hears that the copy doesn’t know it; one of before goes on', async () => {
    const jefa = await brigade()
    const before = await phoneOf(central, jefa, 'rosa')
    const file = join(folder, 'copia.ndjson.gz')
    await exportTo(central.database, file)
    const after = await phoneOf(central, jefa, 'luis')
    await emptyTables(central.database)
    await importFrom(central.database, file, { restorer: { por: 'consola' } })
    await central.again()
    for (const phone of [before, after]) phone.url = central.url
    expect((await before.get('/mi')).status).toBe(200)
    expect(await refusalOf(after)).toMatch(
      /^La central se repuso el .+ con una copia de antes, que no conoce este teléfono\. Pida otro código/,
    )
  })
})
