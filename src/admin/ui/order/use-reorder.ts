import { useWindowEvent } from '@mantine/hooks'
import { type UseMutationOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readPageSize } from '@/admin/ui/table/table-footer'
import type { TableSearch } from '@/admin/ui/table/table-search'
import { applyOrder, moveTo, type Ordered } from '@/shared/lib/orden'
import type { createResource } from '@/shared/query/resource'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'

/** Where a moved record now stands; `index` counts from 0. */
export const placeWords = (name: string, index: number, count: number): string =>
  `${name}: posición ${index + 1} de ${count}`

/** Why a record moves no further up (-1) or down (1). */
export const edgeWords = (by: -1 | 1): string =>
  by < 0 ? 'Ya está al principio de la lista' : 'Ya está al final de la lista'

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/** The direction in which an arrow key moves a record; undefined for other keys. */
export const stepOf = (key: string): -1 | 1 | undefined => STEPS[key]

type Reorderable<T extends Ordered> = {
  list: ReturnType<typeof createResource<T>>['known']
  reorder: UseMutationOptions<T[], Error, Ordered[]>
  nameOf: (record: T) => string
}

export type Reorder = {
  /** Puts a record in the place of another one. */
  place: (id: string, targetId: string) => void
  /** Moves a record one place up (-1) or down (1) on the screen. */
  step: (id: string, by: -1 | 1) => void
  /** Whether this record was just moved to another page and should get the focus; true only once. */
  arrived: (id: string) => boolean
}

/**
 * Ordering by hand. The list changes at once and is saved in the background; when that fails it moves back and a toast
 * says why. Positions are read from the cache, because quick key presses come faster than renders. `note` is missing
 * when the role may not order or there is nothing to order, and `reorder` also while a column sorts the table.
 */
export function useReorder<T extends Ordered>(
  { list, reorder, nameOf }: Reorderable<T>,
  shown: readonly T[],
  { orden }: TableSearch,
  { canEdit }: { canEdit: boolean },
) {
  const { data: all } = useSuspenseQuery(list)
  const { queryKey } = list
  const client = useQueryClient()
  const [said, say] = useState('')
  const patch = useSearchPatch<TableSearch>()
  const travelling = useRef<string>(undefined)
  const save = useMutation({
    ...reorder,
    onSettled: async () => {
      const last = client.isMutating({ mutationKey: reorder.mutationKey ?? [] }) === 1
      // The public pages show the same list.
      if (last) await client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })
    },
  })
  const current = () => client.getQueryData<T[]>(queryKey) ?? []

  const place = (id: string, targetId: string) => {
    const list = current()
    const record = list.find((other) => other.id === id)
    const to = list.findIndex((other) => other.id === targetId)
    const updates = to < 0 ? [] : moveTo(list, id, to)
    if (!record || updates.length === 0) return
    // A read that was started by the last move would bring the old order back.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, applyOrder(list, updates))
    save.mutate(updates)
    say(placeWords(nameOf(record), to, list.length))
  }

  const step = (id: string, by: -1 | 1) => {
    const ids = new Set(shown.map((record) => record.id))
    const visible = current().filter((record) => ids.has(record.id))
    const from = visible.findIndex((record) => record.id === id)
    const target = visible[from + by]
    if (!target) {
      say(edgeWords(by))
      return
    }
    place(id, target.id)
    const pageOf = (index: number) => Math.floor(index / readPageSize()) + 1
    const pagina = pageOf(from + by)
    if (pagina === pageOf(from)) return
    // A row that moves past the page's edge takes the reader to the next page, or the row and its focus would be gone.
    travelling.current = id
    patch({ pagina: pagina === 1 ? undefined : pagina })
  }

  const arrived = (id: string) => {
    if (travelling.current !== id) return false
    travelling.current = undefined
    return true
  }

  // Nothing has the focus until the row is on its new page: the window handles the keys meanwhile.
  useWindowEvent('keydown', (event) => {
    const id = travelling.current
    if (id === undefined || (event.target instanceof Element && event.target.closest('[data-mover]'))) return
    const by = stepOf(event.key)
    travelling.current = by && id
    if (!by) return
    event.preventDefault()
    step(id, by)
  })
  useWindowEvent('pointerdown', () => {
    travelling.current = undefined
  })

  const sorted = Boolean(orden)
  const possible = canEdit && (all?.length ?? 0) > 1
  const now = useRef<Reorder>({ place, step, arrived })
  useEffect(() => {
    now.current = { place, step, arrived }
  })
  // The same for every drawing, or each would draw all rows again.
  const handles = useMemo<Reorder>(
    () => ({
      place: (id, targetId) => now.current.place(id, targetId),
      step: (id, by) => now.current.step(id, by),
      arrived: (id) => now.current.arrived(id),
    }),
    [],
  )
  return {
    reorder: possible && !sorted ? handles : null,
    note: possible ? { onUnsort: sorted ? () => patch({ orden: undefined }) : undefined, said } : null,
  }
}
