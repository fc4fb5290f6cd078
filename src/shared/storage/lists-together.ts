import type { Shape } from '@/shared/storage/entry/resolve'
import type { Row } from '@/shared/storage/entry/rows'
import { type Place, writeTogether } from '@/shared/storage/entry/together'
import { announce } from './changes'
import { applyCommand, type Guard, type ListChange, type ListCommand } from './list-command'
import { listShape } from './list-shape'
import type { ListModule, Stored, StoredModule } from './stored-module'

/** What one list's part of a common commit does. */
type ListWrite = {
  module: StoredModule
  place: Place
  apply(current: unknown): { list: readonly unknown[]; changes: readonly ListChange<object>[] }
}

export const listWrite = <T extends Stored>(
  module: ListModule<T>,
  command: ListCommand<T>,
  check?: Guard<T>,
): ListWrite => ({
  module,
  place: { key: module.key, shape: listShape(module) as Shape<unknown> },
  apply(current) {
    const outcome = applyCommand(current as T[], command, module)
    check?.(outcome.changes, outcome.list)
    return outcome
  },
})

/**
 * Writes several lists, and rows of the database, in one commit: all of it or nothing. Permissions are the caller's.
 * @throws StorageError, and what a command or its check throws; then all is as before
 */
export async function commitTogether(writes: readonly ListWrite[], rows: readonly Row[] = []): Promise<void> {
  let changes: (readonly ListChange<object>[])[] = []
  await writeTogether(
    writes.map(({ place }) => place),
    async (current) => {
      const outcomes = writes.map(({ place, apply }) => ({ key: place.key, ...apply(current[place.key]) }))
      changes = outcomes.map((outcome) => outcome.changes)
      return { values: Object.fromEntries(outcomes.map(({ key, list }) => [key, list])), rows }
    },
  )
  for (const [n, { module }] of writes.entries())
    announce((changes[n] ?? []).map((change) => ({ module, ...change })))
}
