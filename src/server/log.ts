/** What a line may say: counts, codes and names of things; never a person's data, a password or a code. */
type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export type Log = (event: string, facts?: Facts) => void

/** One JSON object a line, on the error output: the other one is for the person who started the central. */
export const log: Log = (evento, facts) => {
  process.stderr.write(`${JSON.stringify({ hora: new Date().toISOString(), evento, ...facts })}\n`)
}

/** Where an error comes from. Its message is left out, because a database repeats in it what somebody typed. */
export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { clase: typeof error }
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' | ')
  return { clase: error.name, codigo: (error as { code?: string }).code, en: at }
}
