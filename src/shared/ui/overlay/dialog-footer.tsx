import type { ReactNode } from 'react'
import classes from './dialog-footer.module.css'
import { useFoot } from './use-foot'

/** The buttons of a dialog: the way out first, what it is for last. Stands last in the dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={useFoot()} className={classes.footer}>
      {children}
    </div>
  )
}
