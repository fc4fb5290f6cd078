import { addDays } from '@/shared/lib/dias'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'
import { fromCents, toCents } from '@/shared/lib/moneda'
import { byCode, byName } from '@/shared/lib/text'
import type { Cosa } from './cuales'
import { masMeses, ultimoDe } from './fechas'
import { type Hecho, REVISION } from './hecho'
import { type Plan, trabajoOf } from './plan'
import { primeros, type Vencimiento, vencimientosDe } from './vencimientos'

/** An item as far as its cost is known: `valorEstimado` is US dollars for one unit. */
type ConValor = Cosa & { cantidad: number; valorEstimado: number }

/** What one work on the things of a category is foreseen to cost in a year: `centavos` are US cents. */
type Previsto = {
  categoria: string
  trabajo: string
  veces: number
  centavos: number
  /** How many of them have no price of a last time, and so add nothing. */
  sinPrecio: number
}

/** How often something that is due on that day is due in a year; what is late is done now, and each time on its day. */
function vecesEn(plan: Plan, dia: string, ano: string, hoy: string): number {
  if (plan.regla !== 'CADA' || plan.cada < 1) return dia.slice(0, 4) === ano ? 1 : 0
  const quiso = Number(dia.slice(8, 10))
  let veces = 0
  for (let next = dia < hoy ? hoy : dia; next !== '' && next.slice(0, 4) <= ano; ) {
    if (next.startsWith(ano)) veces++
    next = plan.unidad === 'DIAS' ? addDays(next, plan.cada) : masMeses(next, plan.cada, quiso)
  }
  return veces
}

/** What it cost the last time, in US cents: of this thing, else of another one by the same work. */
function precios(planes: readonly Plan[], hechos: readonly Hecho[]) {
  const names = new Map(planes.map(({ id, nombre }) => [id, nombre]))
  const last = new Map<string, number>()
  const inOrder = [...hechos].sort((a, b) => byCode(ultimoDe(a.dia), ultimoDe(b.dia)) || byCode(a.id, b.id))
  for (const { item, plan, trabajo: called, costo } of inOrder) {
    if (costo === undefined || plan === REVISION) continue
    const trabajo = trabajoOf(names.get(plan) ?? called)
    last.set(`${item}\n${trabajo}`, costo)
    last.set(`\n${trabajo}`, costo)
  }
  return (item: string, trabajo: string): number | undefined =>
    last.get(`${item}\n${trabajo}`) ?? last.get(`\n${trabajo}`)
}

/**
 * What the plans are foreseen to cost in the year `ano`, by category and work, from the prices of last time; what wears out or
 * expires then costs what its things are worth. Hours and kilometres are never extrapolated. What own people do for nothing
 * has no line. Pure.
 */
function previstosDe(
  list: readonly Vencimiento<ConValor>[],
  planes: readonly Plan[],
  hechos: readonly Hecho[],
  ano: number,
  hoy: string,
): Previsto[] {
  const priceOf = precios(planes, hechos)
  const groups = new Map<string, Previsto>()
  for (const { cosa, plan, trabajo, nombre, dia } of primeros(list)) {
    if (!plan || dia === '' || plan.regla === 'USO') continue
    if (plan.regla === 'CADA' && plan.unidad !== 'DIAS' && plan.unidad !== 'MESES') continue
    const ends = plan.regla === 'VIDA' || plan.regla === 'FECHA'
    const price = ends ? toCents(cosa.valorEstimado) * cosa.cantidad : priceOf(cosa.id, trabajo)
    if (price === undefined && !plan.firma) continue
    const late = plan.regla === 'PLACA' && dia < `${ano}`
    const veces = late ? 1 : vecesEn(plan, dia, String(ano), hoy)
    if (veces === 0) continue
    const key = `${cosa.categoria}\n${trabajo}`
    const before = groups.get(key) ?? {
      ...{ categoria: cosa.categoria, trabajo: nombre, veces: 0, centavos: 0, sinPrecio: 0 },
    }
    groups.set(key, {
      ...before,
      veces: before.veces + veces,
      centavos: before.centavos + Math.round(price ?? 0) * veces,
      sinPrecio: before.sinPrecio + (price ? 0 : veces),
    })
  }
  return [...groups.values()].sort((a, b) => byCode(a.categoria, b.categoria) || byName(a.trabajo, b.trabajo))
}

/** All that is foreseen of a year. */
export type Previstos = { ano: number; lineas: Previsto[] }

/** The same of the year after the `YYYY-MM-DD` day `hoy`, from what is stored. Pure. */
export function previstosDelProximo(
  items: readonly ConValor[],
  planes: readonly Plan[],
  hechos: readonly Hecho[],
  hoy: string,
): Previstos {
  const ano = Number(hoy.slice(0, 4)) + 1
  const list = vencimientosDe(items, planes, hechos, [], hoy)
  return { ano, lineas: previstosDe(list, planes, hechos, ano, hoy) }
}

/** The sum of all of them in US dollars. */
export const totalPrevisto = (list: readonly Previsto[]): number =>
  fromCents(list.reduce((sum, { centavos }) => sum + centavos, 0))

/** The same as CSV; `categoriaText` is what a category is called. */
export const previstosCsv =
  (categoriaText: (categoria: string) => string) =>
  (list: readonly Previsto[], format?: CsvFormat): Exported => {
    const columns: readonly CsvColumn<Previsto>[] = [
      { header: 'Categoría', value: ({ categoria }) => categoriaText(categoria) },
      { header: 'Qué se hace', value: ({ trabajo }) => trabajo },
      { header: 'Veces', value: ({ veces }) => veces },
      { header: 'Costo (USD)', value: ({ centavos }) => fromCents(centavos), decimals: 2 },
      { header: 'Sin precio', value: ({ sinPrecio }) => sinPrecio },
    ]
    return csvBlob(columns, list, format)
  }
