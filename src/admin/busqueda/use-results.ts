import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { wordsOf } from '@/shared/lib/text'
import { contains, type Match, resembles } from './find-records'
import { sources as allSources, type Find, findPages, type Group } from './source'
import { useActions } from './use-actions'

const NONE: readonly Group[] = []

const together = (lists: readonly UseQueryResult<Find>[]) => ({
  finds: lists.flatMap(({ data }) => (data ? [data] : [])),
  loading: lists.some(({ isPending }) => isPending),
})

/**
 * The panel's results for the query: pages, actions, then records by module; lists that the role may not view are not
 * even read. Where nothing contains the words, what resembles them is shown. The first come after the box, which stands
 * at once.
 */
export function useResults(query: string, onKeys: () => void) {
  const user = useUser()
  const uses = useModulos()
  const stands = useDeferredValue(true, false)
  const queries = useMemo(
    () =>
      allSources(uses)
        .filter(({ permission }) => can(user, permission))
        .map((source) => source.query),
    [user, uses],
  )
  const { finds, loading } = useQueries({ queries: stands ? queries : [], combine: together })
  const findActions = useActions(onKeys)
  const words = useMemo(() => wordsOf(query), [query])
  // While nothing is typed, a list that has been read changes nothing.
  const searched = words.length > 0 ? finds : undefined
  const waits = searched !== undefined && loading
  const { groups, near } = useMemo(() => {
    const groupsBy = (match: Match): Group[] => {
      const pages = findPages(words, match, ({ permission }) => can(user, permission), uses)
      const records = searched?.map((find) => find(words, match)) ?? []
      return [pages, findActions(words, match), ...records].filter(({ total }) => total > 0)
    }
    if (!stands) return { groups: NONE, near: false }
    const exact = groupsBy(contains)
    if (exact.length > 0 || waits) return { groups: exact, near: false }
    const others = groupsBy(resembles)
    return { groups: others, near: others.length > 0 }
  }, [words, searched, findActions, user, uses, stands, waits])
  return { words, groups, near, loading: loading || !stands }
}
