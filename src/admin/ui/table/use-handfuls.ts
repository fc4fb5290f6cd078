import { startTransition, useEffect } from 'react'
import { rest } from '@/shared/storage/slices'

/** Rows. Laying fifty out at once keeps a slow phone from a tap for a fifth of a second. */
export const HANDFUL = 25

/** A list that opens draws its rows by handfuls: once those are drawn that it has, it asks for `more`. */
export function useHandfuls(drawn: number, lacks: boolean, more: (drawn: number) => void): void {
  useEffect(() => {
    let gone = false
    if (lacks) void rest().then(() => gone || startTransition(() => more(drawn + HANDFUL)))
    return () => {
      gone = true
    }
  }, [drawn, lacks, more])
}
