import { codigoDeItem, codigoDeLugar, codigoEn } from './etiquetas/codigo'
import type { Item } from './item'
import { type Lugar, lugaresOf, lugarKey } from './lugares'

type Etiquetado = { item: Item } | { lugar: Lugar }

/**
 * Of what a label is that was scanned or typed: an item, a place, or the one item with this serial number or code of the
 * brigade's own. Undefined where nothing here has it.
 */
export function etiquetadoCon(text: string, items: readonly Item[]): Etiquetado | undefined {
  const codigo = codigoEn(text)
  const item = items.find((one) => codigoDeItem(one) === codigo)
  if (item) return { item }
  const lugar = lugaresOf(items).find((one) => codigoDeLugar(one) === codigo && one.key !== lugarKey(''))
  if (lugar) return { lugar }
  const serie = text.trim().toLowerCase()
  const same = items.filter(({ numeroSerie }) => serie && numeroSerie.trim().toLowerCase() === serie)
  return same.length === 1 && same[0] ? { item: same[0] } : undefined
}
