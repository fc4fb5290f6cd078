import { agreeing, allOf, holding, lastPast } from '@/access/holding'
import type { Module, ModuleList, ModuleObject } from '@/access/module'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { type Solicitud, solicitudRules, solicitudSchema, solicitudTogether } from './solicitud'
import { COMO_SIEMPRE, type TerminosGuardados, terminosSchema } from './terminos'

export const solicitudesList: ModuleList<Solicitud> = {
  key: 'bomberos_solicitudes_solicitudes',
  idPrefix: 'solicitud-',
  title: 'Solicitudes de información',
  schema: solicitudSchema,
  seed: () => [],
  compare: newestFirst(({ recibida, llegada }) => llegada || recibida),
  name: ({ recibida }) => `Solicitud del ${formatDay(recibida)}`,
  words: {
    motivoProrroga: 'motivo de la prórroga',
    prorroga: 'prórroga',
    telefono: 'teléfono',
    via: 'vía',
  },
  writes: { create: ['rendicion:create'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: () =>
    allOf(holding<Solicitud>(solicitudRules(lastPast())), agreeing(solicitudSchema, solicitudTogether)),
  backup: true,
  newLabel: 'Anotar solicitud',
  search: {
    detail: ({ nombre }) => [nombre],
    text: ({ nombre, email, pedido, respuesta, nota }) => [nombre, email, pedido, respuesta, nota],
  },
}

export const terminosObject: ModuleObject<TerminosGuardados> = {
  key: 'bomberos_solicitudes_plazos',
  title: 'Plazos de las solicitudes',
  schema: terminosSchema,
  defaults: () => ({ ...COMO_SIEMPRE }),
  // There is one: its title says enough.
  name: () => '',
  words: {
    dias: 'días para contestar',
    fechaFuente: 'fecha de la fuente',
    habiles: 'solo días hábiles',
    prorroga: 'días de prórroga',
  },
  writes: { edit: ['rendicion:edit'] },
  backup: true,
}

export const solicitudesModule: Module = {
  page: {
    to: '/admin/solicitudes',
    title: 'Solicitudes de Información',
    icon: 'file-question-mark',
    permission: 'rendicion:view',
    within: '/admin/buzon',
  },
  optional: { id: 'solicitudes', desde: 'OFICINA' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Quien pide información pública',
    datos: 'Nombre, correo, teléfono, lo que pide y la respuesta',
    para: 'Contestar en el plazo de la ley de transparencia',
  },
  lists: [solicitudesList],
  objects: [terminosObject],
  privacy: {
    what: 'Solicitudes de información',
    detail:
      'Nombre, correo, teléfono y lo que pide quien solicita información pública, con la respuesta. Lo que se escribe en el sitio queda en este navegador hasta enviarlo; con una central queda en ella y en los equipos de la estación hasta que alguien con permiso lo elimine. Ninguna página pública lo muestra.',
  },
}
