import type { ReactNode } from 'react'
import classes from './dialog-footer.module.css'

/** For buttons of a dialog that is not drawn here (see `confirm`). */
export const footerClass = classes.footer

/** The buttons of a dialog: the way out first, what it is for last. Stands last in the dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={footerClass}>{children}</div>
}
