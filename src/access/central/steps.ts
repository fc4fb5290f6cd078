import { CentralError, refusalOf } from './http'

/** What the central is at, and how far. */
export type Step = { paso: string; hecho?: number; de?: number }

type Line = Step & { fin?: true; error?: string }

export type Told = (step: Step) => void

/** In ms: reading or putting back years of records, on the smallest machine. */
export const LONG_MS = 60 * 60_000

async function* linesOf(response: Response): AsyncGenerator<Line> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

/**
 * Tells each step of a long task of the central, and resolves to its last line when it is done. `unheard` is for the person where the
 * line broke in the middle: then only the central knows how it ended. @throws CentralError
 */
export async function followSteps(response: Response, told: Told, unheard: string): Promise<object> {
  if (!response.ok) throw await refusalOf(response)
  const broken = (cause?: unknown) => new CentralError(0, 'sin-red', unheard, cause)
  try {
    for await (const line of linesOf(response)) {
      if (line.fin) return line
      if (line.error) throw new CentralError(422, 'copia', line.error)
      told(line)
    }
  } catch (error) {
    throw error instanceof CentralError ? error : broken(error)
  }
  throw broken()
}
