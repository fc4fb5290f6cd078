import { permitWrites } from '@/access/permit'
import { newestFirst } from '@/shared/lib/fecha'
import { createResource } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type RegistroServicio, registroSchema } from './registro'
import { sampleRegistros } from './seed'

export const registrosRepository = createListRepository<RegistroServicio>({
  key: KEYS.servicios,
  idPrefix: 'srv-',
  schema: registroSchema,
  seed: sampleRegistros,
  compare: newestFirst(({ fecha, horaInicio }) => `${fecha}T${horaInicio}`),
  // New and delete are for everyone who may view the log (spec §6, contract §3).
  authorize: permitWrites({ create: 'servicios:view', edit: 'servicios:edit', remove: 'servicios:view' }),
})

export const registros = createResource(registrosRepository, {
  created: { title: 'Servicio registrado' },
  updated: { title: 'Servicio actualizado' },
  removed: { title: 'Servicio eliminado' },
  createFailed: 'No se pudo registrar el servicio.',
  updateFailed: 'No se pudo actualizar el servicio.',
  removeFailed: 'No se pudo eliminar el servicio.',
})
