import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callCentral } from '@/access/central/http'
import { listRepository } from '@/access/repository'
import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { informesList } from './module'
import { HORA_DEL_DIA } from './parte/dias'
import { HORA_DE } from './parte/tomas'
import { type ConTripulacion, conTripulacionOf } from './participacion'
import type { RegistroServicio } from './registro'
import { changeRegistro, registrosRepository } from './registros'

export const registros = createResource(
  registrosRepository,
  {
    created: { title: 'Servicio registrado' },
    updated: { title: 'Servicio actualizado' },
    removed: { title: 'Servicio eliminado' },
    createFailed: 'No se pudo registrar el servicio.',
    updateFailed: 'No se pudo actualizar el servicio.',
    removeFailed: 'No se pudo eliminar el servicio.',
  },
  { ...HORA_DE, ...HORA_DEL_DIA },
)

/**
 * Who was on which service, for the certificate of somebody's hours. Whoever keeps the staff needn't see the log: of a log
 * that is unknown here the central says this much.
 */
export const tripulaciones = queryOptions({
  queryKey: [registrosRepository.key, 'tripulaciones'],
  queryFn: async () => {
    const known = await registrosRepository.known()
    return known ? known.map(conTripulacionOf) : callCentral<ConTripulacion[]>('GET', '/tripulaciones')
  },
  networkMode: 'always',
  retry: false,
})

export const registrosImport = createImport(registrosRepository, ['servicio', 'servicios'])

type Anotacion = { id: string; change: (registro: RegistroServicio) => Partial<RegistroServicio> }

/** Notes something of a call that runs. No toast on success: it would lie over the next button, and the screen shows it. */
export const anotar = mutationOptions({
  mutationFn: ({ id, change }: Anotacion) => changeRegistro(id, change),
  meta: {
    invalidates: [registrosRepository.key],
    failure: 'No se pudo anotar.',
  } satisfies MutationMeta,
})

export const informes = createResource(listRepository(informesList), {
  created: { title: 'Informe guardado' },
  removed: { title: 'Informe eliminado' },
  createFailed: 'No se pudo guardar el informe.',
  updateFailed: 'No se pudo cambiar el informe.',
  removeFailed: 'No se pudo eliminar el informe.',
})
