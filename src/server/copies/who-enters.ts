import { miembrosList } from '@/entities/personal/module'
import type { Query } from '@/server/database/database'
import { readableIn } from '@/server/despachos/people'
import { readRows } from '@/server/sync/write'
import { inOrder } from '@/shared/lib/text'

/** Names, in order, of the accounts that the central lets in (`cuentas`) and of the people whose phones it knows. */
export async function whoEnters(query: Query): Promise<{ cuentas: string[]; telefonos: string[] }> {
  const cuentas = await query<{ nombre: string }>('select nombre from usuario where activo')
  const phones = await query<{ persona: string }>('select distinct persona from acceso')
  const people = await readRows(
    query,
    phones.map(({ persona }) => ({ c: miembrosList.key, id: persona })),
  )
  const names = people.flatMap((row) => readableIn(miembrosList, row)?.nombres ?? [])
  return { cuentas: inOrder(cuentas.map(({ nombre }) => nombre)), telefonos: inOrder(names) }
}
