import type { Agenda } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import type { Item } from './item'
import { itemsList } from './module'

/** A day that is over stays until somebody writes the next one. */
export const agenda: Agenda = {
  reads: [itemsList.key],
  due: (at, { hasta }) =>
    at<Item[]>(itemsList.key)
      .filter(({ proximaRevision = '' }) => isDay(proximaRevision) && proximaRevision <= hasta)
      .map(({ id, nombre, ubicacion, proximaRevision = '' }) => ({
        id,
        dia: proximaRevision,
        titulo: `Revisar: ${nombre}`,
        nota: ubicacion,
        to: '/admin/inventario',
        search: { ver: id },
      })),
}
