import { mutationOptions } from '@tanstack/react-query'
import type { MutationMeta } from '@/shared/query/toast'
import type { Configuracion } from './configuracion'
import { configuracionRepository } from './configuracion-repository'
import { configuracionQuery } from './use-institucion'

const { key } = configuracionRepository

/** With `base`, the configuration as the form got it, only the fields that the person changed are written. */
export type SaveConfiguracion = {
  next: Partial<Configuracion>
  base?: Configuracion
  /** Whom it reaches, for the toast. */
  alcance?: string
}

/** `dicho` is what the toast says of it. */
type UseModulos = { modulos: string[]; base: Configuracion; dicho: string }

/** Query and mutation over the one configuration; anyone may read it, config:edit saves it (spec §6). */
export const configuracion = {
  query: configuracionQuery,

  /** Says which optional modules the brigade uses; `base` is what the person saw. */
  use: mutationOptions({
    mutationFn: ({ modulos, base }: UseModulos) => configuracionRepository.update({ modulos }, base),
    meta: {
      invalidates: [key],
      success: (_, variables) => ({ title: 'Módulos guardados', message: (variables as UseModulos).dicho }),
      failure: 'No se pudo cambiar qué usa la brigada.',
    } satisfies MutationMeta,
  }),

  save: mutationOptions({
    mutationFn: ({ next, base }: SaveConfiguracion) => configuracionRepository.update(next, base),
    meta: {
      invalidates: [key],
      success: (_, variables) => {
        const { alcance } = variables as SaveConfiguracion
        const said = ['Los cambios han sido aplicados exitosamente.', alcance]
        return { title: 'Configuración guardada', message: said.filter(Boolean).join(' ') }
      },
      failure: 'No se pudo guardar la configuración.',
    } satisfies MutationMeta,
  }),
}
