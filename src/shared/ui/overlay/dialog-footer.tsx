import type { ReactNode } from 'react'
import classes from './dialog-footer.module.css'
import { useFoot } from './use-foot'

/** The buttons of a dialog: cancelling first, the main action last. It stands last in the dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={useFoot()} className={classes.footer}>
      {children}
    </div>
  )
}
