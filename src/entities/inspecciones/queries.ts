import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { SpokenError } from '@/shared/lib/spoken-error'
import { createImport } from '@/shared/query/import'
import { createResource } from '@/shared/query/resource'
import { type MutationMeta, REVERSAL } from '@/shared/query/toast'
import type { Batch, DraftBatch } from '@/shared/storage/list-command'
import type { Draft } from '@/shared/storage/stored-module'
import type { Local } from './local'
import { cambiosDeDueno, claveDe, hermanos, idDeLocal } from './locales'
import { localesList } from './module'

const repository = listRepository(localesList)

/** Each new one under the id of its number, unless a record that changed its number since then has that id. */
async function change({ added, ...rest }: DraftBatch<Local>): Promise<Batch<Local>> {
  const taken = new Set((await repository.all()).map(({ id }) => id))
  const named = added.map((draft) => {
    const id = idDeLocal(draft)
    if (!id || taken.has(id)) return draft
    taken.add(id)
    return { ...draft, id }
  })
  return repository.change({ ...rest, added: named })
}

/** `base`, where one is edited: the record as its form got it. `conHermanos`: the owner's data goes to the others of the RUC too. */
type Guardado = { next: Draft<Local>; base?: Local | undefined; conHermanos: boolean }

export const locales = {
  ...createResource(repository, {
    removed: (gone) =>
      gone.length > 1
        ? { title: 'Locales eliminados', message: `Se eliminaron ${gone.length} locales.` }
        : { title: 'Local eliminado' },
    createFailed: 'No se pudo agregar el local.',
    updateFailed: 'No se pudo guardar el local.',
    removeFailed: 'No se pudo eliminar el local.',
  }),

  /** A premises and what its owner's other premises say of the owner, in one commit. */
  guardar: mutationOptions({
    async mutationFn({ next, base, conHermanos }: Guardado) {
      const list = await repository.all()
      const clave = claveDe(next)
      const same = clave && list.find((one) => claveDe(one) === clave && one.id !== base?.id)
      if (same && (!base || claveDe(base) !== clave))
        throw new SpokenError(`Ese RUC y establecimiento ya es de «${same.nombre}».`)
      return change({
        added: base ? [] : [next],
        patches: [
          ...(base ? [{ id: base.id, next, base }] : []),
          ...(conHermanos ? cambiosDeDueno(hermanos(list, next, base?.id), next) : []),
        ],
        removed: [],
      })
    },
    meta: {
      invalidates: [repository.key],
      success: (_, said) => ({ title: (said as Guardado).base ? 'Local actualizado' : 'Local agregado' }),
      failure: 'No se pudo guardar el local.',
      undo: (back: unknown) => repository.takeBack(back as Batch<Local>),
      undoWords: REVERSAL,
    } satisfies MutationMeta,
  }),
}

export const localesImport = createImport(
  { key: repository.key, change, takeBack: (back: Batch<Local>) => repository.takeBack(back) },
  ['local', 'locales'],
)

type Movida = { local: Local /** `YYYY-MM-DD`; '' for what the plan says. */; dia: string; hoy: string }

/** Moves the next visit of a premises to a day. */
export const moverVisita = mutationOptions({
  mutationFn: ({ local, dia, hoy }: Movida) =>
    change({
      added: [],
      patches: [{ id: local.id, next: { proxima: dia, proximaDesde: dia && hoy }, base: local }],
      removed: [],
    }),
  meta: {
    invalidates: [repository.key],
    success: { title: 'Visita movida' },
    failure: 'No se pudo mover la visita.',
    undo: (back: unknown) => repository.takeBack(back as Batch<Local>),
    undoWords: REVERSAL,
  } satisfies MutationMeta,
})
