import { mutationOptions } from '@tanstack/react-query'
import { SpokenError } from '@/shared/lib/spoken-error'
import { type MutationMeta, REVERSAL, type Toast, type UndoWords } from '@/shared/query/toast'
import type { Batch, Patch } from '@/shared/storage/list-command'
import { contadoAt } from './existencias'
import type { Item } from './item'
import { itemsRepository } from './items'
import { type Ambos, escribirJuntos } from './juntos'
import { lugarKey } from './lugares'
import { itemsList } from './module'
import { type Movimiento, movimientosList } from './movimientos/movimiento'
import { movimientosRepository } from './movimientos/queries'
import { idDeParte, raizDe } from './movimientos/traslado'
import { REVERSAL_OF_MANY } from './queries'
import type { Falla } from './revision/falla'
import { fallasList } from './revision/listas'

/** A moment of that `YYYY-MM-DD` day as a movement keeps it: of today now, of an earlier one its end, as of a parte. */
export const cuandoDe = (dia: string, now: Date): string => {
  const moment = contadoAt(now)
  return moment.startsWith(dia) ? moment : `${dia}T24:00`
}

/** The count of items as they are stored, over which a movement is written. */
export const sobreDe = (...items: readonly Item[]): NonNullable<Movimiento['sobre']> =>
  items.map(({ id, cantidad, contado = '' }) => ({ item: id, cantidad, contado }))

/**
 * Where a part of an item goes: to what there is of it in that place, or to a new item that is like it, of which nothing was
 * counted. `lugar` is as somebody wrote it. Pure.
 */
export function destinoDe(item: Item, lugar: string, items: readonly Item[]): { a: Item; isNew: boolean } {
  const key = lugarKey(lugar)
  const root = raizDe(item.id)
  const there = items.filter((one) => lugarKey(one.ubicacion) === key && one.id !== item.id && !one.baja)
  const part = idDeParte(item.id, key)
  const known =
    there.find(({ id }) => id === part || raizDe(id) === root) ?? items.find(({ id }) => id === part)
  if (known) return { a: known, isNew: false }
  const { contado: _, minimo: __, baja: ___, ...like } = item
  // A minimum is of all that there is; in a vehicle one of them may be enough.
  return { a: { ...like, id: part, cantidad: 0, ubicacion: lugar, minimo: 0 }, isNew: true }
}

type Movido = {
  movimientos: readonly Movimiento[]
  /** What the movements make of items, and new ones that they need. */
  patches?: readonly Patch<Item>[]
  nuevos?: readonly Item[]
  /** What begins or ends with it for whoever calls people out. */
  fallas?: Batch<Falla> | undefined
  toast: Toast
}

type Back = Ambos<Movimiento>

/** Writes them with what they make of the items, in one commit; those that another device wrote already stay. */
async function write({ movimientos, patches = [], nuevos = [], fallas }: Movido): Promise<Back> {
  const [items, known] = [await itemsRepository.all(), await movimientosRepository.all()]
  const [here, there] = [new Set(items.map(({ id }) => id)), new Set(known.map(({ id }) => id))]
  return escribirJuntos(
    movimientosList,
    {
      items: { added: nuevos.filter(({ id }) => !here.has(id)), patches, removed: [] },
      otros: { added: movimientos.filter(({ id }) => !there.has(id)), patches: [], removed: [] },
      fallas,
    },
    'batch',
  )
}

/** An item that was made for a transfer stays where something else went to it since. */
async function takeBack({ items, otros, fallas }: Back): Promise<void> {
  const going = new Set(otros.removed)
  const rest = (await movimientosRepository.all()).filter(({ id }) => !going.has(id))
  const needed = new Set(rest.flatMap(({ item, a = '' }) => [item, a]))
  const removed = items.removed.filter((id) => !needed.has(id))
  await escribirJuntos(movimientosList, { items: { ...items, removed }, otros, fallas }, 'unbatch')
}

const meta = (rest: MutationMeta): MutationMeta => ({
  invalidates: [itemsList.key, movimientosList.key, fallasList.key],
  ...rest,
})

const moving = (undoWords: UndoWords) =>
  mutationOptions({
    mutationFn: write,
    meta: meta({
      success: (_, moved) => (moved as Movido).toast,
      failure: 'No se pudo anotar.',
      undo: (back) => takeBack(back as Back),
      undoWords,
    }),
  })

export const mover = moving(REVERSAL)

/** The same of many items. */
export const moverVarios = moving(REVERSAL_OF_MANY)

/** Takes a movement away as if it had never been, with what it made of its item and what ended it. */
async function remove(gone: Movimiento): Promise<Back> {
  const [items, known] = [await itemsRepository.all(), await movimientosRepository.all()]
  const item = items.find(({ id }) => id === gone.item)
  const went =
    gone.tipo === 'TRASLADO' && !gone.a && item && lugarKey(item.ubicacion) === lugarKey(gone.hasta ?? '')
  const patches: Patch<Item>[] = [
    ...(item && gone.cierra ? [{ id: item.id, next: { baja: undefined } }] : []),
    ...(went ? [{ id: item.id, next: { ubicacion: gone.desde ?? '' } }] : []),
  ]
  const removed = known.flatMap(({ id, prestamo }) => (id === gone.id || prestamo === gone.id ? [id] : []))
  if (removed.length === 0) throw new SpokenError('Ya no está: alguien lo quitó.')
  return escribirJuntos(
    movimientosList,
    { items: { added: [], patches, removed: [] }, otros: { added: [], patches: [], removed } },
    'batch',
  )
}

export const quitarMovimiento = mutationOptions({
  mutationFn: remove,
  meta: meta({
    success: { title: 'Movimiento quitado' },
    failure: 'No se pudo quitar.',
    undo: (back) => takeBack(back as Back),
  }),
})
