import { fold } from '@/shared/lib/text'
import { type Plan, trabajoOf } from './plan'

/** An item as far as plans know it. Dates are `YYYY-MM-DD`, `fabricado` and `vence` may be a month or a year. */
export type Cosa = {
  id: string
  nombre: string
  categoria: string
  fechaIngreso?: string
  proximaRevision?: string | undefined
  fabricado?: string | undefined
  vence?: string | undefined
  placa?: string | undefined
}

/** So few letters are a word of their own: `ERA` isn't the beginning of `erasmo`. */
const SHORT = 3

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** A word as it stands in a name whose words have a space on either side; of a long one its beginning is enough. */
const soughtAs = (word: string): string => (word.length > SHORT ? ` ${word}` : ` ${word} `)

/** A plan with what its words, as they are sought, and its name are read as, once. */
type Leido = { plan: Plan; trabajo: string; palabras: readonly (readonly string[])[] }

const leido = (plan: Plan): Leido => ({
  plan,
  trabajo: trabajoOf(plan.nombre),
  palabras: plan.palabra.split(',').flatMap((part) => {
    const words = wordsIn(part)
    return words.length > 0 ? [words.map(soughtAs)] : []
  }),
})

export type Aplicado = Pick<Leido, 'plan' | 'trabajo'>

function grouped(list: readonly Leido[], keyOf: (plan: Plan) => string): Map<string, Leido[]> {
  const groups = new Map<string, Leido[]>()
  for (const one of list) {
    const key = keyOf(one.plan)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return groups
}

const NONE: readonly Leido[] = []

/**
 * Says which plans count for an item: its category's, less those in whose place it has one of its own. An item meets only
 * the plans that may be for it, and of items with one name and category the first is asked for all.
 */
export function aplicador(planes: readonly Plan[]): (cosa: Cosa) => readonly Aplicado[] {
  const all = planes.map(leido)
  const byItem = grouped(
    all.filter(({ plan }) => plan.item !== ''),
    ({ item }) => item,
  )
  const byCategoria = grouped(
    all.filter(({ plan }) => plan.item === ''),
    ({ categoria }) => categoria,
  )
  const known = new Map<string, readonly Leido[]>()
  const ofKind = (categoria: string, nombre: string): readonly Leido[] => {
    const key = `${categoria}\n${nombre}`
    const before = known.get(key)
    if (before) return before
    const names = ` ${wordsIn(nombre).join(' ')} `
    const found = [...(byCategoria.get(categoria) ?? NONE), ...(byCategoria.get('') ?? NONE)].filter(
      ({ palabras }) =>
        palabras.length === 0 || palabras.some((words) => words.every((word) => names.includes(word))),
    )
    known.set(key, found)
    return found
  }
  return ({ id, nombre, categoria }) => {
    const kind = ofKind(categoria, nombre)
    const own = byItem.get(id)
    if (!own) return kind
    const replaced = new Set(own.map(({ plan }) => plan.enVezDe))
    return [...kind.filter(({ plan }) => !replaced.has(plan.id)), ...own.filter(({ plan }) => !plan.fuera)]
  }
}
