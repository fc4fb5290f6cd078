import { Modal, type ModalProps } from '@mantine/core'
import { useEffect } from 'react'

/** A dialog that leaves the page takes its focus with it: give it back to what had opened it. */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus()
    }
  }, [])
}

/** A dialog for as long as it is drawn. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useFocusReturn()
  return <Modal opened {...props} />
}
