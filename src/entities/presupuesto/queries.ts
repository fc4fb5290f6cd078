import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { plain } from '@/shared/lib/file/cells'
import { hashOf } from '@/shared/lib/file/table/hash'
import { createImport } from '@/shared/query/import'
import { readFrom } from '@/shared/query/read-from'
import { createResource, knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { newId } from '@/shared/storage/ids'
import type { DraftBatch } from '@/shared/storage/list-command'
import type { ListRepository } from '@/shared/storage/list-repository'
import type { Draft } from '@/shared/storage/stored-module'
import { cierresList } from './cierres'
import { corteOf, type Lado } from './corte'
import { delEjercicio, ejercicioOf } from './ejercicio'
import { type Apertura, abrirEjercicio, type Cierre, cerrarEjercicio } from './ejercicios'
import { gastosList, ingresosList } from './module'
import type { Gasto, Ingreso, Partida } from './partida'
import { cortesRepository, gastosRepository, ingresosRepository } from './partidas'
import { codeOf } from './warnings'

type Line = Pick<Draft<Ingreso>, 'partida' | 'denominacion' | 'programa' | 'ejercicio'>

/**
 * Gives each new line of a cédula its id, by year, code, programme and name: two devices that import one cédula without
 * hearing of each other make the same lines. One that is taken, as somebody changed its line into another, is replaced.
 */
export function idsDeCedula(prefix: string, taken: Iterable<string>): (line: Line) => string {
  const stored = new Set(taken)
  const given = new Map<string, number>()
  return (line) => {
    const named = hashOf(`${plain(line.programa ?? '')}/${plain(line.denominacion)}`).toString(36)
    const own = `${prefix}${ejercicioOf(line)}-${codeOf(line)}-${named}`
    const nth = (given.get(own) ?? 0) + 1
    given.set(own, nth)
    // A file that has a line twice makes two: which of them is right is for a person to say.
    const id = nth === 1 ? own : `${own}-${nth}`
    return stored.has(id) ? newId(prefix) : id
  }
}

/** A list of lines as an import writes it. */
const importTarget = <L extends Ingreso | Gasto>(repository: ListRepository<L>, prefix: string) => ({
  key: repository.key,
  takeBack: repository.takeBack,
  async change({ added, ...rest }: DraftBatch<L>) {
    const idOf = idsDeCedula(
      prefix,
      (await repository.all()).map(({ id }) => id),
    )
    return repository.change({ ...rest, added: added.map((line) => ({ ...line, id: idOf(line) })) })
  },
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

const PARTIDAS = ['partida', 'partidas'] as const

export const ingresosImport = createImport(importTarget(ingresosRepository, ingresosList.idPrefix), PARTIDAS)
export const gastosImport = createImport(importTarget(gastosRepository, gastosList.idPrefix), PARTIDAS)

const LISTS = { ingresos: ingresosRepository, gastos: gastosRepository } as const

/** `fecha` is empty where nobody knows it. */
type SaveCorte = { lado: Lado; fecha: string; ejercicio: number }

const saveCorte = async ({ lado, fecha, ejercicio }: SaveCorte) => {
  const lines: readonly Partida[] = await LISTS[lado].all()
  return cortesRepository.update({ [lado]: corteOf(fecha, delEjercicio(lines, ejercicio), ejercicio) })
}

const CORTE_META = {
  invalidates: [cortesRepository.key],
  failure: 'No se pudo guardar la fecha de las cifras.',
} satisfies MutationMeta

/** The day of the figures, of each side; it is said of the lines that are stored when it is said. */
export const cortes = {
  query: queryOptions({
    queryKey: [cortesRepository.key],
    queryFn: ({ client }) => readFrom(client, cortesRepository.key, cortesRepository.read),
  }),

  save: mutationOptions({
    mutationFn: saveCorte,
    meta: { ...CORTE_META, success: { title: 'Fecha de las cifras guardada' } },
  }),

  /** With an import, whose own toast says enough. */
  imported: mutationOptions({ mutationFn: saveCorte, meta: CORTE_META }),
}

const cierresRepository = listRepository(cierresList)
export const cierres = { known: knownQuery(cierresRepository) }

const invalidates = [ingresosRepository.key, gastosRepository.key, cierresRepository.key]

export const abrir = mutationOptions({
  mutationFn: abrirEjercicio,
  meta: {
    invalidates,
    success: (_, apertura) => ({ title: `Ejercicio ${(apertura as Apertura).nuevo} abierto` }),
    failure: 'No se pudo abrir el ejercicio.',
  } satisfies MutationMeta,
})

export const cerrar = mutationOptions({
  mutationFn: cerrarEjercicio,
  meta: {
    invalidates,
    success: (_, cierre) => {
      const { ejercicio, cerrado } = cierre as Cierre
      return { title: `Ejercicio ${ejercicio} ${cerrado ? 'cerrado' : 'reabierto'}` }
    },
    failure: 'No se pudo cambiar el ejercicio.',
  } satisfies MutationMeta,
})
