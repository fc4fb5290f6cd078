import { describe, expect, onTestFinished, test } from 'vitest'
import { type Database, SilentError } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { openPglite } from '@/server/database/pglite'
import { openPostgres } from '@/server/database/postgres'
import { start } from '@/server/start'
import { Client } from './support/client'
import { DRAWN } from './support/drawn'
import { ENGINES, newFolder, newPostgres, openEngine } from './support/engines'
import { openLine } from './support/line'

const promised = () => {
  let done = () => {}
  const reached = new Promise<void>((resolve) => {
    done = resolve
  })
  return { done, reached }
}

describe.each(ENGINES)('a call that the database is slow to answer · %s', (engine) => {
  test('ends in time; what it had begun is undone, and the next one goes on', async () => {
    const { database, close } = await openEngine(engine)
    onTestFinished(close)
    await database.query('create table cosa (n int)')
    const [held, go] = [promised(), promised()]
    const holder = database.transaction(async (query) => {
      await query('lock table cosa in exclusive mode')
      held.done()
      await go.reached
    })
    await held.reached
    const late = database.transaction((query) => query('insert into cosa values (1)'), 200)
    await expect(late).rejects.toThrow(SilentError)
    go.done()
    await holder
    await database.transaction((query) => query('insert into cosa values (2)'))
    expect(await database.query('select n from cosa')).toEqual([{ n: 2 }])
  })
})

test('a connection that PostgreSQL ends while it is used is told, and the next call has another', async () => {
  const lost: unknown[] = []
  const database = await openPostgres(await newPostgres(), (error) => lost.push(error))
  onTestFinished(database.close)
  const ended = database.transaction(async (query) => {
    const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.query('select pg_terminate_backend($1, 10000)', [own?.pid])
    await query('select 1')
  })
  await expect(ended).rejects.toThrow(SilentError)
  expect(lost).not.toEqual([])
  expect(await database.query('select 1 as n')).toEqual([{ n: 1 }])
})

/** A central over this database, and what its home page is answered. */
async function centralOver(database: Database) {
  await migrate(database)
  const { central, port, close } = await start({
    ...{ database, folder: newFolder(), port: 0, host: '127.0.0.1', proxy: false },
    log: () => undefined,
    ...DRAWN,
  })
  // What would end the line to a dead database fails.
  onTestFinished(() => close().catch(() => undefined))
  const url = `http://127.0.0.1:${port}`
  const home = async () => {
    const answer = await fetch(url)
    return [answer.status, (await answer.text()).includes('911')]
  }
  expect(await home()).toEqual([200, true])
  return { url, home, hub: central.hub }
}

const BUSY = {
  status: 503,
  body: { error: 'ocupada', mensaje: 'La central no puede guardar ahora. Se enviará más tarde.' },
}

test('a PostgreSQL that hangs: pages go on, each call says so in words, and once it answers all goes on', async () => {
  const postgres = await newPostgres()
  const line = await openLine(postgres)
  const database = await openPostgres(line.url, () => undefined)
  onTestFinished(database.close)
  const { url, home, hub } = await centralOver(database)
  line.hang()
  // More of them than connections.
  const calls = Array.from({ length: 12 }, () => new Client(url).get('/salud'))
  expect(await home()).toEqual([200, true])
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(BUSY)
  expect(await home()).toEqual([200, true])

  line.mend()
  await expect.poll(async () => (await new Client(url).get('/salud')).status).toBe(200)
  // What another process tells is heard too, though the line on which it was heard died without a word.
  const heard: string[] = []
  hub.on(({ seq }) => heard.push(seq))
  const other = await openPostgres(postgres, () => undefined)
  onTestFinished(other.close)
  const tell = () => other.query(`select pg_notify('cambios', '7')`)
  await expect.poll(() => tell().then(() => heard)).toContain('7')
})

test('a database that never answers again: pages go on, calls say so in words, and whoever supervises it hears', async () => {
  const death = promised()
  const database = await openPglite(undefined, { silentMs: 10_000, died: death.done })
  const { url, home } = await centralOver(database)
  const stuck = database.transaction((query) => query('do $$ begin loop end loop; end $$'), 1000)
  await expect(stuck).rejects.toThrow(SilentError)
  const health = new Client(url).get('/salud')
  expect(await home()).toEqual([200, true])
  expect(await health).toMatchObject(BUSY)
  await death.reached
  await expect(database.query('select 1')).rejects.toThrow(SilentError)
  for (const path of ['/', '/reportar', '/assets/nada.js', '/galeria'])
    expect((await fetch(url + path)).status, path).toBe(path === '/assets/nada.js' ? 404 : 200)
})
