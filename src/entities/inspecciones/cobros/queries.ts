import { mutationOptions } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { listRepository } from '@/access/repository'
import { SpokenError } from '@/shared/lib/spoken-error'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { createWriting } from '@/shared/query/writing'
import { newUuid } from '@/shared/storage/ids'
import { ownSuffix } from '@/shared/storage/own-suffix'
import { siguiente } from '@/shared/storage/serie'
import type { Draft } from '@/shared/storage/stored-module'
import { ordenesList, pagosList, salariosList, tarifasList } from './listas'
import { type Orden, serieDeOrden } from './orden'
import type { Pago } from './pago'
import { idDePago } from './pagos'
import { ANUAL } from './tarifa'

/** An annulled one makes room for the next of the same: its id ends with `-2`. */
const libre = (begin: string, taken: ReadonlySet<string>, n = 1): string => {
  const id = n === 1 ? begin : `${begin}-${n}`
  return taken.has(id) ? libre(begin, taken, n + 1) : id
}

type Cual = Pick<Orden, 'local' | 'ano' | 'tramite'>

/** The order of a year's permit that holds for premises. */
const anualDe = <T extends Orden>(list: readonly T[], local: string, ano: number): T | undefined =>
  list.find((one) => one.local === local && one.ano === ano && one.tramite === ANUAL && !one.anulada)

/** The same on two devices that charge the permit of one year; undefined for what may be charged several times. */
export const idDeOrden = ({ local, ano, tramite }: Cual, list: readonly Orden[]): string | undefined =>
  local && tramite === ANUAL
    ? libre(`orden-${local.replace(/^local-/, '')}-${ano}`, new Set(list.map(({ id }) => id)))
    : undefined

export const newOrden = (dia: string): Draft<Orden> => ({
  ...{ numero: '', dia, ano: Number(dia.slice(0, 4)), tramite: '', local: '', nombre: '', paga: '' },
  ...{ ruc: '', establecimiento: '', direccion: '', parroquia: '', lineas: [], total: 0, por: '' },
  ...{ anulada: '', motivo: '', anulo: '' },
})

const tarifasRepository = listRepository(tarifasList)
const salariosRepository = listRepository(salariosList)
const ordenesRepository = listRepository(ordenesList)
const pagosRepository = listRepository(pagosList)

export const tarifas = {
  ...createResource(tarifasRepository, {
    created: { title: 'Tarifa agregada' },
    updated: { title: 'Tarifa actualizada' },
    removed: { title: 'Tarifa eliminada' },
    createFailed: 'No se pudo agregar la tarifa.',
    updateFailed: 'No se pudo guardar la tarifa.',
    removeFailed: 'No se pudo eliminar la tarifa.',
  }),
  /** Takes a canton's table: its ids follow from what its lines are. */
  tomar: createWriting(tarifasRepository, 'No se pudieron tomar las tarifas.'),
}

export const salarios = {
  ...createResource(salariosRepository, {
    createFailed: 'No se pudo guardar el salario.',
    updateFailed: 'No se pudo guardar el salario.',
    removeFailed: 'No se pudo guardar el salario.',
  }),
  escribir: createWriting(salariosRepository, 'No se pudo guardar el salario.'),
}

/** Where no central gives the number, the next of this device: `OP-2026-0007-A4F`. */
function numbered(orden: Draft<Orden>, list: readonly Orden[]): Draft<Orden> {
  const serie = hasCentral() ? '' : serieDeOrden(orden)
  if (!serie) return orden
  return {
    ...orden,
    numero: siguiente(
      serie,
      list.map(({ numero }) => numero),
      `-${ownSuffix()}`,
    ),
  }
}

export const ordenes = {
  ...createResource(ordenesRepository, {
    updated: { title: 'Orden anulada' },
    createFailed: 'No se pudo hacer la orden.',
    updateFailed: 'No se pudo anular la orden.',
    removeFailed: 'No se pudo eliminar la orden.',
  }),
  /** One order for a year's permit of premises; others as often as they are asked for. */
  emitir: mutationOptions({
    async mutationFn(draft: Draft<Orden>): Promise<Orden | undefined> {
      const [made] = await ordenesRepository.upsertMany((list) => {
        const before = draft.tramite === ANUAL && draft.local && anualDe(list, draft.local, draft.ano)
        if (before)
          throw new SpokenError(
            `Este local ya tiene la orden ${before.numero} del permiso de ${draft.ano}. Si está mal, anúlela antes.`,
          )
        return [{ ...numbered(draft, list), id: idDeOrden(draft, list) ?? `orden-${newUuid()}` }]
      })
      return made
    },
    meta: {
      invalidates: [ordenesRepository.key],
      success: (made) => ({
        title: 'Orden de pago hecha',
        message: (made as Orden).numero || 'La central le da su número cuando la recibe.',
      }),
      failure: 'No se pudo hacer la orden.',
    } satisfies MutationMeta,
  }),
}

type Pagando = {
  orden: Orden
  pago: Omit<Draft<Pago>, 'orden' | 'centavos' | 'anulado' | 'motivo' | 'anulo'>
}

export const pagos = {
  ...createResource(pagosRepository, {
    updated: { title: 'Pago anulado' },
    createFailed: 'No se pudo anotar el pago.',
    updateFailed: 'No se pudo anular el pago.',
    removeFailed: 'No se pudo eliminar el pago.',
  }),
  /** Marks an order paid, whole. Another device that marks it too makes the same record. */
  pagar: mutationOptions({
    mutationFn: ({ orden, pago }: Pagando) =>
      pagosRepository.upsertMany((list) => {
        const id = idDePago(orden.id, list)
        const before = list.find((one) => one.id === id)
        if (before) throw new SpokenError(`Ya está pagada, con el recibo ${before.recibo}.`)
        return [
          {
            ...{ ...pago, id, orden: orden.id, centavos: orden.total },
            ...{ anulado: '', motivo: '', anulo: '' },
          },
        ]
      }),
    meta: {
      invalidates: [pagosRepository.key],
      success: (_, said) => ({ title: 'Pago anotado', message: `Recibo ${(said as Pagando).pago.recibo}` }),
      failure: 'No se pudo anotar el pago.',
    } satisfies MutationMeta,
  }),
}
