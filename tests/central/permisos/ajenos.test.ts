import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { ROLES } from '@/access/roles'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { tarifasList } from '@/entities/inspecciones/cobros/listas'
import { ANUAL } from '@/entities/inspecciones/cobros/tarifa'
import { cobrosModule, inspeccionesModule } from '@/entities/inspecciones/module'
import { tiposList } from '@/entities/inspecciones/permiso/module'
import { FUNCIONAMIENTO } from '@/entities/inspecciones/permiso/permiso'
import { peticionesModule } from '@/entities/inspecciones/peticiones-list'
import { plantillasList } from '@/entities/inspecciones/visita/listas'
import { ONLY } from '@/sync/collections'
import { EXISTS } from '@/sync/fields'
import { INSPECCIONES } from '../../unit/inspecciones-records'
import { filledRecord } from '../../unit/schema-texts'
import { ADDRESSES, inPlace } from '../support/addresses'
import { addPeople, phoneOf } from '../support/brigade'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const LISTS = [inspeccionesModule, cobrosModule, peticionesModule].flatMap(({ lists = [] }) => lists)
const NAMES = LISTS.map(({ key }) => key.replace('bomberos_inspecciones_', '')).sort()

const plainOf = (key: string): { id: string } & Record<string, unknown> =>
  INSPECCIONES[key as keyof typeof INSPECCIONES][0] ?? expect.fail(key)

/** Stands in the texts of that list's record that nothing depends on, and nowhere else. */
const markOf = (name: string) => `DATO-DE-${name.toUpperCase()}`

/** What an inspector and the chief read is all; the treasurer reads what is charged; what the paper asks of everybody is public. */
const COBROS = ['ordenes', 'pagos', 'salarios', 'tarifas']
const PUBLICAS = ['plantillas', 'tarifas', 'tipos']
const READS: Readonly<Record<string, readonly string[]>> = {
  SUPERADMIN: NAMES,
  INSPECTOR: NAMES,
  TESORERIA: [...new Set([...COBROS, ...PUBLICAS])].sort(),
}

/** What makes a record one that the page of the paper says to everybody. */
const PUBLIC: Readonly<Record<string, (mark: string) => object>> = {
  [plantillasList.key]: (mark) => ({ puntos: [{ id: 'ex1', texto: mark }] }),
  [tarifasList.key]: (mark) => ({ tramite: ANUAL, concepto: mark, ejemplo: '' }),
  [tiposList.key]: (mark) => ({ tipo: FUNCIONAMIENTO, papeles: [mark] }),
}

describe.each(ENGINES)('who reads what of premises and their owners · %s', (engine) => {
  const central = useCentral(engine)

  /** One record of each list with its mark, as a central holds it. */
  async function plant(jefa: Client): Promise<void> {
    await jefa.sync([
      { c: configuracionObject.key, id: ONLY, campos: written(jefa.device, { modulos: MODULOS }) },
    ])
    for (const { key, schema } of LISTS) {
      const { entries } = schema as unknown as { entries: Record<string, v.GenericSchema> }
      const mark = markOf(key.replace('bomberos_inspecciones_', ''))
      const { id, ...base } = plainOf(key)
      const { id: _, ...filled } = filledRecord(entries, mark, {})
      const own = { ...filled, ...base, ...PUBLIC[key]?.(mark), nota: mark }
      await central.database.query(
        `with n as (update contador set seq = seq + 1 returning seq)
         insert into registro (coleccion, id, campos, seq) select $1, $2, $3::json, seq from n`,
        [key, id, JSON.stringify(written('otro', { ...own, [EXISTS]: true }))],
      )
    }
    await central.database.query(`select pg_notify('cambios', '')`)
  }

  /** Everybody, by the word for them; `cerrado` is a device of an inspector that the chief signed out, `inactivo` one whose account rests. */
  async function everybody(jefa: Client): Promise<Record<string, Client>> {
    await addPeople(jefa, { rosa: { nombres: 'Rosa Vera' }, luis: { nombres: 'Luis Mora' } })
    const people: Record<string, Client> = { SUPERADMIN: jefa }
    const add = (name: string, role = name) =>
      central.newPerson(jefa, `${name.toLowerCase()}@brigada.example`, role as (typeof ROLES)[number])
    for (const role of ROLES) if (role !== 'SUPERADMIN') people[role] = await add(role)
    people.persona = await phoneOf(central, jefa, 'rosa')
    people.terminado = await phoneOf(central, jefa, 'luis')
    await addPeople(jefa, { luis: { nombres: 'Luis Mora', activo: false } })
    people.cerrado = await add('cerrado', 'INSPECTOR')
    people.inactivo = await add('inactivo', 'INSPECTOR')
    const { usuarios } = (await jefa.get('/usuarios')).body
    const idOf = (name: string) => usuarios.find((one) => one.name === name)?.id ?? expect.fail(name)
    // Each of them had read all of it before.
    await people.cerrado.sync()
    await people.inactivo.sync()
    expect((await jefa.delete(`/usuarios/${idOf('cerrado')}/sesiones`)).status).toBe(204)
    expect((await jefa.patch(`/usuarios/${idOf('inactivo')}`, { active: false })).status).toBe(200)
    people.nadie = central.visitor()
    return people
  }

  /** Every word that somebody can get from the central. */
  async function allOf(client: Client): Promise<string> {
    const said: string[] = []
    const ask = async (path: string, method = 'GET', body?: object) => {
      const ended = new AbortController()
      const answer = await fetch(`${central.url}/api${path}`, {
        method,
        signal: ended.signal,
        headers: { 'x-central': '1', cookie: client.cookie, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) return ended.abort()
      said.push(await answer.text())
    }
    await ask('/sync', 'POST', client.request())
    for (const address of ADDRESSES.filter((one) => one.startsWith('GET ')))
      await ask(inPlace(address.slice(4), 'nada'))
    for (const { key } of LISTS) {
      const { id } = plainOf(key)
      await ask(`/historial/${key}/${id}`)
    }
    return said.join('\n')
  }

  test('six roles, a person, devices that were ended and a stranger find in every address what is theirs, and no owner', async () => {
    const jefa = await central.claim('quitar')
    await plant(jefa)
    const people = await everybody(jefa)
    await expect
      .poll(async () => (await central.visitor().get('/publico')).body as unknown)
      .toMatchObject({ datos: { bomberos_permisos_tramite: expect.anything() } })
    const found: Record<string, string[]> = {}
    for (const [name, client] of Object.entries(people)) {
      const text = await allOf(client)
      found[name] = NAMES.filter((one) => text.includes(markOf(one)))
    }
    expect(found).toEqual(
      Object.fromEntries(Object.keys(people).map((name) => [name, READS[name] ?? PUBLICAS])),
    )
  })

  test('none of those who don’t inspect writes a word into any of these lists, and nothing of it is changed', async () => {
    const jefa = await central.claim('quitar')
    await plant(jefa)
    const people = await everybody(jefa)
    const before = await central.database.query<{ campos: object }>(
      'select id, campos from registro order by id',
    )
    for (const name of [
      'ADMIN_OPERATIVO',
      'TALENTO_HUMANO',
      'BODEGA',
      'persona',
      'terminado',
      'cerrado',
      'inactivo',
      'nadie',
    ]) {
      const client = people[name] ?? expect.fail(name)
      const ops = LISTS.flatMap(({ key }) => {
        const { id } = plainOf(key)
        return [
          { c: key, id, campos: written(client.device, { nota: 'x', nombre: 'x' }) },
          { c: key, id, campos: written(client.device, { [EXISTS]: false }) },
          { c: key, id: 'nuevo', campos: written(client.device, { [EXISTS]: true, nombre: 'x' }) },
        ]
      })
      const { status, body } = await client.post('/sync', client.request(ops))
      if (ROLES.includes(name as never))
        expect([status, ...new Set(body.estados.map(({ estado }) => estado))], name).toEqual([
          200,
          'prohibido',
        ])
      else expect(status, name).toBe(401)
    }
    expect(await central.database.query('select id, campos from registro order by id')).toEqual(before)
  })
})
