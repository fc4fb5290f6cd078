import { mutationOptions } from '@tanstack/react-query'
import { listRepository } from '@/access/repository'
import { part, writeTogether } from '@/access/write-together'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { newUuid } from '@/shared/storage/ids'
import { localesList } from './module'
import type { Peticion } from './peticion'
import { localDe } from './peticion-local'
import { peticionesList } from './peticiones-list'

const repository = listRepository(peticionesList)

type Contesta = {
  peticion: Peticion
  next: Pick<Peticion, 'estado' | 'respuesta' | 'nota'>
  /** The id of the premises that it is of, `NUEVO` for one that isn't in the list yet, '' where it needs none. */
  local: string
}

/** What stands for premises that are written down with the answer. */
export const NUEVO = 'nuevo'

/** The answer, and the premises where they are new, in one commit. */
async function answer({ peticion, next, local }: Contesta): Promise<void> {
  const made = local === NUEVO ? localDe(peticion, `${localesList.idPrefix}${newUuid()}`) : undefined
  const answered = next.estado === 'ESPERA' ? '' : peticion.respondida || new Date().toISOString()
  const patch = { ...next, respondida: answered, local: made?.id ?? local }
  await writeTogether([
    ...(made ? [part(localesList, { kind: 'create', records: [made] })] : []),
    part(peticionesList, { kind: 'update', patches: [{ id: peticion.id, next: patch, base: peticion }] }),
  ])
}

export const peticiones = {
  ...createResource(repository, {
    removed: (gone) => ({ title: gone.length > 1 ? 'Pedidos eliminados' : 'Pedido eliminado' }),
    createFailed: 'No se pudo guardar el pedido.',
    updateFailed: 'No se pudo guardar la respuesta.',
    removeFailed: 'No se pudo eliminar el pedido.',
  }),
  contestar: mutationOptions({
    mutationFn: answer,
    meta: {
      invalidates: [peticionesList.key, localesList.key],
      success: (_, said) => ({
        title: (said as Contesta).next.estado === 'ESPERA' ? 'Pedido guardado' : 'Pedido contestado',
      }),
      failure: 'No se pudo guardar la respuesta.',
    } satisfies MutationMeta,
  }),
}
