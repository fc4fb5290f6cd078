import type { ModuloId } from '@/access/modulos'
import type { Entrance } from './enter-page'

/** Kept once it is here: even the import of what is loaded takes turns of its own, and a dialog would wait for them. */
let enterPage: typeof import('./enter-page').enterPage | undefined

/**
 * For `beforeLoad`: without the page's permission, or where the brigade doesn't use the page's module or this `part` of it,
 * nothing of its route is loaded (contract §3); null where the screen stays all the same. What judges it, with the registry,
 * is imported only now, so that pages of the site don't load it.
 */
export const requiresPage =
  (to: string, part?: ModuloId | null) =>
  async (entrance: Entrance): Promise<void> => {
    enterPage ??= (await import('./enter-page')).enterPage
    await enterPage(entrance, to, part)
  }
