import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import type { Partida } from './partida'
import { gastosRepository, ingresosRepository } from './partidas'

const COMMON = {
  updated: { title: 'Partida actualizada' },
  removed: (gone: readonly Partida[]) =>
    gone.length > 1
      ? { title: 'Partidas eliminadas', message: `Se eliminaron ${gone.length} partidas.` }
      : { title: 'Partida eliminada' },
  createFailed: 'No se pudo agregar la partida.',
  updateFailed: 'No se pudo actualizar la partida.',
  removeFailed: 'No se pudo eliminar la partida.',
}

export const ingresos = createResource(ingresosRepository, {
  ...COMMON,
  created: (added) =>
    added.length === 1
      ? { title: 'Ingreso agregado' }
      : { title: 'Ingresos agregados', message: `Se agregaron ${added.length} partidas.` },
})

export const gastos = createResource(gastosRepository, {
  ...COMMON,
  created: (added) =>
    added.length === 1
      ? { title: 'Gasto agregado' }
      : { title: 'Gastos agregados', message: `Se agregaron ${added.length} partidas.` },
})

const PARTIDAS = ['partida', 'partidas'] as const

export const ingresosImport = createImport(ingresosRepository, PARTIDAS)
export const gastosImport = createImport(gastosRepository, PARTIDAS)
