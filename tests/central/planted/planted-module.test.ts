import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ModuleList } from '@/access/module'
import { SAMPLE_PASSWORDS, sampleUsuarios } from '@/access/usuarios/seed'
import type { Stored } from '@/shared/storage/stored-module'
import { buildServer } from '../../../src/server/build.mjs'
import { ROOT } from '../../tools/build.mjs'
import { answering, runServer } from '../../tools/server-process.mjs'
import { compileDevice, type Phone, type World } from '../../unit/sync/world'
import { place } from '../support/child'
import { Client } from '../support/client'
import { stationPhone } from '../support/station-phone'
import { plant } from './plant'

const KEY = 'bomberos_hidrantes_hidrantes'
type Hidrante = Stored & Record<string, unknown>

type Program = { server: string; compiled: World['compiled'] }
const programs = {} as Record<'first' | 'second', Program>

beforeAll(async () => {
  for (const version of ['first', 'second'] as const)
    programs[version] = {
      server: await buildServer(join(ROOT, `.cache/central-planted-${version}`), [plant(version)]),
      compiled: await compileDevice(undefined, [plant(version)]),
    }
})

/** A device with a program of its own, whose person signed in at the central; `left`: what another one left in its storage. */
async function device({ compiled }: Program, client: Client, role: string, left?: Phone): Promise<Phone> {
  const one = await stationPhone(client, compiled, { left })
  const account = accountOf(role)
  one.app.openSession({ ...account, createdAt: '' }, null)
  return one
}

function accountOf(role: string) {
  const account = sampleUsuarios().find((usuario) => usuario.role === role)
  if (!account) throw new Error(role)
  return account
}

async function signedIn(url: string, role: string): Promise<Client> {
  const client = new Client(url)
  const { id, email } = accountOf(role)
  const { status } = await client.signIn(email, SAMPLE_PASSWORDS[id] ?? '')
  expect(status).toBe(201)
  return client
}

/** The list as its screen would write it: with the person's rights and the module's rules. */
const hidrantes = (one: Phone) =>
  one.app.listRepository(one.app.storedAt(KEY) as unknown as ModuleList<Hidrante>)

const shown = async (one: Phone) => (await hidrantes(one).all()).map(({ codigo }) => String(codigo)).sort()

const refusals = async (one: Phone) =>
  (await one.app.listRefusals()).map(({ estado, mensaje, fields }) => [estado, mensaje, fields.codigo?.[1]])

test('a module with a rule over its list, a withdrawal and a migration changes two files of the house', async () => {
  const { folder, env } = await place('PostgreSQL')
  const database = new pg.Client({ connectionString: env.DATABASE_URL })
  await database.connect()
  onTestFinished(() => database.end())
  const withdrawn = async () =>
    (await database.query('select id from publicada order by id')).rows.map(({ id }) => id)
  const central = async ({ server }: Program) => {
    const process = await answering(runServer(server, folder, env))
    onTestFinished(() => process.end('SIGKILL').then(() => undefined))
    return process
  }

  const before = await central(programs.first)
  const [jefa, bodega] = [await signedIn(before.url, 'SUPERADMIN'), await signedIn(before.url, 'BODEGA')]
  const ana = await device(programs.first, jefa, 'SUPERADMIN')
  const luis = await device(programs.first, bodega, 'BODEGA')
  for (const one of [ana, luis]) await one.sync()

  // Without a network each gives the same code: the central takes the first, and says to the other why not.
  const [a1] = [await hidrantes(ana).create({ codigo: 'H-1', bar: 4, publicado: true })]
  await hidrantes(luis).create({ codigo: 'H-1', bar: 2 })
  const own = await hidrantes(luis).create({ codigo: 'H-2', bar: 3 })
  for (const one of [ana, luis, ana]) await one.sync()
  expect(await refusals(luis)).toEqual([['invalido', 'Otro hidrante ya tiene el código H-1.', 'H-1']])
  expect(await refusals(ana)).toEqual([])
  for (const one of [ana, luis]) expect(await shown(one)).toEqual(['H-1', 'H-2'])
  // On a device the same rule speaks at once.
  await expect(hidrantes(luis).create({ codigo: 'H-1', bar: 2 })).rejects.toThrow('Otro hidrante ya tiene')

  // Two that exchange their codes are right only together.
  await hidrantes(luis).change({
    added: [],
    patches: [
      { id: a1.id, next: { codigo: 'H-2' } },
      { id: own.id, next: { codigo: 'H-1' } },
    ],
    removed: [],
  })
  for (const one of [luis, ana]) await one.sync()
  expect(await refusals(luis)).toHaveLength(1)
  expect(await hidrantes(ana).find(a1.id)).toMatchObject({ codigo: 'H-2', publicado: true })

  // What arrives twice as new is what the module makes of both.
  const sheet = (revisado: string) => ({ id: 'hid-hoja', codigo: 'H-9', bar: 1, publicado: true, revisado })
  await hidrantes(ana).upsertMany(() => [sheet('2026-11-02')])
  await hidrantes(luis).upsertMany(() => [{ ...sheet('2026-11-01'), bar: 7 }])
  for (const one of [ana, luis, ana]) await one.sync()
  for (const one of [ana, luis])
    expect(await hidrantes(one).find('hid-hoja')).toMatchObject({ bar: 1, revisado: '2026-11-02' })

  // Withdrawn by a field, and by deleting; a draft never was public.
  expect(await withdrawn()).toEqual([])
  await hidrantes(ana).update(a1.id, { publicado: false })
  await hidrantes(ana).remove(['hid-hoja'])
  await hidrantes(ana).remove([own.id])
  await ana.sync()
  expect(await withdrawn()).toEqual([a1.id, 'hid-hoja'].sort())
  expect((await jefa.get('/publico')).body).toMatchObject({ retiradas: [] })

  // The next version counts in kPa. Luis's device has it not yet, and a word that waits.
  await luis.sync()
  await hidrantes(luis).update(a1.id, { bar: 5 })
  await before.end('SIGTERM')
  const after = await central(programs.second)
  for (const client of [jefa, bodega]) client.url = after.url
  await expect(luis.sync()).rejects.toMatchObject({ status: 400, message: 'Actualice la aplicación.' })
  const fresh = await device(programs.second, jefa, 'SUPERADMIN')
  await fresh.sync()
  expect(await hidrantes(fresh).all()).toEqual([
    expect.objectContaining({ id: a1.id, codigo: 'H-2', kPa: 400 }),
  ])
  const updated = await device(programs.second, bodega, 'BODEGA', luis)
  await updated.sync()
  await fresh.sync()
  for (const one of [updated, fresh]) {
    expect(await one.pending()).toEqual([])
    expect(await hidrantes(one).all()).toEqual([expect.objectContaining({ id: a1.id, kPa: 500 })])
  }
  // Deleted records count for no rule, and the rule goes on judging.
  await hidrantes(fresh).create({ codigo: 'H-9', kPa: 100 })
  await hidrantes(updated).create({ codigo: 'H-9', kPa: 200 })
  for (const one of [fresh, updated]) await one.sync()
  expect(await refusals(fresh)).toEqual([])
  expect(await refusals(updated)).toContainEqual(['invalido', 'Otro hidrante ya tiene el código H-9.', 'H-9'])
})
