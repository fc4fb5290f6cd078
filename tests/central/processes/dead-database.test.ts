import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPglite } from '@/server/database/pglite'
import { place, run, started } from '../support/child'
import { Client } from '../support/client'
import { JEFA } from '../support/world'

const message = { nombre: 'Rosa', email: 'rosa@correo.example', asunto: 'Visita', mensaje: '¿Cuándo abren?' }

/** From now on the folder's database comes back no more once somebody sends a message. */
async function spoil(folder: string): Promise<() => Promise<void>> {
  const change = async (...statements: string[]) => {
    const database = await openPglite(join(folder, 'base'))
    for (const statement of statements) await database.query(statement)
    await database.close()
  }
  await change(
    'create function calla() returns trigger language plpgsql as $$ begin loop end loop; end $$',
    'create trigger calla before insert on registro for each row execute function calla()',
  )
  return () => change('drop trigger calla on registro')
}

test('a central whose database comes back no more serves its pages, ends with 75, and the next one goes on', async () => {
  const { folder, env } = await place('PGlite')
  await (await started(folder, env)).end('SIGTERM')
  const mend = await spoil(folder)
  const { url, ended, said } = await started(folder, env)
  const sent = new Client(url).post('/mensajes', message)
  expect((await fetch(url)).status).toBe(200)
  expect(await sent).toMatchObject({ status: 503, body: { error: 'ocupada' } })
  expect((await fetch(url)).status).toBe(200)
  expect(await ended).toBe(75)
  expect(said()).toContain('la base no responde')

  await mend()
  const next = new Client((await started(folder, env)).url)
  expect((await next.post('/mensajes', message)).status).toBe(201)
})

const NIGHT = 'central-2026-11-25.ndjson.gz'

test('a central whose folder is deleted confirms nothing more, ends with 75, and is put back as its next start says', async () => {
  const { folder, env } = await place('PGlite')
  const first = await started(folder, env)
  const [, codigo] = /Código: (\w+)/.exec(first.said()) ?? []
  const chief = new Client(first.url)
  const claim = { ...JEFA, codigo, dispositivo: chief.device, muestras: 'quitar' }
  expect((await chief.post('/primera', claim)).status).toBe(201)
  await first.end('SIGTERM')
  mkdirSync(join(folder, 'copias'))
  expect(await run(folder, env, 'exportar', `copias/${NIGHT}`).ended).toBe(0)

  const { url, ended, said } = await started(folder, env)
  rmSync(join(folder, 'base'), { recursive: true })
  const sent = new Client(url).post('/mensajes', message)
  expect((await fetch(url)).status).toBe(200)
  expect(await sent).toMatchObject({ status: 503, body: { error: 'ocupada' } })
  expect(await ended).toBe(75)
  expect(said()).toContain('la base no responde')

  const refused = run(folder, env)
  expect(await refused.ended).toBe(1)
  const [, file = ''] = /npm run central -- importar "(.+)"/.exec(refused.said()) ?? []
  const restored = run(folder, env, 'importar', file)
  expect([await restored.ended, restored.said()]).toEqual([0, expect.stringContaining('Copia importada')])
  chief.url = (await started(folder, env)).url
  expect((await chief.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
})
