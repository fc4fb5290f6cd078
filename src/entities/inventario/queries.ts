import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import { itemsRepository } from './items'

export const items = createResource(
  itemsRepository,
  {
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
  },
  { contado: 'cantidad' },
)

export const itemsImport = createImport(itemsRepository, ['item', 'items'])
