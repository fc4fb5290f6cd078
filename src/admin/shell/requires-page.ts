import { permit } from '@/access/permit'

/**
 * For `beforeLoad`: without the page's permission nothing of its route is loaded (contract §3). The registry is
 * imported only now, so that pages of the site don't load it.
 */
export const requiresPage = (to: string) => async (): Promise<void> => {
  const { pageAt } = await import('@/entities/modules')
  const page = pageAt(to)
  if (!page) throw new Error(`No module has the page ${to}`)
  await permit(page.permission)
}
