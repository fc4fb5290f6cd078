import { useRef, useState } from 'react'
import { readPreferences } from '@/shared/storage/device/preferences'
import type { useFormScope } from '@/shared/ui/form/form-scope'

/**
 * What became of something that a citizen sends: it was opened in another program, whose end only the person knows, it
 * went at an ISO instant, or it waits on this phone. Each of these gives the focus back to the button.
 */
export function useOutcome(
  form: { reset: () => void },
  { draft }: Pick<ReturnType<typeof useFormScope>, 'draft'>,
) {
  const [opened, setOpened] = useState(false)
  const [sentAt, setSentAt] = useState('')
  const [letters, setLetters] = useState(() => Number(readPreferences().cartas === true))
  const button = useRef<HTMLButtonElement>(null)
  const answered = () => {
    setOpened(false)
    button.current?.focus()
  }
  const emptied = async () => {
    await draft.clear()
    form.reset()
  }
  const went = async (at: string | undefined) => {
    await emptied()
    answered()
    if (at) setSentAt(at)
    else setLetters((before) => before + 1)
  }
  return {
    opened,
    setOpened,
    sentAt,
    /** Not 0 while this phone may have letters to show; another number with each one more. */
    letters,
    button,
    answered,
    /** It went at `at`, or waits. */
    went,
    emptied,
    again: () => setSentAt(''),
  }
}
