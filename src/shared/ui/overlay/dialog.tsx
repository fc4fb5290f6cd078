import { Modal, type ModalProps } from '@mantine/core'
import { WithMantine } from '@/shared/ui/theme/with-mantine'
import { useOverlay } from './use-overlay'

/** A dialog for as long as it is drawn. Escape closes only the one on top. */
export function Dialog({ closeOnEscape = true, ...rest }: Omit<ModalProps, 'opened'>) {
  const top = useOverlay(true)
  return (
    <WithMantine>
      <Modal opened closeOnEscape={closeOnEscape && top} {...rest} />
    </WithMantine>
  )
}
