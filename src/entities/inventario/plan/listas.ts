import { holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { formatDay } from '@/shared/lib/fecha'
import { byCode, byName } from '@/shared/lib/text'
import { type Hecho, hechoRules, hechoSchema } from './hecho'
import { type Plan, planRules, planSchema } from './plan'

/** Who edits the inventory says what is done to it, and when it was; undoing is part of that. */
const WRITES = {
  create: ['inventario:edit'],
  edit: ['inventario:edit'],
  remove: ['inventario:edit'],
} as const

export const planesList: ModuleList<Plan> = {
  key: 'bomberos_inventario_planes',
  idPrefix: 'plan-',
  title: 'Planes de revisión',
  schema: planSchema,
  seed: () => [],
  compare: (a, b) => byName(a.nombre, b.nombre) || byCode(a.id, b.id),
  name: ({ nombre }) => nombre,
  words: {
    categoria: 'categoría',
    deFabrica: 'cuenta desde la fabricación',
    enVezDe: 'en vez del plan',
    firma: 'lo hace una empresa',
    fuera: 'no se hace',
    prorrogas: 'prórrogas',
  },
  writes: WRITES,
  rules: () => holding<Plan>(planRules),
  backup: true,
}

export const hechosList: ModuleList<Hecho> = {
  key: 'bomberos_inventario_hechos',
  idPrefix: 'hecho-',
  title: 'Revisiones hechas',
  schema: hechoSchema,
  seed: () => [],
  compare: (a, b) => byCode(b.dia, a.dia) || byCode(a.id, b.id),
  name: ({ trabajo, dia }) => [trabajo, formatDay(dia)].filter(Boolean).join(', '),
  within: ({ item }) => item,
  words: { dia: 'día', hasta: 'último uso que vio', km: 'kilómetros', quien: 'quién', toca: 'tocaba' },
  writes: WRITES,
  rules: () => holding<Hecho>(hechoRules),
  backup: true,
}
