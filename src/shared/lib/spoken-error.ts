/** An error whose Spanish `message` is meant for the person. */
export class SpokenError extends Error {}

/** The sentence of an error for the person; undefined when its message is the machine's. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof SpokenError ? error.message : undefined
