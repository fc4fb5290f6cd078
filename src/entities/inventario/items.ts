import { permitWrites } from '@/access/permit'
import { createResource } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Item, itemSchema } from './item'
import { sampleItems } from './seed'

const { compare } = new Intl.Collator('es', { numeric: true })

export const itemsRepository = createListRepository<Item>({
  key: KEYS.inventario,
  idPrefix: 'inv-',
  schema: itemSchema,
  seed: sampleItems,
  // Listed by name (spec §4).
  compare: (a, b) => compare(a.nombre, b.nombre),
  authorize: permitWrites({
    create: 'inventario:create',
    edit: 'inventario:edit',
    remove: 'inventario:delete',
  }),
})

export const items = createResource(itemsRepository, {
  created: (added) =>
    added.length === 1
      ? { title: 'Item agregado' }
      : { title: 'Items agregados', message: `Se agregaron ${added.length} items.` },
  updated: { title: 'Item actualizado' },
  removed: (gone) =>
    gone.length > 1
      ? { title: 'Items eliminados', message: `Se eliminaron ${gone.length} items.` }
      : { title: 'Item eliminado' },
  createFailed: 'No se pudo agregar el item.',
  updateFailed: 'No se pudo actualizar el item.',
  removeFailed: 'No se pudo eliminar el item.',
})
