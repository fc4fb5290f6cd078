import { formatNumber } from '@/shared/lib/moneda'

/** What a long task is at, and how far; `of` where the end is known. */
export type Progress = (step: string, done?: number, of?: number) => void

/** In ms: more often nobody reads it. */
const REDRAW_MS = 100

type Out = { isTTY?: boolean; write(text: string): unknown }

/** Says it to a person in one line that changes; to a file each step once. */
export function progressOn(out: Out): { progress: Progress; end(): void } {
  let last = ''
  let drawn = 0
  const progress: Progress = (step, done, of) => {
    const isNew = step !== last
    if (!out.isTTY) {
      if (isNew) out.write(`  ${step}…\n`)
    } else if (isNew || Date.now() - drawn > REDRAW_MS) {
      const far =
        done === undefined ? '' : ` ${formatNumber(done)}${of === undefined ? '' : ` de ${formatNumber(of)}`}`
      out.write(`\r\u001b[K  ${step}…${far}`)
      drawn = Date.now()
    }
    last = step
  }
  return {
    progress,
    end() {
      if (out.isTTY && last) out.write('\r\u001b[K')
    },
  }
}
