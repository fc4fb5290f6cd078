import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { DISCARD, useOverlays } from '@/shared/ui/overlay/overlays'

/** Of an import that was read and not taken. */
export const NOTHING_YET = 'Todavía no se importó nada.'

type LeaveOptions = {
  /** Whether something would be lost. */
  waits: boolean
  /** What would be lost, where it isn't words that somebody typed. */
  question?: string
  /** Forgets the draft of it. */
  drop?: () => Promise<unknown>
  close: () => void
}

/**
 * Asks before a dialog with unsaved work closes, however the person leaves: its button, the cross, Escape, or the back
 * button. A reload needs no question. `leave` closes without one, once the work is saved.
 */
export function useLeave({ waits, question = DISCARD.question, drop, close }: LeaveOptions) {
  const { confirm } = useOverlays()
  const leaving = useRef(false)
  const asking = useRef(false)
  const goes = async () => {
    const sure = !waits || (await confirm({ ...DISCARD, question }))
    if (sure) await drop?.()
    return sure
  }
  useBlocker({
    shouldBlockFn: async () => !leaving.current && waits && !(await goes()),
    enableBeforeUnload: false,
  })
  const leave = () => {
    leaving.current = true
    close()
  }
  const discard = async () => {
    if (asking.current) return
    asking.current = true
    const sure = await goes()
    asking.current = false
    if (sure) leave()
  }
  return { leave, discard: () => void discard() }
}
