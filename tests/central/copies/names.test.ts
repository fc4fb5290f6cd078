import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { closingLine, createTally } from '@/server/copies/closing'
import { exportTo } from '@/server/copies/export'
import { importFrom } from '@/server/copies/import'
import { openSchemas } from '@/server/database/schemas'
import { newFolder } from '../support/engines'
import { newProvince } from '../support/province'

const NORTE = 'norte.lan'
const SUR = 'sur.lan'

/** The copy with other names for its accounts' table and that table's columns; it is whole by its own count and sum. */
function renamed(
  copy: Buffer,
  table: string,
  columns: (known: readonly string[]) => readonly string[],
): Buffer {
  const [header = '', ...lines] = gunzipSync(copy).toString().trimEnd().split('\n')
  const { tablas, ...said } = JSON.parse(header)
  const tally = createTally()
  const rows = lines.slice(0, -1).map((line) => {
    const [name, ...cells] = JSON.parse(line)
    const row = JSON.stringify([name === 'usuario' ? table : name, ...cells])
    tally.add(JSON.parse(row)[0], row)
    return row
  })
  const { usuario, ...others } = tablas
  // By hand, as no object of ours has a key `__proto__`.
  const names = JSON.stringify(others).slice(0, -1)
  const first = JSON.stringify({ ...said, tablas: 0 }).replace(
    '"tablas":0',
    `"tablas":${names},${JSON.stringify(table)}:${JSON.stringify(columns(usuario))}}`,
  )
  const all = [first, ...rows, closingLine(tally.closing())]
  return gzipSync(all.map((line) => `${line}\n`).join(''))
}

const folder = newFolder()
afterAll(() => rmSync(folder, { recursive: true }))

const TABLES = [
  ...['sur.usuario', '"sur".usuario', '"sur"."usuario"', ' sur . usuario ', 'SUR.usuario', '"usuario"'],
  ...['provincia.brigada', 'pg_catalog.pg_class', 'sesion', 'usuario as u', 'constructor', '__proto__'],
  'usuario; drop schema sur cascade; --',
]
const COLUMNS_OF_ONE = [
  ...['secreto) select 1; --', '"secreto"', 'sur.usuario.secreto', 'xmin', 'constructor', 'id'],
]

test('of a copy’s names only those that the program knows count: no other brigade of the process loses anything', async () => {
  const province = await newProvince([NORTE, SUR])
  const jefa = await province.claim(SUR)
  const schemas = openSchemas(province.url, () => undefined)
  onTestFinished(schemas.close)
  const [file, sur] = [join(folder, 'copia.ndjson.gz'), schemas.of('sur')]
  await exportTo(sur, file)
  const made = readFileSync(file)
  // With what PostgreSQL notes of each row: one that was put anew differs.
  const accounts = () => sur.query('select *, xmin::text from usuario order by id')
  const before = await accounts()
  const refused = async (table: string, columns: (known: readonly string[]) => readonly string[]) => {
    writeFileSync(file, renamed(made, table, columns))
    const name = `${table} ${columns(['secreto'])}`
    await expect(importFrom(schemas.of('norte'), file), name).rejects.toThrow('no es una copia')
    expect(await accounts(), name).toEqual(before)
  }
  for (const table of TABLES) await refused(table, (known) => known)
  for (const column of COLUMNS_OF_ONE)
    await refused('usuario', (known) => known.map((name) => (name === 'secreto' ? column : name)))
  expect((await jefa.get('/yo')).status).toBe(200)
})
