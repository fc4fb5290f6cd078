import { useMutation } from '@tanstack/react-query'
import type { Draft, Stored } from '@/shared/storage/stored-module'
import type { createResource } from './resource'

type Resource<T extends Stored> = Pick<ReturnType<typeof createResource<T>>, 'create' | 'update'>

/**
 * Saves a form's values as a new record, or as changes to the stored record that the form started with. `changes` may
 * leave out fields that the edit doesn't decide.
 */
export function useSave<T extends Stored>(
  resource: Resource<T>,
  base: T | undefined,
  changes: (next: Draft<T> & Partial<T>, base: T) => Partial<T> = (next) => next,
) {
  const create = useMutation(resource.create)
  const update = useMutation(resource.update)
  return (next: Draft<T> & Partial<T>): Promise<unknown> =>
    base ? update.mutateAsync({ id: base.id, next: changes(next, base), base }) : create.mutateAsync(next)
}
