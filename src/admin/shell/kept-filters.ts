import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DIALOG_FIELDS } from '@/shared/ui/hook/use-search-patch'

type Search = Record<string, unknown>
type Kept = { owner: string; byPage: Map<string, Search> }

/** What an address has besides filters, order and tab. */
const PASSING: readonly string[] = [...DIALOG_FIELDS, 'corte', 'silenciar', 'mensual', 'despacho', 'pagina']

/** In memory: the filters of a page are for this visit of this person, and no other tab's. */
const kept = new WeakMap<AnyRouter, Kept>()

const filtersOf = (search: Search): Search =>
  Object.fromEntries(Object.entries(search).filter(([field]) => !PASSING.includes(field)))

/**
 * Remembers the filters of the panel's pages for as long as the same person is signed in. Read from each address as it
 * is asked for: one that is left before it is drawn counts too.
 */
export function KeepFilters({ owner }: { owner: string }): null {
  const router = useRouter()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (kept.get(router)?.owner !== owner) kept.set(router, { owner, byPage: new Map() })
    kept.get(router)?.byPage.set(pathname, filtersOf(search))
  }, [router, owner, pathname, search])
  return null
}

/** The filters with which a link of the menu comes back to a page. */
export function useKeptFilters(): (page: string) => Search {
  const router = useRouter()
  return (page) => kept.get(router)?.byPage.get(page) ?? {}
}
