import { queryOptions } from '@tanstack/react-query'
import { knowsCentral } from '@/access/central/mark'
import type { ModuleList, ModulePage } from '@/access/module'
import type { Permission } from '@/access/permissions'
import type { Uses } from '@/access/uses'
import { TAB_LABELS, TAB_SUBTITLES } from '@/admin/shell/config-tabs'
import { iconOf } from '@/admin/shell/icons'
import { routeOf } from '@/admin/shell/route-of'
import { Settings } from '@/admin/ui/icon/icons'
import { pageAt, used, usedPages } from '@/entities/modules'
import { createListRepository } from '@/shared/storage/list-repository'
import { forInSlices, rest } from '@/shared/storage/slices'
import type { Stored } from '@/shared/storage/stored-module'
import type { Icon } from '@/shared/ui/icon/icon'
import { type Folded, findRecords, foldRecord, type Match } from './find-records'
import { places } from './places'

const PER_GROUP = 6

type Target = { to: ReturnType<typeof routeOf>; search?: Record<string, string | number | true> }

type Shown = { key: string; label: string; detail: string; icon: Icon }

/** One line of the results: what to show, and the page or record's dialog that it opens, or what it does. */
export type Hit = Shown & ({ target: Target; run?: never } | { run: () => void; target?: never })

export type Group = { title: string; hits: Hit[]; total: number }

/** Looks through one prepared list. */
export type Find = (words: readonly string[], match: Match) => Group

type Search = NonNullable<ModuleList['search']>

/** A searchable list: its query, prepared once per list, and who may see it. */
function createSource(page: ModulePage, list: ModuleList, { tab, at, detail, text }: Search) {
  const { to, title, permission } = page
  const hitOf = (record: Stored): Hit => ({
    key: `${to}-${tab?.[0] ?? ''}-${record.id}`,
    label: list.name(record),
    detail: detail(record).filter(Boolean).join(' · '),
    icon: iconOf(page),
    target: { to: routeOf(page), search: { ...(tab && { tab: tab[0] }), ...at?.(record), ver: record.id } },
  })
  const groupTitle = tab ? `${title}: ${tab[1]}` : title
  const { known } = createListRepository(list)
  const prepare = async (): Promise<Find> => {
    const folded: Folded<Stored>[] = []
    const records = (await known()) ?? []
    // Whoever opens the search types at once, and a phone takes long to fold thousands of records. Lists that were read
    // together begin apart.
    await rest()
    await forInSlices(records, (record) => folded.push(foldRecord(record, list.name(record), text(record))))
    return (words, match) => {
      const found = findRecords(folded, words, PER_GROUP, match)
      return { title: groupTitle, hits: found.records.map(hitOf), total: found.total }
    }
  }
  return {
    permission,
    query: queryOptions({
      queryKey: [list.key, 'buscar', to, ...(tab ?? [])],
      queryFn: prepare,
      structuralSharing: false,
    }),
  }
}

export type Source = ReturnType<typeof createSource>

/**
 * The panel's pages that `allowed` accepts and that match; while nothing is typed all of them, without their parts. What
 * only leads to another page is one more word for that.
 */
export function findPages(
  words: readonly string[],
  match: Match,
  allowed: (page: { permission: Permission }) => boolean,
  uses: Uses,
): Group {
  const open = usedPages(knowsCentral(), uses).filter(allowed)
  const mine = open
    .filter(({ within }) => !within)
    .map((page) => {
      const doors = open.filter(({ within }) => within === page.to)
      return foldRecord(page, page.title, ['ir a', ...doors.map(({ title }) => title)])
    })
  const found =
    words.length > 0 ? findRecords(mine, words, PER_GROUP, match).records : mine.map(({ record }) => record)
  const hits = found.map((page) => ({
    key: page.to,
    label: page.title,
    detail: '',
    icon: iconOf(page),
    target: { to: routeOf(page) },
  }))
  const inside = findRecords(
    places().filter(({ record }) => allowed(record)),
    words,
    PER_GROUP,
    match,
  ).records.map(
    ({ tab }): Hit => ({
      key: `/admin/config-${tab}`,
      label: TAB_LABELS[tab],
      detail: `Configuración · ${TAB_SUBTITLES[tab]}`,
      icon: Settings,
      target: { to: '/admin/config', search: { tab } },
    }),
  )
  const all = [...hits, ...inside]
  return { title: 'Páginas', hits: all, total: all.length }
}

const sourceOf = (page: ModulePage, list: ModuleList): Source[] =>
  list.search ? [createSource(page, list, list.search)] : []

/** What people ask of a module that has no page for it stands in the Buzón, for whoever reads the list. */
function inBuzon({ title, readers: [permission] = [] }: ModuleList): ModulePage | undefined {
  const buzon = pageAt('/admin/buzon')
  return buzon && permission && { ...buzon, title, permission }
}

/** Every searchable list, in the sidebar's order. */
export const sources = (uses: Uses): Source[] =>
  used(knowsCentral(), uses).flatMap(({ page, lists = [] }) =>
    lists.flatMap((list) => {
      const where = page ?? inBuzon(list)
      return where ? sourceOf(where, list) : []
    }),
  )
