import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { can } from '@/access/permissions'
import { useUser } from '@/access/user-query'
import { wordsOf } from '@/shared/lib/text'
import { findPages } from './source'
import { sources as allSources } from './sources'

/** The panel's results for the query, by module; lists that the role may not view are not even read. */
export function useResults(query: string) {
  const user = useUser()
  const sources = useMemo(() => allSources().filter(({ permission }) => can(user, permission)), [user])
  const lists = useQueries({ queries: sources.map((source) => source.query) })
  const words = wordsOf(query)
  const pages = findPages(words, ({ permission }) => can(user, permission))
  const records = lists.flatMap(({ data: find }) => (find && words.length > 0 ? [find(words)] : []))
  return {
    words,
    groups: [pages, ...records].filter(({ total }) => total > 0),
    loading: lists.some(({ isPending }) => isPending),
  }
}
