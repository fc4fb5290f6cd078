/** What went wrong, with a Spanish `message` for the person who asked for it. */
export class SpokenError extends Error {}

/** What an error says to the person; nothing where its words are those of the machine. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof SpokenError ? error.message : undefined
