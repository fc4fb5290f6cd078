import type { ReactNode } from 'react'
import classes from './dialog-footer.module.css'

/** For buttons of a dialog that is not drawn here (see `confirm`); toasts keep clear of `data-foot`. */
export const footerProps = { className: classes.footer, 'data-foot': true }

/** The buttons of a dialog: the way out first, what it is for last. Stands last in the dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div {...footerProps}>{children}</div>
}
