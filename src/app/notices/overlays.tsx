import { Questions } from '@/shared/ui/overlay/questions'
import { Toasts } from '@/shared/ui/overlay/toasts'
import { WithMantine } from '@/shared/ui/theme/with-mantine'

/** Questions and toasts; loaded with the first of them. */
export function Overlays() {
  return (
    <WithMantine>
      <Questions />
      <Toasts />
    </WithMantine>
  )
}
