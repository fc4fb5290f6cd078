import type { QueryClient } from '@tanstack/react-query'
import { demand } from '@/access/authorize'
import type { CurrentUser } from '@/access/current-user'
import type { ModuloId } from '@/access/modulos'
import { can } from '@/access/permissions'
import { UnusedError, usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { moduloOf, pageAt } from '@/entities/modules'

/** What a page's guard is asked with; the panel's guard has just read the person. */
export type Entrance = { context: { queryClient: QueryClient; user: CurrentUser } }

/** @throws AccessError without a permission that opens the page; UnusedError where the brigade doesn't use its module, or this `part` */
export async function enterPage({ context }: Entrance, to: string, part?: ModuloId | null): Promise<void> {
  const page = pageAt(to)
  if (!page) throw new Error(`No module has the page ${to}`)
  const { queryClient, user } = context
  if (!page.also || !can(user, page.also)) demand(user, page.permission)
  const modulo = part === undefined ? moduloOf(page) : part
  if (modulo && !usesOf(await queryClient.fetchQuery(configuracionQuery))(modulo))
    throw new UnusedError(modulo)
}
