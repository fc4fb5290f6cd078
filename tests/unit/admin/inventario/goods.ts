import { toDay } from '@/shared/lib/fecha'

export const HOY = toDay(new Date())
export const PATH = '/admin/inventario'

/** An item as a storekeeper notes it: three of it, in the store, at one dollar each. */
export const item = (id: string, nombre: string, rest: object = {}) => ({
  ...{
    id,
    nombre,
    categoria: 'OTROS',
    cantidad: 3,
    estado: 'BUENO',
    ubicacion: 'Bodega 1',
    valorEstimado: 1,
  },
  ...rest,
})
