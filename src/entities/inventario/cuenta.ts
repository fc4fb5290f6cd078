import { addDays } from '@/shared/lib/dias'
import { byCode } from '@/shared/lib/text'
import type { Conteo } from './conteo'
import { esperadoOf, type Uso } from './existencias'
import type { Item } from './item'
import type { Movimiento } from './movimientos/movimiento'

/**
 * How the count of an item stands. `esperado` is what should be there, at the moment of the count where there is one.
 * `conteo` is what counts; missing where nobody counted it. `otros`: figures of several phones that differ, to be chosen
 * from. `conteos` are all that were found, also those of before a count that is written already.
 */
export type Cuenta = {
  item: Item
  esperado: number
  conteo?: Conteo
  otros?: readonly Conteo[]
  conteos: readonly Conteo[]
}

/**
 * The count of each of these items. What is expected takes all `usos` of before a figure's own moment: a parte between
 * counting and writing is missing from nobody's shelf. `now` is a moment as `contado` has them. The items are as they were
 * counted last; a last count of a later day than tomorrow was made by a clock that was ahead, and any figure is newer. Pure.
 */
export function cuentasOf(
  items: readonly Item[],
  conteos: readonly Conteo[],
  {
    usos,
    movimientos = [],
    all,
    now,
  }: { usos: readonly Uso[]; movimientos?: readonly Movimiento[]; all: readonly Item[]; now: string },
): Cuenta[] {
  const esperado = esperadoOf(all, usos, movimientos)
  const latest = addDays(now.slice(0, 10), 1)
  const byItem = new Map<string, Conteo[]>()
  for (const conteo of conteos) byItem.set(conteo.item, [...(byItem.get(conteo.item) ?? []), conteo])
  return items.map((item) => {
    const { contado = '' } = item
    const since = contado.slice(0, 10) > latest ? '' : contado
    const found = byItem.get(item.id) ?? []
    const fresh = found.filter(({ cuando }) => cuando >= since).sort((a, b) => byCode(b.cuando, a.cuando))
    const [conteo] = fresh
    const cuenta = { item, esperado: esperado(item, conteo?.cuando ?? now), conteos: found }
    if (!conteo) return cuenta
    const differ = fresh.some(({ cantidad }) => cantidad !== conteo.cantidad)
    return differ ? { ...cuenta, otros: fresh } : { ...cuenta, conteo }
  })
}

/** The day (`YYYY-MM-DD`) on which anything of a place was counted last, and how many of its items were counted on it. */
export type UltimoConteo = { dia: string; contados: number }

/**
 * When a place was counted last; undefined where nobody counted it. `now` as in `cuentasOf`: a count of a later day than
 * tomorrow was made by a clock that was ahead, and says nothing. Pure.
 */
export function ultimoConteoOf(items: readonly Item[], now: string): UltimoConteo | undefined {
  const latest = addDays(now.slice(0, 10), 1)
  const days = items.flatMap(({ contado }) => contado?.slice(0, 10) ?? []).filter((day) => day <= latest)
  const dia = days.reduce((last, day) => (day > last ? day : last), '')
  return dia ? { dia, contados: days.filter((day) => day === dia).length } : undefined
}

/** Units that are missing and that are too many, and items that are as they should be, not counted, or to be chosen. */
export type Resultado = {
  faltan: number
  sobran: number
  iguales: number
  sinContar: number
  porElegir: number
}

/** How much more there is than there should be; undefined of what isn't counted. */
export const diferenciaOf = ({ conteo, esperado }: Cuenta): number | undefined =>
  conteo && conteo.cantidad - esperado

export function resultadoOf(cuentas: readonly Cuenta[]): Resultado {
  const sums: Resultado = { faltan: 0, sobran: 0, iguales: 0, sinContar: 0, porElegir: 0 }
  for (const cuenta of cuentas) {
    const more = diferenciaOf(cuenta)
    if (cuenta.otros) sums.porElegir += 1
    else if (more === undefined) sums.sinContar += 1
    else if (more === 0) sums.iguales += 1
    else if (more > 0) sums.sobran += more
    else sums.faltan -= more
  }
  return sums
}

/** `Faltan 2 · sobra 1 · 34 iguales · 3 sin contar`, without what is none. */
export function resultadoSaid({ faltan, sobran, iguales, sinContar, porElegir }: Resultado): string {
  const parts = [
    faltan > 0 && `${faltan === 1 ? 'falta' : 'faltan'} ${faltan}`,
    sobran > 0 && `${sobran === 1 ? 'sobra' : 'sobran'} ${sobran}`,
    iguales > 0 && `${iguales} ${iguales === 1 ? 'igual' : 'iguales'}`,
    porElegir > 0 && `${porElegir} por elegir`,
    sinContar > 0 && `${sinContar} sin contar`,
  ].filter((part) => part !== false)
  const said = parts.join(' · ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}
