import { Questions } from '@/shared/ui/overlay/questions'
import { Toasts } from '@/shared/ui/overlay/toasts'

/** Questions and toasts; loaded with the first of them. */
export function Overlays() {
  return (
    <>
      <Questions />
      <Toasts />
    </>
  )
}
