import { useRef, useState } from 'react'
import type { useFormScope } from '@/shared/ui/form/form-scope'

/**
 * What became of something that a citizen sends: it was opened in another program, whose end only the person knows, or it
 * went at an ISO instant. Either answer gives the focus back to the button.
 */
export function useOutcome(
  form: { reset: () => void },
  { draft }: Pick<ReturnType<typeof useFormScope>, 'draft'>,
) {
  const [opened, setOpened] = useState(false)
  const [sentAt, setSentAt] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const answered = () => {
    setOpened(false)
    button.current?.focus()
  }
  const went = async (at: string) => {
    await draft.clear()
    form.reset()
    answered()
    setSentAt(at)
  }
  return { opened, setOpened, sentAt, button, answered, went, again: () => setSentAt('') }
}
