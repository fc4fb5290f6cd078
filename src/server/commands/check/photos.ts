import type { Query } from '@/server/database/database'
import type { Progress } from '@/server/progress'
import { plural } from '@/shared/lib/plural'
import { type Area, type Finding, listed } from './finding'

/** Photos and files at a time: two hundred megabytes at most. */
const PAGE = 20

type Seen = { id: string; damaged: boolean }

async function* photosOf(query: Query): AsyncGenerator<Seen> {
  for (let last = ''; ; ) {
    const rows: Seen[] = await query<Seen>(
      `select id, sha256(bytes) <> suma as damaged from foto where id > $1 order by id limit ${PAGE}`,
      [last],
    )
    const end = rows.at(-1)
    if (!end) return
    yield* rows
    last = end.id
  }
}

const damagedOf = (ids: readonly string[]): Finding => ({
  says: `${plural(ids.length, 'fotografía está dañada', 'fotografías están dañadas')} (${listed(ids)}).`,
  repair: {
    would: 'se quitan, y los equipos que las tengan las envían otra vez.',
    done: 'se quitaron; los equipos que las tengan las envían otra vez.',
    run: (query) => query('delete from foto where id = any($1::text[]) and sha256(bytes) <> suma', [ids]),
  },
})

const missingOf = (ids: readonly string[]): Finding => ({
  says: `${plural(ids.length, 'fotografía que un registro nombra no está', 'fotografías que los registros nombran no están')} aquí (${listed(ids)}). Las envía el equipo que las tenga, cuando se conecte.`,
})

/** Whether each is what it was, and whether those that records name are here. */
export async function photos(query: Query, named: ReadonlySet<string>, progress: Progress): Promise<Area> {
  const missing = new Set(named)
  const damaged: string[] = []
  let count = 0
  for await (const photo of photosOf(query)) {
    progress('Leyendo las fotografías', ++count)
    missing.delete(photo.id)
    if (photo.damaged) damaged.push(photo.id)
  }
  return {
    title: plural(count, 'fotografía', 'fotografías'),
    findings: [
      ...(damaged.length > 0 ? [damagedOf(damaged)] : []),
      ...(missing.size > 0 ? [missingOf([...missing])] : []),
    ],
  }
}
