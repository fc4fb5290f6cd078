import { type ReactNode, Suspense } from 'react'
import { hasAddress } from '@/access/uses'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { lazy } from '@/shared/ui/control/lazy'
import { usePathname } from '@/shared/ui/hook/use-pathname'

const Unused = lazy(() => import('./unused').then((page) => page.Unused))

/** The page, or at an address of what the brigade doesn't use, that it doesn't and how to reach it. */
export function UsedPage({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  if (hasAddress(useModulos(), pathname)) return children
  return (
    <Suspense>
      <Unused />
    </Suspense>
  )
}
