import * as v from 'valibot'
import { frozen } from '@/access/frozen'
import { allOf, holding } from '@/access/holding'
import type { ModuleList } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { formatDay, newestFirst } from '@/shared/lib/fecha'

/** A custodian hands over to the next one, or goods are given up. */
const TIPOS = ['ENTREGA', 'BAJA'] as const

export const ACTA_LABELS: Readonly<Record<(typeof TIPOS)[number], string>> = {
  ENTREGA: 'Acta de entrega-recepción',
  BAJA: 'Acta de baja de bienes',
}

/** One of the goods as it was on that day: a later name, count or value changes no signed paper. */
const bienSchema = v.object({
  /** The inventory's id. */
  item: v.string(),
  nombre: v.string(),
  numeroSerie: v.optional(v.string(), ''),
  /** In units. */
  cantidad: v.number(),
  /** The state in words. */
  estado: v.optional(v.string(), ''),
  ubicacion: v.optional(v.string(), ''),
  /** US dollars for one unit. */
  valorEstimado: v.optional(v.number(), 0),
})

/**
 * An act as it is printed and signed. `fecha` is `YYYY-MM-DD`. `numero` is given once, by the central, or by a device that
 * stands alone; until then it is missing. `entrega` and `recibe` are names; of a `BAJA` `recibe` is empty.
 */
const actaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  tipo: v.optional(v.picklist(TIPOS), 'ENTREGA'),
  fecha: v.string(),
  numero: v.optional(v.string()),
  entrega: v.optional(v.string(), ''),
  recibe: v.optional(v.string(), ''),
  motivo: v.optional(v.string(), ''),
  bienes: v.optional(v.array(bienSchema), []),
})

export type Acta = v.InferOutput<typeof actaSchema>

/** How the number will begin that an act gets, such as `A-2026-`; '' if it has a number. */
export const serieDeActa = ({ numero, fecha }: Pick<Acta, 'numero' | 'fecha'>): string =>
  !numero && isDay(fecha) ? `A-${fecha.slice(0, 4)}-` : ''

/** `Acta de entrega-recepción A-2026-0007`. */
export const actaTitle = ({ tipo, numero }: Pick<Acta, 'tipo' | 'numero'>): string =>
  [ACTA_LABELS[tipo], numero].filter(Boolean).join(' ')

/** What the act says above its list, in one sentence. */
export function actaSaid({ tipo, fecha, entrega, recibe, motivo }: Acta): string {
  if (tipo === 'BAJA')
    return `El ${formatDay(fecha)} se dan de baja los bienes que se detallan.${motivo && ` Motivo: ${motivo}.`}`
  const from = entrega ? `${entrega} entrega` : 'se entregan'
  const to = recibe ? ` y ${recibe} recibe, como custodio,` : ''
  return `El ${formatDay(fecha)}, ${from}${to} los bienes que se detallan.`
}

/** A thing of the inventory as far as an act names it. */
type Bien = Pick<
  Acta['bienes'][number],
  'nombre' | 'numeroSerie' | 'cantidad' | 'ubicacion' | 'valorEstimado'
> & {
  id: string
}

type Said = Partial<Pick<Acta, 'entrega' | 'recibe' | 'motivo'>> & Pick<Acta, 'tipo' | 'fecha'>

/** The act about these goods, without id and number. `estadoOf` says a thing's state in words. Pure. */
export const actaDe = <T extends Bien>(
  said: Said,
  bienes: readonly T[],
  estadoOf: (bien: T) => string,
): Omit<Acta, 'id'> => ({
  entrega: '',
  recibe: '',
  motivo: '',
  ...said,
  bienes: bienes.map((bien) => ({
    item: bien.id,
    nombre: bien.nombre,
    numeroSerie: bien.numeroSerie,
    cantidad: bien.cantidad,
    estado: estadoOf(bien),
    ubicacion: bien.ubicacion,
    valorEstimado: bien.valorEstimado,
  })),
})

/** What was signed doesn't change; a number, once it is given, neither. */
const SIGNED = ['tipo', 'fecha', 'numero', 'entrega', 'recibe', 'motivo', 'bienes'] as const

export const actasList: ModuleList<Acta> = {
  key: 'bomberos_inventario_actas',
  idPrefix: 'act-',
  title: 'Actas del inventario',
  schema: actaSchema,
  seed: () => [],
  compare: newestFirst(({ fecha, id }) => `${fecha} ${id}`),
  name: actaTitle,
  words: { numero: 'número', recibe: 'quién recibe', entrega: 'quién entrega' },
  writes: { create: ['inventario:edit'], edit: ['inventario:edit'], remove: ['inventario:edit'] },
  rules: () =>
    allOf(
      frozen<Acta>(SIGNED, 'Un acta no cambia. Haga otra.'),
      holding<Acta>({ fecha: v.pipe(v.string(), v.check(isDay, 'Escriba el día del acta.')) }),
    ),
  sync: { number: { field: 'numero', series: serieDeActa, otro: 'otra acta' } },
  backup: true,
}
