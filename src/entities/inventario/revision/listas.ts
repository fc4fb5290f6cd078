import * as v from 'valibot'
import { holding, yaFue } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { formatDay } from '@/shared/lib/fecha'
import { byCode, byName } from '@/shared/lib/text'
import { type Falla, fallaRules, fallaSchema } from './falla'
import { type Lista, listaRules, listaSchema } from './lista'
import { type Respuesta, respuestaSchema } from './respuesta'
import { type Revision, revisionSchema } from './revision'

/** Who edits the inventory says what is asked, what was seen and what is broken, and signs that it is well again. */
const WRITES = {
  create: ['inventario:edit'],
  edit: ['inventario:edit'],
  remove: ['inventario:edit'],
} as const

/** An answer is refused at its tap, before a whole look is. */
const visto = { cuando: v.pipe(v.string(), yaFue) }

export const fallasList: ModuleList<Falla> = {
  key: 'bomberos_inventario_fallas',
  idPrefix: 'falla-',
  title: 'Fallas de equipos',
  schema: fallaSchema,
  seed: () => [],
  compare: (a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id),
  name: ({ nombre, que }) => [nombre, que].filter(Boolean).join(': '),
  words: {
    alta: 'vuelta al servicio',
    altaPor: 'quién firmó la vuelta',
    deEstado: 'por su estado',
    fuera: 'fuera de servicio',
    que: 'qué pasa',
    vehiculo: 'vehículo',
  },
  writes: WRITES,
  rules: () => holding<Falla>(fallaRules),
  backup: true,
  // Whoever calls people out has to know which vehicle doesn't go.
  readers: ['inventario:view', 'servicios:view'],
}

export const listasList: ModuleList<Lista> = {
  key: 'bomberos_inventario_listas',
  idPrefix: 'lista-',
  title: 'Listas de revisión',
  schema: listaSchema,
  seed: () => [],
  compare: (a, b) => byName(a.nombre, b.nombre) || byCode(b.desde, a.desde) || byCode(a.id, b.id),
  name: ({ nombre }) => nombre,
  words: { categoria: 'categoría' },
  writes: WRITES,
  rules: () => holding<Lista>(listaRules),
  backup: true,
}

export const respuestasList: ModuleList<Respuesta> = {
  key: 'bomberos_inventario_respuestas',
  idPrefix: 'rsp-',
  title: 'Revisiones sin terminar',
  schema: respuestaSchema,
  seed: () => [],
  name: ({ punto }) => punto,
  words: {},
  writes: WRITES,
  rules: () => holding<Respuesta>(visto),
  backup: true,
  // Each tap writes one. The look that is ended is told.
  silent: true,
}

export const revisionesList: ModuleList<Revision> = {
  key: 'bomberos_inventario_revisiones',
  idPrefix: 'revision-',
  title: 'Revisiones de equipos',
  schema: revisionSchema,
  seed: () => [],
  compare: (a, b) => byCode(b.cuando, a.cuando) || byCode(a.id, b.id),
  name: ({ nombre, cuando }) => [nombre, formatDay(cuando.slice(0, 10))].join(', '),
  words: { hallado: 'lo hallado', faltaron: 'puntos sin mirar' },
  writes: WRITES,
  rules: () => holding<Revision>(visto),
  backup: true,
}
