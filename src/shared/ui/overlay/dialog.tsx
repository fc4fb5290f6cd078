import { Modal, type ModalProps } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import classes from './dialog-footer.module.css'
import { useFoot, useOverlay } from './use-overlay'

type DialogProps = Omit<ModalProps, 'opened'> & {
  /** Gets the focus back where what opened the dialog is gone by then, as a menu's item is. */
  opener?: RefObject<HTMLElement | null>
}

/** A dialog for as long as it is drawn. Escape closes only the one on top. */
export function Dialog({ closeOnEscape = true, opener, ...rest }: DialogProps) {
  const top = useOverlay(true, opener)
  return (
    <WithMantine>
      <Modal opened closeOnEscape={closeOnEscape && top} {...rest} />
    </WithMantine>
  )
}

/** The buttons of a dialog: cancelling first, the main action last. It stands last in the dialog. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div ref={useFoot()} className={classes.footer}>
      {children}
    </div>
  )
}
