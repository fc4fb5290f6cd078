import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUser } from '@/access/current-user'
import { can } from '@/access/permissions'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { wordsOf } from '@/shared/lib/text'
import { contains, type Match, resembles } from './find-records'
import { sources as allSources, findPages, type Group } from './source'
import { useActions } from './use-actions'

/**
 * The panel's results for the query: pages, actions, then records by module; lists that the role may not view are not
 * even read. Where nothing contains the words, what resembles them is shown.
 */
export function useResults(query: string, onKeys: () => void) {
  const user = useUser()
  const uses = useModulos()
  const sources = useMemo(
    () => allSources(uses).filter(({ permission }) => can(user, permission)),
    [user, uses],
  )
  const lists = useQueries({ queries: sources.map((source) => source.query) })
  const findActions = useActions(onKeys)
  const words = wordsOf(query)
  const groupsBy = (match: Match): Group[] => {
    const pages = findPages(words, match, ({ permission }) => can(user, permission), uses)
    const records = lists.flatMap(({ data: find }) => (find && words.length > 0 ? [find(words, match)] : []))
    return [pages, findActions(words, match), ...records].filter(({ total }) => total > 0)
  }
  const loading = lists.some(({ isPending }) => isPending)
  const exact = groupsBy(contains)
  const near = exact.length > 0 || loading ? [] : groupsBy(resembles)
  return { words, groups: exact.length > 0 ? exact : near, near: near.length > 0, loading }
}
