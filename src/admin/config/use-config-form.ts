import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracion } from '@/entities/configuracion/queries'
import { MARKED_FIELDS } from '@/shared/lib/form/rules'
import { type FormScope, useFormScope } from '@/shared/ui/form/form-scope'
import { changesOf } from '@/shared/ui/form/use-draft'
import { useErrorToast } from '@/shared/ui/overlay/use-error-toast'
import { configFormSchema, tabOf } from './config-schema'
import type { Tab } from './search'

export type ConfigForm = {
  scope: FormScope<Configuracion>
  submit: (values: Configuracion) => Promise<void>
  refuse: (errors: UseFormReturnType<Configuracion>['errors']) => void
  discard: () => void
}

/** One form over the whole configuration, shared by three tabs, so that changing tabs loses nothing. */
export function useConfigForm(onInvalid: (tab: Tab) => void): ConfigForm {
  const { data } = useSuspenseQuery(configuracion.query)
  const save = useMutation(configuracion.save)
  const form = useForm<Configuracion>({
    initialValues: data,
    validate: schemaResolver(configFormSchema, { sync: true }),
  })
  const { say } = useErrorToast(Object.keys(form.errors).length === 0)
  const base = useRef(data)
  const scope = useFormScope('config', form)
  const { clear } = scope.draft

  const show = (values: Configuracion) => {
    base.current = values
    form.setInitialValues(values)
    form.setValues(values)
  }

  // Another tab saved: follow it, unless somebody is typing here; then only those fields will be written.
  const follow = useEffectEvent((news: Configuracion) => {
    if (news !== base.current && !form.isDirty()) show(news)
  })
  useEffect(() => follow(data), [data])

  const submit = async (values: Configuracion) => {
    const saved = await save.mutateAsync({ next: values, base: base.current })
    // Whoever went on typing meanwhile keeps that, as a change of what is saved now.
    const typed = changesOf(form.getValues(), values)
    show(saved)
    if (Object.keys(typed).length > 0) form.setValues(typed)
    else await clear()
  }
  const refuse: ConfigForm['refuse'] = (errors) => {
    onInvalid(tabOf(Object.keys(errors)[0]?.split('.')[0] ?? ''))
    say(...MARKED_FIELDS)
  }
  const discard = () => {
    form.clearErrors()
    show(data)
    void clear()
  }
  return { scope, submit, refuse, discard }
}
