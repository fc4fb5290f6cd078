import type { Module, ModuleList } from '@/access/module'
import { byCode } from '@/shared/lib/text'
import { type Tarea, tareaSchema } from './tarea'

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
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
}
