import type { Draft } from '@/shared/storage/stored-module'
import type { Orden } from './orden'
import { ANUAL } from './tarifa'

/** An annulled one makes room for the next of the same: its id ends with `-2`. */
const libre = (begin: string, taken: ReadonlySet<string>, n = 1): string => {
  const id = n === 1 ? begin : `${begin}-${n}`
  return taken.has(id) ? libre(begin, taken, n + 1) : id
}

type Cual = Pick<Orden, 'local' | 'ano' | 'tramite'>

/** The order of a year's permit that holds for premises. */
export const anualDe = <T extends Orden>(list: readonly T[], local: string, ano: number): T | undefined =>
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
