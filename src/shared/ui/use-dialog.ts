import { useRef } from 'react'
import { useSearchPatch } from './use-search-patch'

type DialogSearch = { nuevo?: boolean | undefined; ver?: string | undefined; editar?: string | undefined }

/** The one dialog that a list screen may have open, as its URL says. */
type DialogState<T> =
  | { kind: 'closed' }
  | { kind: 'create' }
  | { kind: 'edit'; record: T }
  | { kind: 'view'; record: T }

/**
 * The record being edited as it was when its form opened. What another tab changes meanwhile must not look like
 * this person's change, and a record deleted elsewhere must not take the open form with it.
 */
function useEdited<T extends { id: string }>(id: string | undefined, records: readonly T[]): T | undefined {
  const opened = useRef<T>(undefined)
  if (opened.current?.id !== id) opened.current = records.find((record) => record.id === id)
  return opened.current
}

export function useDialog<T extends { id: string }>(search: DialogSearch, records: readonly T[]) {
  const patch = useSearchPatch<DialogSearch>()
  const { nuevo, ver, editar } = search
  const edited = useEdited(editar, records)
  const viewed = records.find(({ id }) => id === ver)
  const dialog: DialogState<T> = edited
    ? { kind: 'edit', record: edited }
    : viewed
      ? { kind: 'view', record: viewed }
      : { kind: nuevo ? 'create' : 'closed' }
  return {
    dialog,
    close: () => patch({ nuevo: undefined, ver: undefined, editar: undefined }),
    create: () => patch({ nuevo: true, ver: undefined, editar: undefined }),
    edit: ({ id }: T) => patch({ nuevo: undefined, ver: undefined, editar: id }),
    view: ({ id }: T) => patch({ nuevo: undefined, ver: id, editar: undefined }),
  }
}
