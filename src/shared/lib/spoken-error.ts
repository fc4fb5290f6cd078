/** An error whose Spanish `message` is meant for the person. */
export class SpokenError extends Error {}

/** The sentence of an error for the person; undefined when its message is the machine's. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof SpokenError ? error.message : undefined

const told = new WeakSet<Error>()

/** Notes that the person knows of this error already, and returns it. */
export function asTold<E extends Error>(error: E): E {
  told.add(error)
  return error
}

export const wasTold = (error: unknown): boolean => error instanceof Error && told.has(error)
