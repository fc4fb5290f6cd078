import { mutationOptions } from '@tanstack/react-query'
import { type Part, part, writeTogether } from '@/access/write-together'
import type { MutationMeta, Toast } from '@/shared/query/toast'
import type { Batch, Patch } from '@/shared/storage/list-command'
import { type Acta, actaDe, actasList } from './actas/acta'
import { conNumeroDeActa } from './actas/queries'
import { ESTADO_LABELS, type Item } from './item'
import { itemsList } from './module'
import { type Movimiento, movimientosList } from './movimientos/movimiento'
import { REVERSAL_OF_MANY } from './queries'
import type { Falla } from './revision/falla'
import { fallasList } from './revision/listas'

/** The act by which these items go from one custodian to the next, as they are then. Pure. */
export const actaDeEntrega = (
  said: Pick<Acta, 'fecha' | 'entrega' | 'recibe'>,
  bienes: readonly Item[],
): Omit<Acta, 'id'> => actaDe({ tipo: 'ENTREGA', ...said }, bienes, ({ estado }) => ESTADO_LABELS[estado])

type Entrega = {
  patches: readonly Patch<Item>[]
  /** Where they went on the way. */
  movimientos: readonly Movimiento[]
  fallas?: Batch<Falla> | undefined
  acta: Omit<Acta, 'id'>
  toast: Toast
}
type Hecha = { acta: Acta; back: Part[] }

/** The custodian of many items and the act about it, in one commit. */
async function write({ patches, movimientos, fallas, acta: said }: Entrega): Promise<Hecha> {
  const acta = await conNumeroDeActa(said)
  const back = await writeTogether([
    part(itemsList, { kind: 'batch', batch: { added: [], patches, removed: [] } }),
    part(movimientosList, { kind: 'create', records: movimientos }),
    part(actasList, { kind: 'create', records: [acta] }),
    ...(fallas ? [part(fallasList, { kind: 'batch', batch: fallas })] : []),
  ])
  return { acta, back }
}

export const entregar = mutationOptions({
  mutationFn: write,
  meta: {
    invalidates: [itemsList.key, movimientosList.key, actasList.key, fallasList.key],
    success: (_, said) => (said as Entrega).toast,
    failure: 'No se pudo guardar la entrega.',
    undo: ({ back }: Hecha) => writeTogether(back),
    undoWords: REVERSAL_OF_MANY,
  } as MutationMeta,
})

/** The act by which so many units of an item were given up, on the day and for the reason of its `baja`. Pure. */
export const actaDeBaja = (item: Item, cantidad: number, hoy: string): Omit<Acta, 'id'> =>
  actaDe(
    { tipo: 'BAJA', fecha: item.baja?.dia ?? hoy, motivo: item.baja?.motivo ?? '' },
    [{ ...item, cantidad }],
    ({ estado }) => ESTADO_LABELS[estado],
  )

/** An act about what is written already. */
export const hacerActa = mutationOptions({
  mutationFn: async (said: Omit<Acta, 'id'>): Promise<Hecha> => {
    const acta = await conNumeroDeActa(said)
    return { acta, back: await writeTogether([part(actasList, { kind: 'create', records: [acta] })]) }
  },
  meta: {
    invalidates: [actasList.key],
    success: { title: 'Acta hecha' },
    failure: 'No se pudo hacer el acta.',
    undo: (made) => writeTogether((made as Hecha).back),
  } satisfies MutationMeta,
})
