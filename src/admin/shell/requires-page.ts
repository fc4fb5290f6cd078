import type { QueryClient } from '@tanstack/react-query'
import type { ModuloId } from '@/access/modulos'

/**
 * For `beforeLoad`: without the page's permission, or where the brigade doesn't use the page's module or this `part` of it,
 * nothing of its route is loaded (contract §3); null where the screen stays all the same. What judges it, with the registry,
 * is imported only now, so that pages of the site don't load it.
 */
export const requiresPage =
  (to: string, part?: ModuloId | null) =>
  async ({ context }: { context: { queryClient: QueryClient } }): Promise<void> => {
    const { enterPage } = await import('./enter-page')
    await enterPage(context.queryClient, to, part)
  }
