import type { QueryClient } from '@tanstack/react-query'
import { demand } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import type { ModuloId } from '@/access/modulos'
import { can } from '@/access/permissions'
import { UnusedError, usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { moduloOf, pageAt } from '@/entities/modules'

/** @throws AccessError without a permission that opens the page; UnusedError where the brigade doesn't use its module, or this `part` */
export async function enterPage(client: QueryClient, to: string, part?: ModuloId | null): Promise<void> {
  const page = pageAt(to)
  if (!page) throw new Error(`No module has the page ${to}`)
  const user = await currentUser()
  if (!page.also || !can(user, page.also)) demand(user, page.permission)
  const modulo = part === undefined ? moduloOf(page) : part
  if (modulo && !usesOf(await client.fetchQuery(configuracionQuery))(modulo)) throw new UnusedError(modulo)
}
