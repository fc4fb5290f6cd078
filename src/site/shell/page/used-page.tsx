import { type ReactNode, Suspense } from 'react'
import { hasAddress } from '@/access/uses'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { lazy } from '@/shared/ui/control/lazy'
import { usePathname } from '@/shared/ui/hook/use-pathname'

/** Fetched ahead by a page that most brigades don't use, so that nothing moves when the app takes it over. */
export const Unused = lazy(() => import('./unused').then((page) => page.Unused))

/** The page, or at an address of what the brigade doesn't use, that it doesn't and how to reach it. */
export function UsedPage({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  if (hasAddress(useModulos(), pathname)) return children
  return (
    <Suspense>
      <Unused key={pathname} />
    </Suspense>
  )
}
