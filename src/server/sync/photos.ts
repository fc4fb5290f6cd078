import type { Person } from '@/server/accounts/sessions'
import type { Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { isPublicPhoto } from '@/server/publico/photos'
import { photoId, photoSource, photosNamedIn } from '@/shared/lib/picture/photo-source'
import { mayRead } from '@/sync/collections'
import type { Fields } from '@/sync/fields'
import { COLLECTIONS } from './latest'
import type { Written } from './write'

const FOREIGN = 'Lleva una fotografía o un archivo de otra persona, que su rol no puede ver.'

/** SQL: whether the text names the photo, and not one whose id only begins like it. A photo's id is letters, numbers, - and _. */
const names = (column: string): string =>
  `(${mentions(column, '$2')} and ${column}::text ~ ($2 || '(?![[:alnum:]_-])'))`

/**
 * Whether a record names this photo that the person may read, be it a deleted one or an earlier value: whoever reads a
 * record's history may put it back.
 */
async function isNamedFor(query: Query, { actor }: Person, id: string): Promise<boolean> {
  const keys = COLLECTIONS.filter((collection) => mayRead(collection, actor)).map(({ key }) => key)
  const named = [keys, photoSource(id)]
  const now = await query(
    `select 1 from registro where coleccion = any($1::text[]) and ${names('campos')} limit 1`,
    named,
  )
  if (now.length > 0) return true
  const once = await query(
    `select 1 from historial where coleccion = any($1::text[])
     and (${names('despues')} or ${names('antes')}) limit 1`,
    named,
  )
  return once.length > 0
}

type Kept = { id: string; usuario: string | null }

/** Whether the person brought this photo, or may read a record that names it. */
export const maySee = async (query: Query, person: Person, { id, usuario }: Kept): Promise<boolean> =>
  usuario === person.persona.id || isNamedFor(query, person, id)

const sourcesIn = (fields: Fields): string[] => photosNamedIn(JSON.stringify(fields))

/**
 * Records that name from now on a photo that somebody else brought, and that the person may not see: to know its id would
 * be a key to it, and for everybody who reads the record. One that the central doesn't have yet is brought after its record.
 */
export async function refusedByPhotos(query: Query, person: Person, written: readonly Written[]) {
  const refused = []
  for (const one of written) {
    const before = new Set(sourcesIn(one.before))
    const news = sourcesIn(one.row.campos).filter((source) => !before.has(source))
    if (news.length === 0) continue
    const kept = await query<Kept>('select id, usuario from foto where id = any($1::text[])', [
      news.map(photoId),
    ])
    for (const photo of kept)
      if (!(await maySee(query, person, photo)) && !(await isPublicPhoto(query, photo.id))) {
        refused.push({ written: one, estado: 'prohibido' as const, mensaje: FOREIGN })
        break
      }
  }
  return refused
}
