import * as v from 'valibot'
import { holding, yaFue } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { enteroOCero } from './item'

/**
 * What one phone counted of one item, until the count is written: two phones that count one place keep a record each.
 * `item` is the inventory's id, `equipo` the phone, `por` who counted, `cuando` is as an item's `contado`.
 */
const conteoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  item: v.string(),
  equipo: v.string(),
  cantidad: v.number(),
  cuando: v.string(),
  por: v.optional(v.string(), ''),
})

export type Conteo = v.InferOutput<typeof conteoSchema>

/** It follows from the item and the phone: of one item a phone has one figure. */
export const conteoId = (item: string, equipo: string): string => `cnt-${item}-${equipo}`

export const conteosList: ModuleList<Conteo> = {
  key: 'bomberos_inventario_conteos',
  idPrefix: 'cnt-',
  title: 'Conteos sin guardar',
  schema: conteoSchema,
  seed: () => [],
  name: ({ item }) => item,
  words: {},
  writes: { create: ['inventario:edit'], edit: ['inventario:edit'], remove: ['inventario:edit'] },
  rules: () => holding<Conteo>({ cantidad: enteroOCero, cuando: v.pipe(v.string(), yaFue) }),
  backup: true,
  // Each tap writes one. The count that is written is told with the items.
  silent: true,
}
