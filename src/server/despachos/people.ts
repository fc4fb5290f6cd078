import * as v from 'valibot'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import type { Query } from '@/server/database/database'
import { isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'

export const PERSONAL = miembrosList.key

/** The person of a row, who belongs to the brigade today; undefined for who left it, or was deleted. */
export function activeIn({ id, campos }: Pick<Row, 'id' | 'campos'>): Miembro | undefined {
  if (!isAlive(campos)) return undefined
  const read = v.safeParse(miembrosList.schema, recordOf(id, campos))
  return read.success && read.output.activo ? read.output : undefined
}

/** Everybody who belongs to the brigade today, in its order. */
export async function activePeople(query: Query): Promise<Miembro[]> {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    'select id, campos from registro where coleccion = $1',
    [PERSONAL],
  )
  return rows.flatMap((row) => activeIn(row) ?? []).sort((a, b) => a.orden - b.orden)
}
