import type { QueryClient } from '@tanstack/react-query'
import { PedirForm } from './pedir-page'
import { grants, tramiteQuery } from './tramite-query'

/** Fetches the form, so that the page shows at once; what is asked of premises may come later. */
export async function prepare(client: QueryClient): Promise<void> {
  if (!(await grants(client))) return
  void client.prefetchQuery(tramiteQuery)
  await PedirForm.load()
}
