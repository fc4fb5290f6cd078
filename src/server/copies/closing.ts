import { createHash } from 'node:crypto'
import * as v from 'valibot'

const closingSchema = v.object({
  filas: v.record(v.string(), v.number()),
  suma: v.string(),
})

/** The last line of a copy: how many rows of each table it has, and the SHA-256 of their lines. */
type Closing = v.InferOutput<typeof closingSchema>

/** Counts the rows that go by. */
export function createTally() {
  const hash = createHash('sha256')
  const filas: Record<string, number> = {}
  return {
    add(table: string, line: string): void {
      filas[table] = (filas[table] ?? 0) + 1
      hash.update(line).update('\n')
    },
    filas: filas as Readonly<Record<string, number>>,
    closing: (): Closing => ({ filas, suma: hash.digest('hex') }),
  }
}

export const closingLine = (closing: Closing): string => JSON.stringify({ fin: closing })

/** undefined: the line is no closing one. */
export function readClosing(line: unknown): Closing | undefined {
  const read = v.safeParse(v.object({ fin: closingSchema }), line)
  return read.success ? read.output.fin : undefined
}
