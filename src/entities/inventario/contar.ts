import { mutationOptions } from '@tanstack/react-query'
import { currentUser } from '@/access/current-user'
import { listRepository } from '@/access/repository'
import { plural } from '@/shared/lib/plural'
import { SpokenError } from '@/shared/lib/spoken-error'
import { knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { ownEquipo } from '@/shared/storage/device/equipo'
import { newId } from '@/shared/storage/ids'
import { same } from '@/shared/storage/merge'
import type { Draft } from '@/shared/storage/stored-module'
import { type Conteo, conteoId, conteosList } from './conteo'
import type { Cuenta } from './cuenta'
import { contadoAt } from './existencias'
import type { Item } from './item'
import { itemsRepository } from './items'
import { type Ambos, escribirJuntos } from './juntos'
import { itemsList } from './module'
import { REVERSAL_OF_MANY } from './queries'

const conteosRepository = listRepository(conteosList)

/** What is counted and not yet written, on all phones. */
export const conteos = knownQuery(conteosRepository)

type Tap = { item: string; cantidad: number | null; others?: readonly Conteo[] }

/** Writes what this phone counted of an item, in place of what it said before; null takes it away. */
async function count({ item, cantidad, others = [] }: Tap): Promise<void> {
  const equipo = await ownEquipo()
  const id = conteoId(item, equipo)
  const por = (await currentUser())?.name ?? ''
  const gone = others.map((other) => other.id).filter((other) => other !== id)
  if (cantidad !== null) {
    const record: Conteo = { id, item, equipo, cantidad, cuando: contadoAt(new Date()), por }
    await conteosRepository.upsertMany(() => [record])
  } else gone.push(id)
  if (gone.length === 0) return
  const here = new Set((await conteosRepository.all()).map((one) => one.id))
  const left = gone.filter((one) => here.has(one))
  if (left.length > 0) await conteosRepository.remove(left)
}

/** One tap of a count. No toast: it would lie over the next button, and the screen shows it. */
export const contar = mutationOptions({
  mutationFn: count,
  scope: { id: conteosList.key },
  meta: { invalidates: [conteosList.key], failure: 'No se pudo anotar.' } satisfies MutationMeta,
})

type Back = Ambos<Conteo>

type Written = { cuentas: readonly Cuenta[]; message: string }

/**
 * Writes what was counted of these items, each with the moment at which it was, and takes the figures away: one commit.
 * What nobody counted, and what several phones say differently, stays as it is.
 */
async function write({ cuentas }: Written): Promise<Back> {
  const open = await conteosRepository.all()
  const done = cuentas.filter(({ otros }) => !otros)
  // What another phone said since somebody looked at the differences stays, to be looked at.
  const seen = new Map(done.flatMap(({ conteos: all }) => all.map((one) => [one.id, one] as const)))
  const here = new Set((await itemsRepository.all()).map(({ id }) => id))
  const patches = done.flatMap(({ item, conteo }) =>
    conteo && here.has(item.id)
      ? [{ id: item.id, next: { cantidad: conteo.cantidad, contado: conteo.cuando } }]
      : [],
  )
  const removed = open.filter((one) => same(one, seen.get(one.id))).map(({ id }) => id)
  return escribirJuntos(
    conteosList,
    { items: { added: [], patches, removed: [] }, otros: { added: [], patches: [], removed } },
    'batch',
  )
}

/** What somebody counted or wrote again since then stays. */
async function takeBack({ items, otros }: Back): Promise<void> {
  const now = new Map((await itemsRepository.all()).map((item) => [item.id, item]))
  const patches = items.patches.filter(({ id, base }) => {
    const item = now.get(id)
    return item && same(item.cantidad, base?.cantidad) && same(item.contado, base?.contado)
  })
  if (patches.length === 0) throw new SpokenError('Los items cambiaron otra vez desde entonces.')
  await escribirJuntos(conteosList, { items: { ...items, patches }, otros }, 'unbatch')
}

export const guardarConteo = mutationOptions({
  mutationFn: write,
  meta: {
    invalidates: [itemsList.key, conteosList.key],
    success: (_, written) => ({ title: 'Conteo guardado', message: (written as Written).message }),
    failure: 'No se pudo guardar el conteo.',
    undo: (back) => takeBack(back as Back),
    undoWords: REVERSAL_OF_MANY,
  } satisfies MutationMeta,
})

type Hallado = { item: Draft<Item>; conteo: Omit<Conteo, 'id' | 'item' | 'cantidad'> }

/** What was found while counting and is on no list: the item and this phone's figure of it, in one commit. */
export const anotarHallado = mutationOptions({
  mutationFn: ({ item, conteo }: Hallado): Promise<Back> => {
    const added = { ...item, id: newId(itemsList.idPrefix), contado: conteo.cuando }
    const figure = {
      ...conteo,
      id: conteoId(added.id, conteo.equipo),
      item: added.id,
      cantidad: added.cantidad,
    }
    return escribirJuntos(
      conteosList,
      {
        items: { added: [added], patches: [], removed: [] },
        otros: { added: [figure], patches: [], removed: [] },
      },
      'batch',
    )
  },
  meta: {
    invalidates: [itemsList.key, conteosList.key],
    success: (_, found) => {
      const { nombre, cantidad } = (found as Hallado).item
      return { title: 'Item agregado', message: `${nombre}: ${plural(cantidad, 'unidad', 'unidades')}.` }
    },
    failure: 'No se pudo agregar el item.',
    undo: (back) => escribirJuntos(conteosList, back as Back, 'unbatch'),
    undoWords: REVERSAL_OF_MANY,
  } satisfies MutationMeta,
})
