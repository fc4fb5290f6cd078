import type { Query } from '@/server/database/database'
import type { Verdict } from '@/sync/wire'
import { type Author, type Written, writeRows } from './write'

/** A record that isn't written, and why. */
export type Refused = { written: Written } & Pick<Verdict, 'estado' | 'mensaje'>

/** What PostgreSQL says of a value that a type, a rule or an index of its has no place for. */
const OF_A_VALUE = /^(?:22|23|54)/

const UNWRITABLE =
  'La central no puede guardar este registro: uno de sus datos es demasiado largo o no es válido.'

/** Whether these were written; false where the database refuses one of them, and then none was. */
async function tried(query: Query, written: readonly Written[], author: Author): Promise<boolean> {
  await query('savepoint escritura')
  try {
    await writeRows(query, written, author)
  } catch (error) {
    if (!OF_A_VALUE.test((error as { code?: string }).code ?? '')) throw error
    await query('rollback to savepoint escritura')
    return false
  }
  await query('release savepoint escritura')
  return true
}

/**
 * Stores records with their history, and returns those that the database refuses: one record must not hold up all that its
 * device has to tell, for ever. Each is tried by itself only where all together failed.
 */
export async function writeEach(
  query: Query,
  written: readonly Written[],
  author: Author,
): Promise<Refused[]> {
  if (written.length === 0 || (await tried(query, written, author))) return []
  const refused: Refused[] = []
  for (const one of written)
    if (!(await tried(query, [one], author)))
      refused.push({ written: one, estado: 'invalido', mensaje: UNWRITABLE })
  return refused
}
