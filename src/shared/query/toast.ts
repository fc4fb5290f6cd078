export type Toast = { title: string; message?: string }

/** What the MutationCache does when a mutation with this meta ends. */
export type MutationMeta = {
  success?: Toast | ((data: unknown, variables: unknown) => Toast)
  /** The title of the toast; below it stands the error's own sentence, if it has one. */
  failure?: string
  /** The first parts of the query keys to refresh. */
  invalidates?: readonly string[]
  /** Offered for 10 s in the success toast. */
  undo?: (data: unknown) => Promise<unknown>
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
