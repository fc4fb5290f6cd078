export type Toast = { title: string; message?: string }

/** What the MutationCache does when a mutation carrying this meta ends. */
export type MutationMeta = {
  success?: Toast | ((data: unknown, variables: unknown) => Toast)
  /** Shown under the title Error when the failure has no sentence of its own. */
  failure?: string
  /** Query keys' first parts to refresh. */
  invalidates?: readonly string[]
  /** Offered for 10 s in the success toast. */
  undo?: (data: unknown) => Promise<unknown>
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta
  }
}
