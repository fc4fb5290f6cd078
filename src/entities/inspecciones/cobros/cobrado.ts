import { fold } from '@/shared/lib/text'
import type { Orden } from './orden'
import type { Pago } from './pago'
import { pagosPorOrden } from './pagos'

export type Cobrada = { orden: Orden; pago: Pago }

/** What was paid from one day to another (`YYYY-MM-DD`, both included), in the order of the days. */
export function cobradas(
  ordenes: readonly Orden[],
  pagos: readonly Pago[],
  desde: string,
  hasta: string,
): Cobrada[] {
  const paid = pagosPorOrden(pagos)
  return ordenes
    .flatMap((orden) => {
      const pago = paid.get(orden.id)
      return pago && desde <= pago.dia && pago.dia <= hasta ? [{ orden, pago }] : []
    })
    .sort((a, b) => (a.pago.dia < b.pago.dia ? -1 : a.pago.dia > b.pago.dia ? 1 : 0))
}

/** A heading, how many times it was paid, and US cents. */
export type Suma = { nombre: string; veces: number; centavos: number }

function sumas(parts: readonly (readonly [nombre: string, centavos: number])[]): Suma[] {
  const found = new Map<string, Suma>()
  for (const [nombre, centavos] of parts) {
    const before = found.get(nombre) ?? { nombre, veces: 0, centavos: 0 }
    found.set(nombre, { nombre, veces: before.veces + 1, centavos: before.centavos + centavos })
  }
  return [...found.values()]
}

const bySize = (list: Suma[]) => list.sort((a, b) => b.centavos - a.centavos)

export const totalDe = (list: readonly Cobrada[]): number =>
  list.reduce((sum, { pago }) => sum + pago.centavos, 0)

export const porDia = (list: readonly Cobrada[]): Suma[] =>
  sumas(list.map(({ pago }) => [pago.dia, pago.centavos]))

export const porParroquia = (list: readonly Cobrada[]): Suma[] =>
  bySize(sumas(list.map(({ orden, pago }) => [orden.parroquia || 'Sin parroquia', pago.centavos])))

/** By the lines of the orders; what was exempted is a line of its own, below 0. */
export const porConcepto = (list: readonly Cobrada[]): Suma[] =>
  bySize(
    sumas(
      list.flatMap(({ orden }) =>
        orden.lineas.map(({ concepto, centavos }) => [concepto, centavos] as const),
      ),
    ),
  )

/** By what was asked for, which is what the budget's lines tell apart. */
export const porTramite = (list: readonly Cobrada[]): Suma[] =>
  bySize(sumas(list.map(({ orden, pago }) => [orden.tramite, pago.centavos])))

/** A line of the budget as far as it says what it is for. */
type Partida = { codigo: string; nombre: string }

/**
 * How the ministry's classifier begins the codes of what a brigade charges, with words of its names. Own knowledge, not
 * looked up: a line is only proposed.
 */
const CLASES: readonly { de: RegExp; codigos: readonly string[]; palabras: readonly string[] }[] = [
  { de: /multa|citacion|clausura/, codigos: ['1704'], palabras: ['multa'] },
  { de: /plano/, codigos: ['130118'], palabras: ['plano', 'construccion'] },
  { de: /./, codigos: ['130112'], palabras: ['permiso', 'patente', 'prevencion', 'inspeccion', 'bombero'] },
]

/** The income line that what was charged for a kind of permit may belong to: by its code, else by its name. */
export function partidaPropuesta<P extends Partida>(tramite: string, partidas: readonly P[]): P | undefined {
  const { codigos, palabras } = CLASES.find(({ de }) => de.test(fold(tramite))) ?? {
    codigos: [],
    palabras: [],
  }
  const byCode = partidas.find(({ codigo }) =>
    codigos.some((begin) => codigo.replace(/\D/g, '').startsWith(begin)),
  )
  return byCode ?? partidas.find(({ nombre }) => palabras.some((word) => fold(nombre).includes(word)))
}
