import { useState } from 'react'

/**
 * A value that is kept at each tap. The latest tap shows before it is on disk, and several taps in a row count in their
 * order; a tap that could not be kept shows no longer.
 *
 *     const { value, keep } = useKept(conteo.cantidad, (cantidad) => mutateAsync({ item, cantidad }))
 *     <Button onClick={() => keep(value + 1)}>+</Button>
 *
 * Whoever ignores what `keep` returns hears of no failure: the mutation's toast tells of it.
 */
export function useKept<T, More extends unknown[] = []>(
  kept: T,
  write: (next: T, ...more: More) => Promise<unknown>,
) {
  const [writing, setWriting] = useState<{ value: T } | null>(null)
  const keep = (next: T, ...more: More): Promise<unknown> => {
    const mine = { value: next }
    setWriting(mine)
    const written = write(next, ...more)
    written.catch(() => undefined).finally(() => setWriting((latest) => (latest === mine ? null : latest)))
    return written
  }
  return { value: writing ? writing.value : kept, keep }
}
