export type Toast = { title: string; message?: string }

/** How a toast offers the way back, and what it says afterwards. */
export type UndoWords = {
  /** The button's whole name; it shows `Deshacer`. */
  label: string
  offer: string
  done: string
  failed: string
  /** It waits until there is room on the screen. Otherwise a newer toast takes its place. */
  waits: boolean
  /** It stays until the next write, since nobody can do the same by hand; otherwise for 10 s. */
  lasts?: boolean
}

export const RECOVERY: UndoWords = {
  label: 'Deshacer',
  offer: 'Todavía puede recuperarlo.',
  done: 'Recuperado',
  failed: 'No se pudo recuperar.',
  waits: true,
}

/** Of an import: hundreds of rows, which somebody looks through before they know that they are wrong. */
export const LASTING: UndoWords = { ...RECOVERY, lasts: true }

/** Of an edit: what was there before can also be written again by hand, so it needs no room of its own. */
export const REVERSAL: UndoWords = {
  label: 'Deshacer el cambio',
  offer: 'Todavía puede volver a lo anterior.',
  done: 'Cambio deshecho',
  failed: 'No se pudo deshacer.',
  waits: false,
}

/** What the MutationCache does when a mutation with this meta ends. */
export type MutationMeta = {
  success?: Toast | ((data: unknown, variables: unknown) => Toast | undefined)
  /** The title of the toast; below it stands the error's own sentence, if it has one. null: the field says it, and no toast. */
  failure?: string | null
  /** The first parts of the query keys to refresh. */
  invalidates?: readonly string[]
  /** Offered in the success toast, for 10 s or as its words say. */
  undo?: (data: unknown) => Promise<unknown>
  undoWords?: UndoWords
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
