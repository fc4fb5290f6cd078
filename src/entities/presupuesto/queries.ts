import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { createImport } from '@/shared/query/import'
import { readFrom } from '@/shared/query/read-from'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { corteOf, type Lado } from './corte'
import type { Partida } from './partida'
import { cortesRepository, gastosRepository, ingresosRepository } from './partidas'

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

const LISTS = { ingresos: ingresosRepository, gastos: gastosRepository } as const

/** `fecha` is empty where nobody knows it. */
type SaveCorte = { lado: Lado; fecha: string }

const saveCorte = async ({ lado, fecha }: SaveCorte) =>
  cortesRepository.update({ [lado]: corteOf(fecha, await LISTS[lado].all()) })

const CORTE_META = {
  invalidates: [cortesRepository.key],
  failure: 'No se pudo guardar la fecha de corte.',
} satisfies MutationMeta

/** The day of the figures, of each side; it is said of the lines that are stored when it is said. */
export const cortes = {
  query: queryOptions({
    queryKey: [cortesRepository.key],
    queryFn: ({ client }) => readFrom(client, cortesRepository.key, cortesRepository.read),
  }),

  save: mutationOptions({
    mutationFn: saveCorte,
    meta: { ...CORTE_META, success: { title: 'Fecha de corte guardada' } },
  }),

  /** With an import, whose own toast says enough. */
  imported: mutationOptions({ mutationFn: saveCorte, meta: CORTE_META }),
}
