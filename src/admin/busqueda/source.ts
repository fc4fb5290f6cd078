import { queryOptions } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { MODULES, type Module } from '@/admin/shell/modules'
import type { createResource } from '@/shared/query/resource'
import type { Stored } from '@/shared/storage/list-repository'
import { findRecords, foldRecord } from './find-records'

const PER_GROUP = 6

type Target = { to: Module['to']; search?: Record<string, string> }

/** One line of the results: what to show, and the page or record's dialog that it opens. */
export type Hit = { key: string; label: string; detail: string; icon: LucideIcon; target: Target }

export type Group = { title: string; hits: Hit[]; total: number }

type SourceOptions<T extends Stored> = {
  to: Module['to']
  /** The tab of the module whose list this is, and its name. */
  tab?: [value: string, name: string]
  list: ReturnType<typeof createResource<T>>['list']
  label: (record: T) => string
  /** Under the label, of the few records that are shown. */
  detail: (record: T) => (string | undefined)[]
  /** What else is searched. */
  text: (record: T) => string[]
}

const moduleAt = (to: Module['to']): Module => {
  const found = MODULES.find((module) => module.to === to)
  if (!found) throw new Error(`No module at ${to}`)
  return found
}

/** A module's list to search: the resource's own query, folded once per list, and who may see it. */
export function createSource<T extends Stored>({ to, tab, list, label, detail, text }: SourceOptions<T>) {
  const { title, icon, permission } = moduleAt(to)
  const hitOf = (record: T): Hit => ({
    key: `${to}-${tab?.[0] ?? ''}-${record.id}`,
    label: label(record),
    detail: detail(record).filter(Boolean).join(' · '),
    icon,
    target: { to, search: { ...(tab && { tab: tab[0] }), ver: record.id } },
  })
  const groupTitle = tab ? `${title}: ${tab[1]}` : title
  const select = (records: readonly T[]) => {
    const folded = records.map((record) => foldRecord(record, label(record), text(record)))
    return (words: readonly string[]): Group => {
      const found = findRecords(folded, words, PER_GROUP)
      return { title: groupTitle, hits: found.records.map(hitOf), total: found.total }
    }
  }
  return { permission, query: queryOptions({ ...list, select }) }
}

const PAGES = MODULES.map((module) => foldRecord(module, module.title, []))

/** The panel's pages that `allowed` lets through; all of them while nothing is typed. */
export function findPages(words: readonly string[], allowed: (module: Module) => boolean): Group {
  const mine = PAGES.filter(({ record }) => allowed(record))
  const found =
    words.length > 0 ? findRecords(mine, words, PER_GROUP).records : mine.map(({ record }) => record)
  const hits = found.map(({ to, title, icon }) => ({
    key: to,
    label: title,
    detail: '',
    icon,
    target: { to },
  }))
  return { title: 'Páginas', hits, total: hits.length }
}
