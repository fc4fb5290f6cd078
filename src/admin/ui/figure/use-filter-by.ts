import { useSearch } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useCallback } from 'react'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'

type Fields = Readonly<Record<string, string | true | undefined>>

/** A card or chip that filters the list beneath it: pressed once it is on, pressed again it is off. */
export type Filtering = { pressed: boolean; press: (event: MouseEvent) => void }

export type FilterBy = (wanted: Fields, place?: Fields) => Filtering

/** The part of the screen that the list must fill at least to count as in sight. */
const ENOUGH = 0.25

/** Brings a list that starts below the screen into sight. */
function show(list: Element | null): void {
  if (list && list.getBoundingClientRect().top > window.innerHeight * (1 - ENOUGH)) list.scrollIntoView()
}

/**
 * Filters through the address, beside the other filters that are on. `place` is the tab with the list: it is opened
 * too, and stays when the filter goes. A finger or mouse is shown the list, where it is far below; a key is not, because
 * the focus stays on what was pressed.
 */
export function useFilterBy(list: RefObject<Element | null>): FilterBy {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const patch = useSearchPatch<Record<string, unknown>>()
  return useCallback(
    (wanted, place = {}) => {
      const pressed = Object.entries({ ...wanted, ...place }).every(
        ([field, value]) => search[field] === value,
      )
      const off = Object.fromEntries(Object.keys(wanted).map((field) => [field, undefined]))
      return {
        pressed,
        press: ({ detail }) => {
          patch({ ...place, ...(pressed ? off : wanted), pagina: undefined })
          if (!pressed && detail > 0) show(list.current)
        },
      }
    },
    [search, patch, list],
  )
}
