import { queryOptions } from '@tanstack/react-query'
import { knowsCentral } from '@/access/central/mark'
import type { ModuleList, ModulePage } from '@/access/module'
import { iconOf } from '@/admin/shell/icons'
import { routeOf } from '@/admin/shell/route-of'
import { pages } from '@/entities/modules'
import { knownQuery } from '@/shared/query/resource'
import { createListRepository } from '@/shared/storage/list-repository'
import type { Stored } from '@/shared/storage/stored-module'
import type { Icon } from '@/shared/ui/icon/icon'
import { findRecords, foldRecord, type Match } from './find-records'

const PER_GROUP = 6

type Target = { to: ReturnType<typeof routeOf>; search?: Record<string, string | true> }

type Shown = { key: string; label: string; detail: string; icon: Icon }

/** One line of the results: what to show, and the page or record's dialog that it opens, or what it does. */
export type Hit = Shown & ({ target: Target; run?: never } | { run: () => void; target?: never })

export type Group = { title: string; hits: Hit[]; total: number }

type Search = NonNullable<ModuleList['search']>

/** A searchable list: its query, folded once per list, and who may see it. */
export function createSource(page: ModulePage, list: ModuleList, { tab, detail, text }: Search) {
  const { to, title, permission } = page
  const hitOf = (record: Stored): Hit => ({
    key: `${to}-${tab?.[0] ?? ''}-${record.id}`,
    label: list.name(record),
    detail: detail(record).filter(Boolean).join(' · '),
    icon: iconOf(page),
    target: { to: routeOf(page), search: { ...(tab && { tab: tab[0] }), ver: record.id } },
  })
  const groupTitle = tab ? `${title}: ${tab[1]}` : title
  const select = (records: readonly Stored[] | null) => {
    const folded = (records ?? []).map((record) => foldRecord(record, list.name(record), text(record)))
    return (words: readonly string[], match: Match): Group => {
      const found = findRecords(folded, words, PER_GROUP, match)
      return { title: groupTitle, hits: found.records.map(hitOf), total: found.total }
    }
  }
  return { permission, query: queryOptions({ ...knownQuery(createListRepository(list)), select }) }
}

export type Source = ReturnType<typeof createSource>

/** The panel's pages that `allowed` accepts and that match; all of them while nothing is typed. */
export function findPages(
  words: readonly string[],
  match: Match,
  allowed: (page: ModulePage) => boolean,
): Group {
  const mine = pages(knowsCentral())
    .filter(allowed)
    .map((page) => foldRecord(page, page.title, ['ir a']))
  const found =
    words.length > 0 ? findRecords(mine, words, PER_GROUP, match).records : mine.map(({ record }) => record)
  const hits = found.map((page) => ({
    key: page.to,
    label: page.title,
    detail: '',
    icon: iconOf(page),
    target: { to: routeOf(page) },
  }))
  return { title: 'Páginas', hits, total: hits.length }
}
