import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import type { MutationMeta } from '@/shared/query/toast'
import { KEYS } from '@/shared/storage/keys'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { type Configuracion, configuracionSchema, DEFAULT_CONFIGURACION } from './configuracion'

export const configuracionRepository = createObjectRepository<Configuracion>({
  key: KEYS.configuracion,
  schema: configuracionSchema,
  defaults: () => structuredClone(DEFAULT_CONFIGURACION),
  authorize: () => permit('config:edit'),
})

/** With `base` (the configuration as the form got it) only what the person changed is written. */
export type SaveConfiguracion = { next: Partial<Configuracion>; base?: Configuracion }

/** Query and mutation over the one configuration; anyone may read it, config:edit saves it (spec §6). */
export const configuracion = {
  query: queryOptions({ queryKey: [KEYS.configuracion], queryFn: () => configuracionRepository.read() }),

  save: mutationOptions({
    mutationFn: ({ next, base }: SaveConfiguracion) => configuracionRepository.update(next, base),
    meta: {
      invalidates: [KEYS.configuracion],
      success: { title: 'Configuración guardada', message: 'Los cambios han sido aplicados exitosamente.' },
      failure: 'No se pudo guardar la configuración.',
    } satisfies MutationMeta,
  }),
}
