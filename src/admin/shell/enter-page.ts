import type { QueryClient } from '@tanstack/react-query'
import { demand } from '@/access/authorize'
import { currentUser } from '@/access/current-user'
import type { ModuloId } from '@/access/modulos'
import { can } from '@/access/permissions'
import { UnusedError, usesOf } from '@/access/uses'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { moduloOf, pageAt } from '@/entities/modules'
import { rest } from '@/shared/storage/slices'

/** What a guard is asked with. `cause` is `stay` where only the page's own address changes, as when a dialog opens. */
export type Entrance = { context: { queryClient: QueryClient }; cause: 'preload' | 'enter' | 'stay' }

/** @throws AccessError without a permission that opens the page; UnusedError where the brigade doesn't use its module, or this `part` */
export async function enterPage(entrance: Entrance, to: string, part?: ModuloId | null): Promise<void> {
  const page = pageAt(to)
  if (!page) throw new Error(`No module has the page ${to}`)
  // The tap that opens a dialog ends its own task before the dialog is drawn.
  if (entrance.cause === 'stay') await rest()
  const user = await currentUser()
  if (!page.also || !can(user, page.also)) demand(user, page.permission)
  const modulo = part === undefined ? moduloOf(page) : part
  if (modulo && !usesOf(await entrance.context.queryClient.fetchQuery(configuracionQuery))(modulo))
    throw new UnusedError(modulo)
}
