import type { Query } from '@/server/database/database'
import type { Progress } from '@/server/progress'
import { readRecord } from '@/server/sync/judge'
import { collectionAt } from '@/server/sync/latest'
import { plural } from '@/shared/lib/plural'
import { isAlive } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { type Area, listed } from './finding'

/** Rows at a time: whoever else asks the database something waits for no more than these. */
const PAGE = 500

/** As `photo-source.ts` writes it. */
const PHOTO = /idb:([A-Za-z0-9_-]{1,64})/g

async function* rowsOf(query: Query): AsyncGenerator<Row> {
  for (let last = ['', '']; ; ) {
    const rows: Row[] = await query<Row>(
      `select coleccion as c, id, campos, seq from registro where (coleccion, id) > ($1, $2)
       order by coleccion, id limit ${PAGE}`,
      last,
    )
    const end = rows.at(-1)
    if (!end) return
    yield* rows
    last = [end.c, end.id]
  }
}

/** Reads every record as devices do. `named`: the photos that those name which were not deleted. */
export async function records(
  query: Query,
  progress: Progress,
): Promise<{ area: Area; named: ReadonlySet<string> }> {
  const named = new Set<string>()
  const [strange, unreadable] = [new Map<string, number>(), new Map<string, string[]>()]
  let count = 0
  for await (const { c, id, campos } of rowsOf(query)) {
    progress('Leyendo los registros', ++count)
    const collection = collectionAt(c)
    if (!collection) strange.set(c, (strange.get(c) ?? 0) + 1)
    if (!collection || !isAlive(campos)) continue
    if (!readRecord(collection, id, campos))
      unreadable.set(collection.title, [...(unreadable.get(collection.title) ?? []), id])
    for (const [, photo = ''] of JSON.stringify(campos).matchAll(PHOTO)) named.add(photo)
  }
  const findings = [
    ...[...unreadable].map(([title, ids]) => ({
      says: `${title}: ${plural(ids.length, 'registro no se puede', 'registros no se pueden')} leer (${listed(ids)}). Ningún equipo los muestra; se quedan como están.`,
    })),
    ...[...strange].map(([key, rows]) => ({
      says: `${plural(rows, 'registro es', 'registros son')} de «${key}», que este programa no conoce. Se quedan como están.`,
    })),
  ]
  return { area: { title: plural(count, 'registro', 'registros'), findings }, named }
}
