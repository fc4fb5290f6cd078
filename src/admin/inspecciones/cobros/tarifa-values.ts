import { fallasDe } from '@/entities/inspecciones/cobros/bandas'
import {
  type Banda,
  type Borde,
  type Recargo,
  type Tarifa,
  tarifaRules,
} from '@/entities/inspecciones/cobros/tarifa'
import { claveDeTarifa } from '@/entities/inspecciones/cobros/vigentes'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { parseWhole } from '@/shared/lib/form/whole'
import { fromCents, toCents } from '@/shared/lib/moneda'
import type { Draft } from '@/shared/storage/stored-module'

type Number_ = number | string

export type BandaTyped = { id: string; desde: string; hasta: string; valor: Number_; en: 'USD' | 'SBU' }
export type RecargoTyped = { id: string; desde: string; porciento: string }

export type TarifaTyped = {
  tramite: string
  concepto: string
  clase: string
  riesgo: string
  unidad: string
  cobro: Tarifa['cobro']
  borde: Borde
  bandas: BandaTyped[]
  minimo: Number_
  recargos: RecargoTyped[]
  siempre: boolean
  articulo: string
  ordenanza: string
  vigente: string
  /** It comes from another canton's table still. */
  deEjemplo: boolean
}

const HUNDREDTHS = 100

const numberOf = (typed: Number_): number | undefined =>
  String(typed).trim() === '' ? undefined : (parseAmount(typed) ?? Number.NaN)

const centsOf = (typed: Number_): number | undefined => {
  const usd = numberOf(typed)
  return usd === undefined ? undefined : toCents(usd)
}

const percentOf = (typed: Number_): number | undefined => {
  const percent = numberOf(typed)
  return percent === undefined ? undefined : Math.round(percent * HUNDREDTHS)
}

/** A figure as people write it here. */
const shown = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',')

const bandaOf = ({ desde, hasta, valor, en }: BandaTyped): Banda => ({
  desde: numberOf(desde) ?? 0,
  hasta: numberOf(hasta),
  ...(en === 'USD' ? { centavos: centsOf(valor) } : { sbu: percentOf(valor) }),
})

/** `04-01` of `1/4`; empty for what is no day of the year. */
function mesDiaOf(typed: string): string {
  const [, day = '', month = ''] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(typed) ?? []
  const [d, m] = [Number(day), Number(month)]
  return d >= 1 && d <= 31 && m >= 1 && m <= 12 ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''
}

const recargoOf = ({ desde, porciento }: RecargoTyped): Recargo => ({
  desde: mesDiaOf(desde),
  porciento: percentOf(porciento) ?? Number.NaN,
})

/** The record that was typed; `ejemplo` is the canton of which it was one. */
export const tarifaOf = (typed: TarifaTyped, ejemplo: string): Draft<Tarifa> => ({
  ...{ clase: typed.clase, riesgo: typed.riesgo, cobro: typed.cobro, borde: typed.borde },
  ...{ siempre: typed.siempre, articulo: typed.articulo.trim(), ordenanza: typed.ordenanza.trim() },
  tramite: typed.tramite.trim(),
  concepto: typed.concepto.trim(),
  unidad: typed.unidad.trim(),
  bandas: typed.bandas.map(bandaOf).sort((a, b) => a.desde - b.desde),
  minimo: centsOf(typed.minimo),
  recargos: typed.recargos.length > 0 ? typed.recargos.map(recargoOf) : undefined,
  vigente: parseWhole(typed.vigente),
  ejemplo: typed.deEjemplo ? ejemplo : '',
})

/** What a tariff's form begins with: the tariff given, or one with nothing in it for the year `ano`. */
export function typedOf(tarifa: Tarifa | undefined, ano: number): TarifaTyped {
  if (!tarifa)
    return {
      ...{ tramite: '', concepto: '', clase: '', riesgo: '', unidad: '', cobro: 'BANDA', borde: 'TERMINA' },
      ...{ bandas: [nextBanda([])], minimo: '', recargos: [], siempre: false, articulo: '', ordenanza: '' },
      ...{ vigente: String(ano), deEjemplo: false },
    }
  const { id: _, bandas, minimo, recargos = [], vigente, ejemplo, ...rest } = tarifa
  return {
    ...rest,
    bandas: bandas.map(({ desde, hasta, centavos, sbu }, n) => ({
      id: `banda-${n}`,
      desde: shown(desde),
      hasta: shown(hasta),
      valor: centavos === undefined ? shown((sbu ?? 0) / HUNDREDTHS) : fromCents(centavos),
      en: centavos === undefined ? 'SBU' : 'USD',
    })),
    minimo: minimo === undefined ? '' : fromCents(minimo),
    recargos: recargos.map(({ desde, porciento }, n) => ({
      id: `recargo-${n}`,
      desde: `${desde.slice(3)}/${desde.slice(0, 2)}`,
      porciento: shown(porciento / HUNDREDTHS),
    })),
    vigente: String(vigente),
    deEjemplo: ejemplo !== '',
  }
}

/** The next band begins where the last one ends. */
export const nextBanda = (before: readonly BandaTyped[]): BandaTyped => {
  const last = before.at(-1)
  return {
    id: `banda-${before.length}-${last?.hasta ?? ''}`,
    desde: last?.hasta || '0',
    hasta: '',
    valor: '',
    en: last?.en ?? 'USD',
  }
}

const RECARGO = 'Cada recargo lleva el día, como 1/4, y su porcentaje.'

/** What keeps a tariff from being saved, by the field at which it is told. */
export function problemasDe(
  typed: TarifaTyped,
  others: readonly Tarifa[],
): Partial<Record<keyof TarifaTyped, string | null>> {
  const record = tarifaOf(typed, '')
  const numbers = [...record.bandas.flatMap(({ desde, hasta = 0 }) => [desde, hasta])]
  const falla = fallasDe(record).find(({ grave }) => grave)
  const twin = others.some(
    (one) => one.vigente === record.vigente && claveDeTarifa(one) === claveDeTarifa(record),
  )
  const badRecargo = (record.recargos ?? []).some(({ desde, porciento }) => desde === '' || !(porciento > 0))
  return {
    tramite: byRule(tarifaRules.tramite)(record.tramite),
    concepto:
      byRule(tarifaRules.concepto)(record.concepto) ??
      (twin ? `Ya hay una tarifa con ese nombre desde ${record.vigente}.` : null),
    minimo: byRule(tarifaRules.minimo)(record.minimo),
    vigente: byRule(tarifaRules.vigente)(record.vigente),
    bandas: numbers.some(Number.isNaN)
      ? 'Escriba los límites de cada banda con números.'
      : (falla?.sentence ?? null),
    recargos: badRecargo ? RECARGO : null,
  }
}
