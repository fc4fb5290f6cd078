import { useCallback, useRef } from 'react'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'

export type DialogSearch = {
  nuevo?: boolean | undefined
  ver?: string | undefined
  editar?: string | undefined
}

/** What the role may do on this screen. */
export type DialogRights = { canCreate: boolean; canEdit: boolean }

/** The dialog that a list screen has open, if the role allows the one in the URL. */
type DialogState<T> =
  | { kind: 'closed' }
  | { kind: 'create' }
  | { kind: 'edit'; record: T }
  | { kind: 'view'; record: T }

/**
 * The edited record as it was when its form opened: another tab's changes must not look like this person's, and a
 * record deleted elsewhere must not close the form.
 */
export function useEdited<T extends { id: string }>(
  id: string | undefined,
  records: readonly T[],
): T | undefined {
  const opened = useRef<T>(undefined)
  if (opened.current?.id !== id) opened.current = records.find((record) => record.id === id)
  return opened.current
}

export function useDialog<T extends { id: string }>(
  search: DialogSearch,
  records: readonly T[],
  { canCreate, canEdit }: DialogRights,
) {
  const patch = useSearchPatch<DialogSearch>()
  const { nuevo, ver, editar } = search
  const edited = useEdited(editar, records)
  const viewed = records.find(({ id }) => id === ver)
  const open = (): DialogState<T> => {
    if (edited) return canEdit ? { kind: 'edit', record: edited } : { kind: 'closed' }
    if (viewed) return { kind: 'view', record: viewed }
    return { kind: nuevo && canCreate ? 'create' : 'closed' }
  }
  // A stable function, or the list would draw all its rows again.
  const editOne = useCallback(({ id }: T) => patch({ nuevo: undefined, ver: undefined, editar: id }), [patch])
  const view = useCallback(({ id }: T) => patch({ nuevo: undefined, ver: id, editar: undefined }), [patch])
  return {
    dialog: open(),
    close: () => patch({ nuevo: undefined, ver: undefined, editar: undefined }),
    create: () => patch({ nuevo: true, ver: undefined, editar: undefined }),
    /** Undefined when the role may not edit. */
    edit: canEdit ? editOne : undefined,
    view,
  }
}
