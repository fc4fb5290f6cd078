import { schemaResolver } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Tab } from '@/admin/shell/config-tabs'
import { type SavedForm, useSavedForm } from '@/admin/ui/form/use-saved-form'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { saveSitio } from '@/entities/sitio/queries'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { isCifra, type SitioValues, siempreDe, sitioFormSchema, toSitio, valuesOf } from './sitio-values'

export type SitioForm = SavedForm<SitioValues> & { siempre: SitioValues; ejemplo: boolean }

/** One form over what the brigade made its own, shared by two tabs. */
export function useSitioForm(onInvalid: (tab: Tab) => void): SitioForm {
  const { data: sitio } = useSuspenseQuery(sitioQuery)
  const institucion = useInstitucion()
  const save = useMutation(saveSitio)
  const siempre = useMemo(() => siempreDe(sitio, institucion, new Date()), [sitio, institucion])
  const stored = useMemo(() => valuesOf(sitio, siempre), [sitio, siempre])
  const { ejemplo } = sitio
  const saved = useSavedForm<SitioValues>({
    kind: 'sitio',
    stored,
    validate: schemaResolver(sitioFormSchema, { sync: true }),
    save: async (values, base) => {
      const next = toSitio(values, siempre)
      return valuesOf(await save.mutateAsync({ next, base: { ejemplo, ...toSitio(base, siempre) } }), siempre)
    },
    onWrong: (errors) => onInvalid(isCifra(Object.keys(errors)[0]?.split('.')[0] ?? '') ? 'cifras' : 'sitio'),
  })
  return { ...saved, siempre, ejemplo }
}
