import { SpokenError } from '@/shared/lib/spoken-error'
import { BRIGADE, type Database, type Query } from './database'
import { MIGRATIONS } from './migrations'

/** Any number, the same in every process; a brigade that shares its database adds one of its own. */
const LOCK = 20_261_123

/** In ms. Rebuilding a table of years takes longer than any call. */
export const STEP_MS = 60 * 60_000

type Steps = typeof MIGRATIONS

/** How many steps the tables have behind them; 0 before the first start. */
export async function stepsDone(query: Query): Promise<number> {
  const [there] = await query<{ si: boolean }>(`select to_regclass('migracion') is not null as si`)
  if (!there?.si) return 0
  const [last] = await query<{ n: number }>('select coalesce(max(n), 0) as n from migracion')
  return last?.n ?? 0
}

/** Takes the tables, as they are, through the steps that they haven't behind them. @throws SpokenError when they are newer */
export async function bringUp(query: Query, steps: Steps = MIGRATIONS): Promise<void> {
  await query(
    'create table if not exists migracion (n int primary key, hecha timestamptz not null default now())',
  )
  const done = await stepsDone(query)
  if (done > steps.length)
    throw new SpokenError(
      `Estos datos son de una versión más nueva (${done}) que esta central (${steps.length}). Actualice el programa.`,
    )
  for (const [index, statements] of steps.entries()) {
    if (index < done) continue
    for (const statement of statements) await query(statement)
    await query('insert into migracion (n) values ($1)', [index + 1])
  }
}

/**
 * Brings the tables up to this version, and then does what belongs to it, all or nothing; only one process at a time
 * does. @throws SpokenError when they are newer
 */
export const migrate = (
  database: Database,
  steps?: Steps,
  then: (query: Query) => Promise<void> = async () => undefined,
): Promise<void> =>
  database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(${LOCK}::bigint + coalesce(hashtext(${BRIGADE}), 0))`)
    await bringUp(query, steps)
    await then(query)
  }, STEP_MS)

const TABLE = /^create table (\w+)/

/** Every table that any step made. */
const tables = (): string[] =>
  MIGRATIONS.flat().flatMap((statement) => {
    const name = TABLE.exec(statement)?.[1]
    return name ? [name] : []
  })

/** Begins anew with the empty tables of the version that had this many steps. */
export async function beginAt(query: Query, version: number): Promise<void> {
  await query(`drop table if exists ${[...tables(), 'migracion'].join(', ')} cascade`)
  await bringUp(query, MIGRATIONS.slice(0, version))
}
