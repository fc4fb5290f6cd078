import { mutationOptions } from '@tanstack/react-query'
import type { Ordered } from '@/shared/lib/orden'
import type { ListRepository } from '@/shared/storage/list-repository'

/**
 * Saves new `orden` numbers in one commit. Moves run one after another and without a toast, because the list shows the
 * result. The screen refreshes the list itself, see `useReorder`.
 */
export const createReorder = <T extends Ordered>(repository: ListRepository<T>, failure: string) =>
  mutationOptions({
    mutationKey: [repository.key, 'orden'],
    scope: { id: `${repository.key}:orden` },
    mutationFn: (updates: Ordered[]) =>
      repository.updateMany(updates.map(({ id, orden }) => ({ id, next: { orden } as Partial<T> }))),
    meta: { failure },
  })
