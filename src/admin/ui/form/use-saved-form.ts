import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { type FormScope, useFormScope } from '@/shared/ui/form/form-scope'
import { changesOf } from '@/shared/ui/form/use-draft'
import { DISCARD, useOverlays } from '@/shared/ui/overlay/overlays'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'

type Values = Record<string, unknown>

type SavedFormOptions<V extends Values> = {
  /** The name of the form's draft. */
  kind: string
  /** What is stored now. Another object means that it has changed. */
  stored: V
  validate: NonNullable<UseFormInput<V>['validate']>
  /** Resolves to what is stored after the save. `base` is what the form began with. */
  save: (values: V, base: V) => Promise<V>
  onWrong: (errors: UseFormReturnType<V>['errors']) => void
}

export type SavedForm<V extends Values> = {
  scope: FormScope<V>
  submit: (values: V) => Promise<void>
  refuse: (errors: UseFormReturnType<V>['errors']) => void
  discard: () => void
}

/** A form over one stored object: it follows what other tabs save, unless somebody is typing here. */
export function useSavedForm<V extends Values>(options: SavedFormOptions<V>): SavedForm<V> {
  const { kind, stored, validate, save, onWrong } = options
  const form = useForm<V>({ initialValues: stored, validate })
  const { confirm } = useOverlays()
  const { say } = useErrorToast(Object.keys(form.errors).length === 0)
  const base = useRef(stored)
  const scope = useFormScope(kind, form)
  const { clear } = scope.draft

  const show = (values: V) => {
    base.current = values
    form.setInitialValues(values)
    form.setValues(values)
  }

  // Another tab saved: with something typed here, only those fields will be written.
  const follow = useEffectEvent((news: V) => {
    if (news !== base.current && !form.isDirty()) show(news)
  })
  useEffect(() => follow(stored), [stored])

  const submit = async (values: V) => {
    const saved = await save(values, base.current)
    // What somebody typed during the save stays, as a change that is not saved yet.
    const typed = changesOf(form.getValues(), values)
    show(saved)
    if (Object.keys(typed).length > 0) form.setValues(typed)
    else await clear()
  }
  const refuse: SavedForm<V>['refuse'] = (errors) => {
    onWrong(errors)
    say(...MARKED_FIELDS)
  }
  const discard = async () => {
    if (!(await confirm(DISCARD))) return
    form.clearErrors()
    show(stored)
    await clear()
  }
  return { scope, submit, refuse, discard: () => void discard() }
}
