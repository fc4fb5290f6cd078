import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { bandaDe, bandaText } from './bandas'
import { percentText, usd } from './palabras'
import type { Banda, Recargo, Tarifa } from './tarifa'

/** One tariff and how much of its unit; where it counts nothing, `cantidad` is 1. */
export type Pedido = { tarifa: Tarifa; cantidad: number }

/** A line of an order as it is printed. `centavos` are US cents, below 0 where it takes away. */
export type Linea = { concepto: string; detalle: string; articulo: string; centavos: number }

export type Calculo = {
  lineas: Linea[]
  /** US cents. */
  total: number
  /** What couldn't be worked out, in words; with one of these nothing is to be charged. */
  problemas: string[]
}

/** `porciento` in hundredths of one percent. */
export type Exoneracion = { porciento: number; motivo: string }

export type Caso = {
  /** The year that is paid for. */
  ano: number
  /** The basic wage of that year in US cents; undefined where nobody knows it. */
  sbu: number | undefined
  /** The `YYYY-MM-DD` day of payment where a late one costs more. */
  dia?: string | undefined
  exoneracion?: Exoneracion | undefined
}

/** Hundredths of one percent in a whole. */
const WHOLE = 10_000
/** A quantity has three decimals at most. */
const THOUSAND = 1000

/** A part of an amount, given in hundredths of one percent, in whole cents; half a cent is rounded up. */
const porcientoDe = (cents: number, hundredths: number): number => Math.round((cents * hundredths) / WHOLE)

/** What one band costs, in US cents, and how that is said; undefined where it needs a wage that nobody knows. */
function valorDe({ centavos, sbu: part = 0 }: Banda, wage: number | undefined) {
  if (centavos !== undefined) return { cents: centavos, said: usd(centavos) }
  if (wage === undefined) return undefined
  return { cents: porcientoDe(wage, part), said: `${percentText(part)} de ${usd(wage)}` }
}

/** The surcharge that has begun on that day. Of a year that is over, the last one. */
export function recargoEn(recargos: readonly Recargo[], ano: number, dia: string): Recargo | undefined {
  return [...recargos]
    .sort((a, b) => (a.desde < b.desde ? 1 : -1))
    .find(({ desde }) => `${ano}-${desde}` <= dia)
}

/** The lines of one tariff, or the sentence for what it lacks. */
function lineasDe({ tarifa, cantidad }: Pedido, { ano, sbu, dia }: Caso): Linea[] | string {
  const { concepto, unidad, borde, articulo, cobro, minimo = 0, recargos = [] } = tarifa
  if (!(cantidad > 0)) return `${concepto}: escriba la cantidad${unidad && `, en ${unidad}`}.`
  const said = [formatNumber(cantidad), unidad].filter(Boolean).join(' ')
  const banda = bandaDe(tarifa, cantidad)
  if (!banda) return `${concepto}: la tarifa no dice cuánto cuestan ${said}.`
  const valor = valorDe(banda, sbu)
  if (!valor) return `${concepto}: falta el salario básico de ${ano}.`
  const each = cobro === 'UNIDAD'
  const cents = each ? Math.round((valor.cents * Math.round(cantidad * THOUSAND)) / THOUSAND) : valor.cents
  const own = Math.max(cents, minimo)
  const detalle = [
    each
      ? `${said} × ${valor.said}`
      : // A single amount in dollars is said by the line itself.
        (unidad || banda.centavos === undefined) && [unidad && said, valor.said].filter(Boolean).join(': '),
    bandaText(banda, borde, unidad),
    own > cents && `mínimo ${usd(minimo)}`,
  ]
  const line = { concepto, detalle: detalle.filter(Boolean).join(' · '), articulo, centavos: own }
  const late = dia ? recargoEn(recargos, ano, dia) : undefined
  if (!late) return [line]
  const extra = {
    concepto: 'Recargo por atraso',
    detalle: `${percentText(late.porciento)} de ${usd(own)}, desde el ${formatDay(`${ano}-${late.desde}`)}`,
    articulo,
    centavos: porcientoDe(own, late.porciento),
  }
  return [line, extra]
}

/**
 * Works out what is to be paid, line by line, in whole US cents. An amount per unit is rounded before it is multiplied, so
 * that a person can check the lines of a receipt by hand. An exemption lowers all lines but those that are `siempre`.
 *
 *     // «Evento»: up to 500 people $30, above them $50
 *     calcular([{ tarifa, cantidad: 700 }], { ano: 2026, sbu: undefined, exoneracion: { porciento: 5000, motivo: 'Escuela' } })
 *     // lineas: 5000 and -2500 cents; total: 2500; problemas: []
 */
export function calcular(pedidos: readonly Pedido[], caso: Caso): Calculo {
  const { exoneracion } = caso
  const problemas: string[] = []
  const lineas: Linea[] = []
  let exempt = 0
  for (const pedido of pedidos) {
    const made = lineasDe(pedido, caso)
    if (typeof made === 'string') problemas.push(made)
    else {
      lineas.push(...made)
      if (!pedido.tarifa.siempre) exempt += made.reduce((sum, { centavos }) => sum + centavos, 0)
    }
  }
  if (exoneracion && exempt > 0)
    lineas.push({
      concepto: 'Exoneración',
      detalle: `${percentText(exoneracion.porciento)} de ${usd(exempt)}: ${exoneracion.motivo}`,
      articulo: '',
      centavos: -porcientoDe(exempt, exoneracion.porciento),
    })
  return { lineas, total: lineas.reduce((sum, { centavos }) => sum + centavos, 0), problemas }
}
