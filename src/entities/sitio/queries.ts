import { mutationOptions } from '@tanstack/react-query'
import { objectRepository } from '@/access/repository'
import type { MutationMeta } from '@/shared/query/toast'
import { sitioObject } from './module'
import { cambiosDe } from './publicas'
import type { Sitio } from './sitio'

const repository = objectRepository(sitioObject)

/** With `base`, what the form started with, only the fields that the person changed are written. */
type SaveSitio = { next: Partial<Sitio>; base: Sitio; alcance?: string }

export const saveSitio = mutationOptions({
  mutationFn: ({ next, base }: SaveSitio) => repository.update(next, base),
  meta: {
    invalidates: [repository.key],
    success: (_, variables) => {
      const { next, base, alcance } = variables as SaveSitio
      const said = ['Los cambios han sido aplicados exitosamente.', alcance, cambiosDe(next, base)]
      return { title: 'Configuración guardada', message: said.filter(Boolean).join(' ') }
    },
    failure: 'No se pudo guardar la configuración.',
  } satisfies MutationMeta,
})
