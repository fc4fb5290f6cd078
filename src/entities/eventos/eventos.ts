import { guardPublishing, permitWrites } from '@/access/permit'
import { newestFirst } from '@/shared/lib/fecha'
import { createResource, type Update } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Evento, eventoSchema } from './evento'
import { sampleEventos } from './seed'

export const eventosRepository = createListRepository<Evento>({
  key: KEYS.eventos,
  idPrefix: 'evento-',
  schema: eventoSchema,
  seed: sampleEventos,
  compare: newestFirst(({ fecha }) => fecha),
  authorize: permitWrites({ create: 'eventos:create', edit: 'eventos:edit', remove: 'eventos:delete' }),
  guard: guardPublishing('eventos:publish'),
})

export const eventos = createResource(eventosRepository, {
  created: { title: 'Evento creado' },
  updated: { title: 'Evento actualizado' },
  removed: { title: 'Evento eliminado' },
  createFailed: 'No se pudo crear el evento.',
  updateFailed: 'No se pudo actualizar el evento.',
  removeFailed: 'No se pudo eliminar el evento.',
})

/** Variables of `eventos.update` that publish or unpublish an event, with its own toast (spec §4, §8). */
export const toggleEvento = (evento: Evento): Update<Evento> => ({
  id: evento.id,
  next: { publicado: !evento.publicado },
  toast: { title: evento.publicado ? 'Evento despublicado' : 'Evento publicado' },
})
