import { schemaResolver } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SavedForm, useSavedForm } from '@/admin/ui/form/use-saved-form'
import { SAVED_FOR, useReach } from '@/admin/ui/record/reach'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { CIFRA_IDS } from '@/entities/sitio/cifras'
import { saveSitio } from '@/entities/sitio/queries'
import type { Sitio } from '@/entities/sitio/sitio'
import { sitioFormSchema } from '@/entities/sitio/sitio-form'
import { sitioQuery } from '@/entities/sitio/use-sitio'
import { type SitioValues, siempreDe, toSitio, valuesOf } from './sitio-values'

export type SitioForm = SavedForm<SitioValues> & {
  /** What stands in each place that nobody set, in the year that the form holds. */
  siempre: SitioValues
  ejemplo: boolean
  /** Takes the figures that nobody set along into the year. */
  chooseYear: (year: Pick<SitioValues, 'anio' | 'anioQue'>) => void
  /** The fields that differ from what is stored. */
  unsaved: string[]
  /** The site as it would be with what is typed, which is stored nowhere yet. */
  shown: () => Sitio
}

/** One form over what the brigade made its own, shared by two tabs and by all pages of the one. */
export function useSitioForm(onInvalid: (fields: string[]) => void): SitioForm {
  const { data: sitio } = useSuspenseQuery(sitioQuery)
  const institucion = useInstitucion()
  const save = useMutation(saveSitio)
  const alcance = SAVED_FOR[useReach()]
  const siempreOf = ({ anio, anioQue }: Pick<Sitio, 'anio' | 'anioQue'>) =>
    siempreDe({ ...sitio, anio, anioQue }, institucion, new Date())
  const stored = useMemo(
    () => valuesOf(sitio, siempreDe(sitio, institucion, new Date())),
    [sitio, institucion],
  )
  const { ejemplo } = sitio
  const saved = useSavedForm<SitioValues>({
    kind: 'sitio',
    stored,
    validate: schemaResolver(sitioFormSchema, { sync: true }),
    save: async (values, base) => {
      const next = toSitio(values, siempreOf(values))
      const before = { ejemplo, ...toSitio(base, siempreOf(base)) }
      const saved = await save.mutateAsync({ next, base: before, alcance })
      return valuesOf(saved, siempreOf(saved))
    },
    onWrong: (errors) => onInvalid(Object.keys(errors).map((path) => path.split('.')[0] ?? '')),
  })
  const { form } = saved.scope
  const siempre = siempreOf(form.values)
  const chooseYear: SitioForm['chooseYear'] = (year) => {
    const then = siempreOf(year)
    const unset = CIFRA_IDS.filter((id) => form.values[id] === siempre[id])
    form.setValues({ ...year, ...Object.fromEntries(unset.map((id) => [id, then[id]])) })
  }
  const shown = () => ({ ...sitio, ...toSitio(form.values, siempre) })
  const unsaved = Object.keys(form.values).filter((field) => form.isDirty(field))
  return { ...saved, siempre, ejemplo, chooseYear, unsaved, shown }
}
