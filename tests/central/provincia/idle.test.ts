import { expect, onTestFinished, test } from 'vitest'
import { prepare } from '@/server/brigada/prepare'
import { brigadas } from '@/server/commands/brigadas'
import { openPostgres } from '@/server/database/postgres'
import { open } from '@/server/open'
import { newSent } from '../support/citizen'
import { newFolder, newPostgres } from '../support/engines'
import { newProvince } from '../support/province'
import { Browser, pushServiceOfFile } from '../support/push-service'

const NORTE = 'norte.lan'
const SUR = 'sur.lan'

const push = pushServiceOfFile()

async function plainly(url: string) {
  const database = await openPostgres(url, () => undefined)
  onTestFinished(database.close)
  return database.query
}

test('a brigade with something to tell stays in the memory, and is opened for it when nobody asks', async () => {
  const province = await newProvince([NORTE, SUR], { idleMs: 0, allows: () => true })
  const inMemory = () => province.server.brigadas.all().map((entry) => entry.open !== undefined)
  const query = await plainly(province.url)
  const jefa = await province.claim(NORTE)
  const told = { endpoint: `${push.url}/norte`, keys: new Browser().keys, cuando: 'todos' }
  expect((await jefa.send('PUT', '/avisos', told)).status).toBe(204)
  push.answers.set('/norte', 500)
  expect((await province.citizen(NORTE).report(newSent())).status).toBe(201)
  await expect.poll(() => push.received.length).toBe(1)
  const errors = () => query<{ error: string | null }>('select error from norte.aviso')
  await expect.poll(async () => (await errors())[0]?.error).toBeTruthy()
  for (let n = 0; n < 3; n++) await province.server.round()
  expect(inMemory()).toEqual([true, false])

  await province.again()
  push.answers.clear()
  await query('update norte.aviso set proximo = now()')
  await province.server.round()
  await expect.poll(() => push.received.map(({ path }) => path)).toEqual(['/norte', '/norte'])
  await expect
    .poll(async () => {
      await province.server.round()
      return inMemory()
    })
    .toEqual([false, false])
  expect(await errors()).toEqual([])
})

test('one that can’t be opened is not tried again at each request', async () => {
  const province = await newProvince([NORTE, SUR])
  await (await plainly(province.url))('drop schema norte cascade')
  await province.again()
  for (let n = 0; n < 6; n++) expect((await province.at(NORTE).get('/salud')).status).toBe(503)
  expect((await province.at(SUR).get('/salud')).status).toBe(200)
  const tries = province.lines.filter((line) => line.includes('"event":"brigada"'))
  expect(tries).toHaveLength(1)
})

test('the first brigade beside a central that was alone says what becomes of that one', async () => {
  const where = { folder: newFolder(), url: await newPostgres() }
  const alone = await open(where)
  await prepare(alone.database)
  await alone.database.close()
  const said = 'La central que esta base ya tenía (esquema public) no atiende desde el próximo encendido'
  expect(await brigadas(['agregar', NORTE, 'norte'], where)).toContain(said)
  expect(await brigadas(['agregar', 'antes.lan', 'public'], where)).not.toContain(said)
  expect(await brigadas(['agregar', SUR, 'sur'], where)).not.toContain(said)
})
