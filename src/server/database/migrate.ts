import { SpokenError } from '@/shared/lib/spoken-error'
import type { Database } from './database'
import { MIGRATIONS } from './migrations'

/** Any number, the same in every process. */
const LOCK = 20_261_123

/** Brings the tables up to this version; only one process at a time does. @throws SpokenError when they are newer */
export const migrate = (database: Database, steps = MIGRATIONS): Promise<void> =>
  database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(${LOCK})`)
    await query(
      'create table if not exists migracion (n int primary key, hecha timestamptz not null default now())',
    )
    const [last] = await query<{ n: number }>('select coalesce(max(n), 0) as n from migracion')
    const done = last?.n ?? 0
    if (done > steps.length)
      throw new SpokenError(
        `Estos datos son de una versión más nueva (${done}) que esta central (${steps.length}). Actualice el programa.`,
      )
    for (const [index, statements] of steps.entries()) {
      if (index < done) continue
      for (const statement of statements) await query(statement)
      await query('insert into migracion (n) values ($1)', [index + 1])
    }
  })
