import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracion } from '@/entities/configuracion/queries'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { changesOf, type DraftState, useDraft } from '@/shared/ui/form/use-draft'
import { showError } from '@/shared/ui/overlay/toasts'
import { configFormSchema, tabOf } from './config-schema'
import type { Tab } from './search'

export type ConfigForm = {
  form: UseFormReturnType<Configuracion>
  submit: (event?: FormEvent<HTMLFormElement>) => void
  discard: () => void
  busy: boolean
  dirty: boolean
  draft: DraftState
}

/** One form over the whole configuration, shared by three tabs, so that going from tab to tab loses nothing. */
export function useConfigForm(onInvalid: (tab: Tab) => void): ConfigForm {
  const { data } = useSuspenseQuery(configuracion.query)
  const save = useMutation(configuracion.save)
  const form = useForm<Configuracion>({
    initialValues: data,
    validate: schemaResolver(configFormSchema, { sync: true }),
  })
  const base = useRef(data)
  const { state, clear } = useDraft('config', form)

  const show = (values: Configuracion) => {
    base.current = values
    form.setInitialValues(values)
    form.setValues(values)
  }

  // Another tab saved: follow it, unless something is being typed here; then only those fields are written.
  const follow = useEffectEvent((news: Configuracion) => {
    if (news !== base.current && !form.isDirty()) show(news)
  })
  useEffect(() => follow(data), [data])

  const submit = form.onSubmit(
    async (values) => {
      try {
        const saved = await save.mutateAsync({ next: values, base: base.current })
        // Whoever went on typing meanwhile keeps that, as a change of what is saved now.
        const typed = changesOf(form.getValues(), values)
        show(saved)
        if (Object.keys(typed).length > 0) form.setValues(typed)
        else await clear()
      } catch {
        // The MutationCache has said why; what was typed stays.
      }
    },
    (errors) => {
      onInvalid(tabOf(Object.keys(errors)[0]?.split('.')[0] ?? ''))
      showError(MARKED_FIELDS)
    },
  )
  const discard = () => {
    form.clearErrors()
    show(data)
    void clear()
  }
  return { form, submit, discard, busy: save.isPending, dirty: form.isDirty(), draft: state }
}
