import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SERVER = 'src/server'

/**
 * What PostgreSQL has once for a database or a connection, and not for each schema: SQL that names it reaches past the
 * brigade whose turn it is. Each with the files that give every brigade its own of it.
 */
const SHARED: readonly { what: string; sql: RegExp; own: readonly string[] }[] = [
  {
    what: 'a channel: tell with `notify`, hear with `listen` of the database',
    sql: /\bpg_notify\b|\b(?:un)?listen \$\{|[`'"]\s*(?:un)?(?:listen|notify)\s+["\w]/i,
    own: ['database/database.ts', 'database/postgres-ear.ts'],
  },
  {
    what: 'a lock by number: take it with `alone` of the database',
    sql: /\bpg_(?:try_)?advisory/i,
    own: ['database/migrate.ts', 'database/postgres-calls.ts'],
  },
  {
    what: 'where a connection looks, or what else it keeps for who has it next',
    sql: /\bsearch_path\b|\bset_config\b|\bbomberos\.brigada\b|[`'"]\s*(?:re)?set\s+(?!local\b|transaction\b)\w+|\bset\s+session\b|\bdiscard\s+\w+|\bwith\s+hold\b|\b(?:create|into)\s+temp/i,
    own: ['database/schemas.ts', 'database/database.ts'],
  },
  {
    what: 'a schema by its name',
    sql: /\b(?:public|provincia|pg_temp)\.\w+|\bcreate\s+schema\b|\bdrop\s+schema\b/i,
    own: ['provincia/table.ts', 'commands/brigadas.ts'],
  },
  {
    what: 'all of a database or of its server',
    sql: /\bpg_(?:stat_\w+|database|locks|terminate_backend|cancel_backend|tables|namespace|largeobject)\b|\binformation_schema\.|\blo_(?:create|import|from_bytea)\b|\b(?:create|alter|drop)\s+(?:database|role|extension|user|system|publication|event)\b/i,
    own: [],
  },
]

/** The catalogue holds the tables of all schemas; these words keep to one. */
const CATALOGUE = /\bpg_(?:class|attribute|index|constraint|indexes|proc|type)\b/i
const KEPT_TO_ONE = /pg_table_is_visible|to_regclass|::regnamespace/

/** What a file says without its comments, which may name anything. */
const codeOf = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** A text of SQL from its beginning to its end. */
const textsIn = (code: string): string[] => code.match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? []

function faultsIn(file: string, text: string): string[] {
  const code = codeOf(text)
  const reach = SHARED.flatMap(({ what, sql, own }) => (sql.test(code) && !own.includes(file) ? [what] : []))
  const loose = textsIn(code).some((one) => CATALOGUE.test(one) && !KEPT_TO_ONE.test(one))
  return loose ? [...reach, 'tables of all schemas'] : reach
}

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:ts|mjs)$/.test(name),
)

describe('SQL of a brigade keeps to its schema', () => {
  test('in every file of the server', () => {
    expect(files.length).toBeGreaterThan(150)
    const faults = files.flatMap((file) =>
      faultsIn(file, readFileSync(join(SERVER, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('every file that may is one that does', () => {
    for (const { sql, own } of SHARED)
      for (const file of own) expect(codeOf(readFileSync(join(SERVER, file), 'utf8')), file).toMatch(sql)
  })

  test.each([
    "await query('select pg_notify($1, $2)', [channel, text])",
    "await query(`notify cambios, '7'`)",
    `await client.query(\`listen \${channel}\`)`,
    "await query('listen cambios')",
    "await query('select pg_advisory_xact_lock(7)')",
    "await query('select pg_try_advisory_lock($1)', [7])",
    "await query('set search_path to public')",
    "await query('set statement_timeout = 5')",
    "await query('set session characteristics as transaction read only')",
    "await query('reset all')",
    "await query('create temp table t (x int)')",
    "await query('declare c cursor with hold for select 1')",
    "await query('select * from public.registro')",
    "await query('select * from provincia.brigada')",
    "await query('select relname from pg_class')",
    'await query(`select count(*) from information_schema.tables`)',
    "await query('select pg_terminate_backend(7)')",
    "await query('select lo_create(0)')",
    "await query('create extension pg_trgm')",
  ])('%s is seen', (line) => {
    expect(faultsIn('reports/take.ts', line)).toHaveLength(1)
  })

  test.each([
    "await query('update contador set seq = seq + $1', [1])",
    "await query('set local timezone = 5')",
    "await query('set transaction isolation level repeatable read')",
    'await query(`select relname from pg_class where relnamespace = current_schema()::regnamespace`)',
    '/** As pg_notify tells it. */',
  ])('%s may stand', (line) => {
    expect(faultsIn('reports/take.ts', line)).toEqual([])
  })
})
