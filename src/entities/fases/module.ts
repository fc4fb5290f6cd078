import { agreeing, allOf, atMost, holding, lastPast } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { MOST_ARCHIVOS } from '@/shared/lib/file/archivo'
import { byCode } from '@/shared/lib/text'
import { MOST_FOTOS, type Tarea, tareaRules, tareaSchema, tareaTogether } from './tarea'

export const tareasList: ModuleList<Tarea> = {
  key: 'bomberos_rendicion_fases',
  idPrefix: 'tarea-',
  title: 'Proceso de rendición de cuentas',
  schema: tareaSchema,
  seed: () => [],
  compare: (a, b) => b.ejercicio - a.ejercicio || byCode(a.hasta, b.hasta) || byCode(a.id, b.id),
  name: ({ titulo, ejercicio }) => `${titulo} (${ejercicio})`,
  words: { hecha: 'hecha el', imagenes: 'fotografías', titulo: 'título' },
  writes: { create: ['rendicion:create'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: () =>
    allOf(
      holding<Tarea>(tareaRules(lastPast())),
      agreeing(tareaSchema, tareaTogether),
      atMost<Tarea>({ imagenes: [MOST_FOTOS, 'fotografías'], archivos: [MOST_ARCHIVOS, 'archivos'] }),
    ),
  backup: true,
  sync: {
    async createdAgain() {
      const { joinTareas } = await import('./plantilla')
      return joinTareas
    },
  },
  readers: ['rendicion:view'],
}

/** It has no page of its own: it is a tab of accountability. */
export const fasesModule: Module = {
  tratamiento: {
    deQuien: 'Responsables del proceso',
    datos: 'Nombre de quien se encarga, actas y fotografías',
    para: 'Organizar la rendición de cuentas del año',
  },
  lists: [tareasList],
  optional: { id: 'fases', desde: 'OFICINA' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
}
