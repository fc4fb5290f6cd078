import { publishing } from '@/access/authorize'
import { agreeing, allOf, holding, lastPast } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { formatDay, newestFirst } from '@/shared/lib/fecha'
import { type Aporte, aporteRules, aporteSchema, aporteTogether } from './aporte'

const PUBLISHING = publishing<Aporte>('rendicion:publish', [
  ...(['ejercicio', 'recibido', 'respondido', 'respuesta', 'textoPublico'] as const),
])

export const aportesList: ModuleList<Aporte> = {
  key: 'bomberos_aportes_aportes',
  idPrefix: 'aporte-',
  title: 'Preguntas ciudadanas',
  schema: aporteSchema,
  seed: () => [],
  compare: newestFirst(({ recibido, llegada }) => llegada || recibido),
  name: ({ recibido }) => `Pregunta del ${formatDay(recibido)}`,
  words: { telefono: 'teléfono', textoPublico: 'texto publicado' },
  writes: { create: ['rendicion:create'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: (actor) =>
    allOf(
      PUBLISHING(actor),
      holding<Aporte>(aporteRules(lastPast())),
      agreeing(aporteSchema, aporteTogether),
    ),
  backup: true,
  newLabel: 'Anotar pregunta',
  search: {
    detail: ({ nombre, ejercicio }) => [nombre, String(ejercicio)],
    text: ({ nombre, email, texto, respuesta, nota }) => [nombre, email, texto, respuesta, nota],
  },
}

export const aportesModule: Module = {
  page: {
    to: '/admin/aportes',
    title: 'Preguntas Ciudadanas',
    icon: 'message-circle-question-mark',
    permission: 'rendicion:view',
    within: '/admin/buzon',
  },
  optional: { id: 'aportes', desde: 'OFICINA' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Quien pregunta sobre las cuentas',
    datos: 'Nombre, correo, teléfono y su pregunta',
    para: 'Contestar en la rendición de cuentas',
  },
  lists: [aportesList],
  privacy: {
    what: 'Preguntas y aportes a la rendición de cuentas',
    detail:
      'Nombre, correo, teléfono y lo que pregunta o propone quien participa. Lo que se escribe en el sitio queda en este navegador hasta enviarlo; con una central queda en ella y en los equipos de la estación hasta que alguien con permiso lo elimine. En público salen solo la pregunta, como la brigada la publica, y su respuesta: nunca quién la hizo.',
  },
}
