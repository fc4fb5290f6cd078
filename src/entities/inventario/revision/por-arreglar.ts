import type { Asunto } from '@/access/module'
import { type Falla, isAbierta } from './falla'
import { nombrados, porQue } from './fuera'

const TO = '/admin/inventario'

/** With so many things each has its own line; more of them would push the rest off the screen. */
const LINES = 3

/**
 * What somebody found broken that takes nothing out of service, for whoever mends it: a line per thing, with the way to it. What
 * was given up or deleted is mended no more. Pure.
 */
export function porArreglar(
  items: readonly { id: string; nombre: string }[],
  fallas: readonly Falla[],
): Asunto[] {
  const here = new Map(items.map(({ id, nombre }) => [id, nombre]))
  const things = new Map<string, { item: string; nombre: string; fallas: Falla[] }>()
  for (const falla of fallas.filter((one) => !one.fuera && isAbierta(one))) {
    const nombre = falla.item ? here.get(falla.item) : falla.nombre
    if (nombre === undefined) continue
    const key = falla.item || falla.nombre
    const thing = things.get(key) ?? { item: falla.item, nombre, fallas: [] }
    thing.fallas.push(falla)
    things.set(key, thing)
  }
  const all = [...things.values()]
  if (all.length > LINES) {
    const nota = all.map((one) => `${one.nombre}: ${porQue(one)}`).join(' · ')
    const titulo = `Con fallas: ${nombrados(all)}`
    return [{ id: 'fallas', prisa: 'PRONTO', titulo, nota, to: TO, search: { alerta: 'conFallas' } }]
  }
  return all.map((one) => ({
    ...{ id: `falla-${one.item || one.nombre}`, prisa: 'PRONTO', titulo: `Falla: ${one.nombre}` },
    ...{ nota: porQue(one), to: TO, search: one.item ? { ver: one.item } : undefined },
  }))
}
