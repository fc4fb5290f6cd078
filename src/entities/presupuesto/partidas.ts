import { permitWrites } from '@/access/permit'
import { createResource } from '@/shared/query/resource'
import { KEYS } from '@/shared/storage/keys'
import { createListRepository } from '@/shared/storage/list-repository'
import { type Gasto, gastoSchema, type Ingreso, ingresoSchema, type Partida } from './partida'
import { deriveLeft } from './saldos'
import { sampleGastos, sampleIngresos } from './seed'

const authorize = permitWrites({
  create: 'presupuesto:create',
  edit: 'presupuesto:edit',
  remove: 'presupuesto:delete',
})

const { compare: compareText } = new Intl.Collator('es', { numeric: true })
const compare = (a: Partida, b: Partida) =>
  compareText(a.partida, b.partida) || compareText(a.denominacion, b.denominacion)

export const ingresosRepository = createListRepository<Ingreso>({
  key: KEYS.ingresos,
  idPrefix: 'ing-',
  schema: ingresoSchema,
  seed: sampleIngresos,
  compare,
  authorize,
  touch: deriveLeft,
})

export const gastosRepository = createListRepository<Gasto>({
  key: KEYS.gastos,
  idPrefix: 'gas-',
  schema: gastoSchema,
  seed: sampleGastos,
  compare,
  authorize,
  touch: deriveLeft,
})

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
