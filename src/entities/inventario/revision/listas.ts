import { holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { byCode } from '@/shared/lib/text'
import { type Falla, fallaRules, fallaSchema } from './falla'

/** Who edits the inventory says what is broken, and signs that it is well again. */
const WRITES = {
  create: ['inventario:edit'],
  edit: ['inventario:edit'],
  remove: ['inventario:edit'],
} as const

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
