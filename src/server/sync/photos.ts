import type { Person } from '@/server/accounts/sessions'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/mentions'
import { photoSource } from '@/shared/lib/picture/photo-source'
import { mayRead } from '@/sync/collections'
import { COLLECTIONS } from './known'

/**
 * Whether a record names this photo that the person may read, be it a deleted one or an earlier value: whoever reads a
 * record's history may put it back.
 */
export async function isNamedFor(query: Query, { actor }: Person, id: string): Promise<boolean> {
  const keys = COLLECTIONS.filter((collection) => mayRead(collection, actor)).map(({ key }) => key)
  const named = [keys, photoSource(id)]
  const now = await query(
    `select 1 from registro where coleccion = any($1::text[]) and ${mentions('campos', '$2')} limit 1`,
    named,
  )
  if (now.length > 0) return true
  const once = await query(
    `select 1 from historial where coleccion = any($1::text[])
     and (${mentions('despues', '$2')} or ${mentions('antes', '$2')}) limit 1`,
    named,
  )
  return once.length > 0
}
