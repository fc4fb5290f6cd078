import type { Query } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { type Engine, type Opened, openEngine } from './engines'

/** A database with this program's tables, and how those look as they are made. */
export type Ready = Opened & { shape: string }

/** What a test may change of tables: columns, rules, triggers, indexes and functions. */
const shapeOf = async (query: Query): Promise<string> => {
  const [found] = await query<{ shape: string }>(`
    with here as (select oid, relname from pg_class where relnamespace = current_schema()::regnamespace),
    parts as (
      select relname || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull as part
        from here join pg_attribute on attrelid = here.oid where attnum > 0 and not attisdropped
      union all select relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
        from here join pg_constraint on conrelid = here.oid
      union all select relname || ' ' || tgname from here join pg_trigger on tgrelid = here.oid where not tgisinternal
      union all select proname from pg_proc where pronamespace = current_schema()::regnamespace
    )
    select string_agg(part, E'\n' order by part) as shape from parts`)
  return found?.shape ?? ''
}

/** Between two files of a process. Opening a database takes longer than most tests, making its tables too. */
const ready = new Map<Engine, Ready>()

export async function takeReady(engine: Engine): Promise<Ready> {
  const waiting = ready.get(engine)
  ready.delete(engine)
  if (waiting) return waiting
  const opened = await openEngine(engine)
  await migrate(opened.database)
  return { ...opened, shape: await shapeOf(opened.database.query) }
}

/** A database whose tables a file left otherwise than it found them is for no other file. */
export async function giveBack(engine: Engine, one: Ready): Promise<void> {
  const isWhole = await shapeOf(one.database.query).then(
    (shape) => shape === one.shape,
    () => false,
  )
  if (isWhole && !ready.has(engine)) ready.set(engine, one)
  else await one.close()
}
