const told = new WeakSet<Error>()

/** Notes that the person knows of this error already, and returns it. */
export function asTold<E extends Error>(error: E): E {
  told.add(error)
  return error
}

export const wasTold = (error: unknown): boolean => error instanceof Error && told.has(error)
