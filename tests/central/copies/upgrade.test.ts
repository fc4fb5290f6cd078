import { describe, expect, test } from 'vitest'
import { fingerprint } from '@/server/accounts/codes'
import { linesOf, rowOf } from '@/server/copies/lines'
import { COLUMNS } from '@/server/copies/tables'
import type { Query } from '@/server/database/database'
import { beginAt, stepsDone } from '@/server/database/migrate'
import { MIGRATIONS } from '@/server/database/migrations'
import { ENGINES } from '../support/engines'
import { JEFA, useCentral } from '../support/world'

/** A brigade's rows, as a central of the second version wrote them. */
const ROWS = 'tests/fixtures/central-version-2.ndjson.gz'
const OTHER = 'user-de-antes'
const TOKEN = 'el-token-de-una-sesion-de-antes'
const LAST_USED = '2026-11-20T15:30:00.000Z'

const EARLIER = MIGRATIONS.slice(1).map((_, index) => index + 1)
/** The version whose accounts say by themselves when their person was last there. */
const SAYS_ACCESS = 10
const JSON_COLUMNS = ['campos', 'antes', 'despues']

/** The columns of a table as they are now. */
const columnsNow = async (query: Query, table: string): Promise<string[]> =>
  (
    await query<{ name: string }>(
      'select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0',
      [table],
    )
  ).map(({ name }) => name)

/** The same rows in the tables of another version, as far as it knew them. */
async function fill(query: Query): Promise<void> {
  for await (const { value } of linesOf(ROWS)) {
    if (!Array.isArray(value)) continue
    const [table, ...cells] = rowOf(value)
    const there = await columnsNow(query, table)
    const given = (COLUMNS[table] ?? []).flatMap((name, index) => {
      const cell = cells[index] ?? null
      if (cell === null || !there.includes(name)) return []
      return [[name, JSON_COLUMNS.includes(name) ? JSON.parse(cell) : cell] as const]
    })
    const names = given.map(([name]) => name).join(', ')
    if (table === 'contador') await query('delete from contador')
    if (names)
      await query(
        `insert into ${table} (${names}) select ${names} from json_populate_record(null::${table}, $1::json)`,
        [JSON.stringify(Object.fromEntries(given))],
      )
  }
}

describe.each(ENGINES)('a folder of data that an earlier central left · %s', (engine) => {
  const central = useCentral(engine)

  /** A central of that version, with the rows, a second account, and a session of each. */
  const leave = (version: number) =>
    central.database.transaction(async (query) => {
      await beginAt(query, version)
      await fill(query)
      await query(`insert into central values ('epoca', 'la-de-antes') on conflict do nothing`)
      await query(
        `insert into usuario (id, correo, nombre, rol, activo)
         values ($1, 'luis@brigada.example', 'Luis', 'BODEGA', true)`,
        [OTHER],
      )
      await query(
        `insert into sesion (huella, usuario, usada, caduca, dispositivo)
         select $1, id, now(), now() + interval '20 days', 'abcd1234' from usuario where correo = $2`,
        [fingerprint(TOKEN), JEFA.correo],
      )
      await query(
        `insert into sesion (huella, usuario, usada, caduca, dispositivo)
         values ($1, $2, $3, now() + interval '20 days', 'abcd5678')`,
        [fingerprint('otro'), OTHER, LAST_USED],
      )
      if (version >= SAYS_ACCESS)
        await query('update usuario set ultimo_acceso = $2 where id = $1', [OTHER, LAST_USED])
    })

  // The first goes through every step, the others hold what those of before couldn't; PostgreSQL takes each.
  const taken = engine === 'PGlite' ? [1, SAYS_ACCESS, Math.max(...EARLIER)] : EARLIER

  test.each(taken)('version %i: accounts, sessions, records, photos and reports go on', async (version) => {
    await leave(version)
    expect(await stepsDone(central.database.query)).toBe(version)
    await central.again()
    expect(await stepsDone(central.database.query)).toBe(MIGRATIONS.length)

    const open = central.visitor()
    open.cookie = `central=${TOKEN}`
    expect(await open.get('/yo')).toMatchObject({ status: 200, body: { persona: { email: JEFA.correo } } })
    expect((await open.get('/usuarios')).body.accesos[OTHER]).toBe(LAST_USED)
    const chief = central.visitor()
    expect((await chief.signIn(JEFA.correo, JEFA.clave)).status).toBe(201)
    expect((await chief.signIn(JEFA.correo, 'OtraClave2026')).status).toBe(401)
    // A phone of then goes on in its epoch: it offers nothing again, and hears the rows.
    const { epoca, filas } = await chief.sync([], { epoca: 'la-de-antes' })
    expect(epoca).toBe('la-de-antes')
    expect(filas.find(({ id }) => id === 'inv-de-antes')?.campos.nombre?.[1]).toBe('Manguera «½"» 🚒')
    expect(filas.find(({ id }) => id === 'reporte-1795000000000-abcd')?.campos.titulo?.[1]).toBe(
      'Poste caído',
    )
    const photo = await chief.get('/fotos/0b6ad9f4-3f9e-4c7e-9a53-5d6c4b1e2a02')
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
    const keyed = { headers: { authorization: `Bearer ${'k'.repeat(24)}` } }
    // The first version took no reports from citizens, so that no phone has a key.
    expect((await chief.get('/reportes/reporte-1795000000000-abcd/acuse', keyed)).status).toBe(
      version === 1 ? 404 : 200,
    )
  })
})
