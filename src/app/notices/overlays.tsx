import { Questions } from '@/shared/ui/overlay/questions'
import { Toasts } from '@/shared/ui/overlay/toasts'
import { WithMantine } from '@/shared/ui/theme/with-mantine'

/** Questions and toasts, in a chunk of its own that comes with the first of them. */
export function Overlays() {
  return (
    <WithMantine>
      <Questions />
      <Toasts />
    </WithMantine>
  )
}
