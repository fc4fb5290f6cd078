import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { addPeople, phoneOf } from '../support/brigade'
import { place, started } from '../support/child'
import { Citizen, newSent } from '../support/citizen'
import { Client, newItem } from '../support/client'
import { ENGINES } from '../support/engines'
import { JEFA } from '../support/world'

/** Each file below the folder that holds one of these texts, by text. */
function grep(folder: string, texts: Readonly<Record<string, string>>): Record<string, number> {
  const found = Object.fromEntries(Object.keys(texts).map((name) => [name, 0]))
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, entry)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const bytes = readFileSync(file)
    for (const [name, text] of Object.entries(texts))
      if (bytes.includes(text)) found[name] = (found[name] ?? 0) + 1
  }
  return found
}

/** Where the database's own files lie, its log among them, with all that was written in them. */
async function filesOf(folder: string, { DATABASE_URL }: NodeJS.ProcessEnv): Promise<string> {
  if (!DATABASE_URL) return join(folder, 'base')
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query('checkpoint')
  const { rows } = await client.query<{ data_directory: string }>('show data_directory')
  await client.end()
  return rows[0]?.data_directory ?? ''
}

const OWN = 'OtraClave2026'

test.each(ENGINES)(
  'a thief with the database’s files reads the records, and finds nothing that opens a door · %s',
  async (engine) => {
    const { folder, env } = await place(engine)
    const { url, said, end } = await started(folder, env)
    const consola = /Código: (\w+)/.exec(said())?.[1] ?? ''
    const jefa = new Client(url)
    const claim = { ...JEFA, codigo: consola, dispositivo: jefa.device, muestras: 'dejar' }
    expect((await jefa.post('/primera', claim)).status).toBe(201)
    const account = { name: 'Luis', email: 'luis@brigada.example', role: 'BODEGA' }
    const used = (await jefa.post('/usuarios', account)).body.codigo
    const luis = new Client(url)
    expect((await luis.signIn(account.email, used)).status).toBe(201)
    expect((await luis.post('/clave', { actual: used, nueva: OWN })).status).toBe(204)
    const waiting = (await jefa.post('/usuarios', { ...account, email: 'eva@brigada.example' })).body.codigo
    await addPeople(jefa, { 'persona-1': { nombres: 'Marta Quiroz' }, 'persona-2': { nombres: 'Juan Vera' } })
    const phone = await phoneOf({ visitor: () => new Client(url) }, jefa, 'persona-1')
    const invitation = (await jefa.post('/accesos', { persona: 'persona-2' })).body.codigo
    const rosa = new Citizen(url)
    const report = newSent()
    expect((await rosa.report(report)).status).toBeLessThan(300)
    await luis.sync([newItem(luis.device, 'inv-1', 'Hacha marcada')])

    const cookies = [jefa, luis, phone].flatMap(({ cookie }, n) =>
      cookie.split('; ').map((one) => [`${n} ${one.split('=')[0]}`, one.slice(one.indexOf('=') + 1)]),
    )
    const doors: Record<string, string> = {
      consola,
      clave: JEFA.clave,
      otraClave: OWN,
      'código usado': used,
      'código por usar': waiting,
      invitación: invitation,
      'llave del reporte': rosa.keys.get(report.id) ?? '',
      ...Object.fromEntries(cookies),
    }
    for (const [name, text] of Object.entries(doors)) expect(text.length, name).toBeGreaterThan(7)
    // A session, a browser's mark and a phone's way in.
    expect(Object.keys(doors).length).toBeGreaterThanOrEqual(7 + 5)
    expect(await end('SIGTERM')).toBe(0)
    const files = await filesOf(folder, env)
    expect(grep(files, doors)).toEqual(Object.fromEntries(Object.keys(doors).map((name) => [name, 0])))
    const readable = grep(files, {
      persona: 'Marta Quiroz',
      correo: account.email,
      reporta: 'Rosa Vera',
      registro: 'Hacha marcada',
      'suma de la clave': 'scrypt$',
    })
    expect(Object.entries(readable).filter(([, times]) => times === 0)).toEqual([])
  },
  60_000,
)
