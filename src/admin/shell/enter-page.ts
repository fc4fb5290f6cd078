import { demand } from '@/access/authorize'
import type { CurrentUser } from '@/access/current-user'
import { requireUser } from '@/access/guards'
import type { ModuloId } from '@/access/modulos'
import { can } from '@/access/permissions'
import { sessionUserId } from '@/access/session'
import { userQuery } from '@/access/user-query'
import { UnusedError, usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { moduloOf, pageAt } from '@/entities/modules'
import type { Entering } from './requires-page'

/** What the queries know, unless something changed since they read it. */
const KNOWN = { staleTime: Number.POSITIVE_INFINITY }

/**
 * A page that stays, with another dialog, filter or order, doesn't wait for the disk: the panel follows every change of its
 * user by itself (`AdminLayout`), and each write reads them anew.
 */
async function userAt({ cause, location, context }: Entering): Promise<CurrentUser> {
  const known = cause === 'stay' && (await context.queryClient.fetchQuery({ ...userQuery, ...KNOWN }))
  return known && known.id === sessionUserId() ? known : requireUser({ location })
}

/** @throws AccessError without a permission that opens the page; UnusedError where the brigade doesn't use its module, or this `part` */
export async function enterPage(entering: Entering, to: string, part?: ModuloId | null): Promise<void> {
  const page = pageAt(to)
  if (!page) throw new Error(`No module has the page ${to}`)
  const user = await userAt(entering)
  if (!page.also || !can(user, page.also)) demand(user, page.permission)
  const modulo = part === undefined ? moduloOf(page) : part
  if (!modulo) return
  const { cause, context } = entering
  const config = { ...configuracionQuery, ...(cause === 'stay' && KNOWN) }
  if (!usesOf(await context.queryClient.fetchQuery(config))(modulo)) throw new UnusedError(modulo)
}
