import type { FormEvent } from 'react'

/** False: the form must stay as it is, and the person has been told why. */
type Condition = () => boolean | Promise<boolean>

const conditions = new Set<Condition>()

/** What a form waits for before it is checked and saved, such as a picture that is still being shrunk. */
export function beforeSubmit(condition: Condition): () => void {
  conditions.add(condition)
  return () => void conditions.delete(condition)
}

/** On a phone a field that is marked as wrong may be screens away from the button. */
const focusFirstWrong = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())

/** A form's own submit, once everything that belongs to it has arrived; then the first wrong field has the focus. */
export const whenComplete =
  (submit: () => void, setBusy: (busy: boolean) => void) =>
  async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const answers = await Promise.all([...conditions].map((condition) => condition()))
    setBusy(false)
    // Whoever has cancelled meanwhile wants nothing saved.
    if (!form.isConnected || !answers.every(Boolean)) return
    submit()
    focusFirstWrong(form)
  }
