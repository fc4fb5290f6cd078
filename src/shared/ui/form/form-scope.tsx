import type { UseFormReturnType } from '@mantine/form'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTellUnexpected } from '@/shared/ui/overlay/use-error-toast'
import { type Draft, useDraft } from './use-draft'

/** False: the form must stay as it is, and the person has been told why. */
type Condition = () => boolean | Promise<boolean>

const Conditions = createContext<Set<Condition> | null>(null)

/** Makes the form around it wait before it is checked and saved, such as for a picture that is still being shrunk. */
export function useBeforeSubmit(condition: Condition): void {
  const conditions = use(Conditions)
  const current = useEffectEvent(condition)
  useEffect(() => {
    if (!conditions) return
    const mine = () => current()
    conditions.add(mine)
    return () => void conditions.delete(mine)
  }, [conditions])
}

/** What one form has besides its values: its draft, what it waits for and whether it is being saved. */
export type FormScope<V extends Record<string, unknown>> = {
  form: UseFormReturnType<V>
  draft: Draft
  /** From the submit until what was saved is on disk. */
  busy: boolean
  setBusy: (busy: boolean) => void
  conditions: Set<Condition>
}

/** `kind` names the place where the unfinished form is kept, see `useDraft`. */
export function useFormScope<V extends Record<string, unknown>>(
  kind: string,
  form: UseFormReturnType<V>,
): FormScope<V> {
  const draft = useDraft(kind, form)
  const [busy, setBusy] = useState(false)
  const [conditions] = useState(() => new Set<Condition>())
  return { form, draft, busy, setBusy, conditions }
}

type ScopedFormProps<V extends Record<string, unknown>> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  scope: FormScope<V>
  /** When it rejects, the form stays as it is. */
  onSubmit: (values: V) => Promise<unknown>
  /** Some fields are wrong, of which the first gets the focus. */
  onWrong: (errors: UseFormReturnType<V>['errors'], values: V) => void
}

/** A form that is checked and saved once everything that it waits for has arrived. */
export function ScopedForm<V extends Record<string, unknown>>(props: ScopedFormProps<V>) {
  const { scope, onSubmit, onWrong, ...rest } = props
  const { form, busy, setBusy, conditions } = scope
  const tellUnexpected = useTellUnexpected()
  const [refused, setRefused] = useState<{ element: HTMLFormElement }>()

  // In an effect, once the fields are drawn with their marks: on a phone the first may be screens away from the button.
  useEffect(() => {
    refused?.element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refused])

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const element = event.currentTarget
    setBusy(true)
    try {
      // One after the other: nobody is asked about a form that an earlier field refuses.
      // A form that was cancelled meanwhile saves nothing.
      for (const condition of [...conditions]) if (!(await condition()) || !element.isConnected) return
      const { hasErrors, errors } = await form.validate()
      const values = form.getValues()
      if (!hasErrors) await onSubmit(values)
      else {
        onWrong(errors, values)
        setRefused({ element })
      }
    } catch (error) {
      tellUnexpected(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Conditions value={conditions}>
      <form {...rest} onSubmit={(event) => void submit(event)} noValidate />
    </Conditions>
  )
}
