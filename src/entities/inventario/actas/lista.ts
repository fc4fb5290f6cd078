import * as v from 'valibot'
import { frozen } from '@/access/frozen'
import { allOf, holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { newestFirst } from '@/shared/lib/fecha'
import { type Acta, actaSchema, actaTitle, serieDeActa } from './acta'

/** What was signed doesn't change; a number, once it is given, neither. */
const SIGNED = ['tipo', 'fecha', 'numero', 'entrega', 'recibe', 'motivo', 'bienes'] as const

export const actasList: ModuleList<Acta> = {
  key: 'bomberos_inventario_actas',
  idPrefix: 'act-',
  title: 'Actas del inventario',
  schema: actaSchema,
  seed: () => [],
  compare: newestFirst(({ fecha, id }) => `${fecha} ${id}`),
  name: actaTitle,
  words: { numero: 'número', recibe: 'quién recibe', entrega: 'quién entrega' },
  writes: { create: ['inventario:edit'], edit: ['inventario:edit'], remove: ['inventario:edit'] },
  rules: () =>
    allOf(
      frozen<Acta>(SIGNED, 'Un acta no cambia. Haga otra.'),
      holding<Acta>({ fecha: v.pipe(v.string(), v.check(isDay, 'Escriba el día del acta.')) }),
    ),
  sync: { number: { field: 'numero', series: serieDeActa, otro: 'otra acta' } },
  backup: true,
}
