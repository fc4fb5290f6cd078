import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { listRepository, objectRepository } from '@/access/repository'
import { createResource, knownQuery } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import type { Stored } from '@/shared/storage/stored-module'
import type { CatalogoGuardado } from './catalogo'
import type { NumeralDelMes } from './mes'
import { catalogoObject, mesesList, presentacionesList } from './module'
import { indicesList } from './sita'

const mesesRepository = listRepository(mesesList)
const indicesRepository = listRepository(indicesList)
const catalogoRepository = objectRepository(catalogoObject)

/** `base` is the record that the form began with: an empty one where nobody had written any. */
type Guardar<T> = { next: T; base: T }

const guardarIn =
  <T extends Stored>(repository: ReturnType<typeof listRepository<T>>) =>
  async ({ next, base }: Guardar<T>): Promise<T> => {
    const { id } = next
    // Somebody else may have begun it meanwhile: only what was changed here is written over theirs.
    if (await repository.find(id)) return repository.update(id, next, base)
    await repository.upsertMany(() => [next])
    return next
  }

export const meses = {
  known: knownQuery(mesesRepository),
  save: mutationOptions({
    mutationFn: guardarIn(mesesRepository),
    meta: {
      invalidates: [mesesRepository.key],
      success: { title: 'Numeral guardado' },
      failure: 'No se pudo guardar el numeral.',
    } satisfies MutationMeta,
  }),

  /** Adds those that nobody has begun meanwhile. */
  saveMissing: mutationOptions({
    mutationFn: (next: readonly NumeralDelMes[]) =>
      mesesRepository.upsertMany((list) => {
        const there = new Set(list.map(({ id }) => id))
        return next.filter(({ id }) => !there.has(id))
      }),
    meta: {
      invalidates: [mesesRepository.key],
      success: { title: 'Numerales guardados' },
      failure: 'No se pudieron guardar los numerales.',
    } satisfies MutationMeta,
  }),
}

export const presentaciones = createResource(listRepository(presentacionesList), {
  created: { title: 'Mes marcado como presentado' },
  removed: { title: 'Constancia eliminada' },
  createFailed: 'No se pudo guardar la constancia.',
  updateFailed: 'No se pudo guardar la constancia.',
  removeFailed: 'No se pudo eliminar la constancia.',
})

export const indices = {
  known: knownQuery(indicesRepository),
  save: mutationOptions({
    mutationFn: guardarIn(indicesRepository),
    meta: {
      invalidates: [indicesRepository.key],
      success: { title: 'Índice anotado' },
      failure: 'No se pudo guardar el índice.',
    } satisfies MutationMeta,
  }),
}

export const catalogo = {
  query: queryOptions({ queryKey: [catalogoRepository.key], queryFn: catalogoRepository.read }),

  /** With `base`, what the form started with, only what the person changed is written. */
  save: mutationOptions({
    mutationFn: ({ next, base }: { next: CatalogoGuardado; base: CatalogoGuardado }) =>
      catalogoRepository.update(next, base),
    meta: {
      invalidates: [catalogoRepository.key],
      success: { title: 'Catálogo guardado' },
      failure: 'No se pudo guardar el catálogo.',
    } satisfies MutationMeta,
  }),
}
