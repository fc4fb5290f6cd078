import { createListRepository, type ListAccess, type ListRepository } from '@/shared/storage/list-repository'
import { createObjectRepository, type ObjectRepository } from '@/shared/storage/object-repository'
import type { Stored } from '@/shared/storage/stored-module'
import { demand, demandChanges } from './authorize'
import { currentUser } from './current-user'
import type { ModuleList, ModuleObject } from './module'

/** A module's list for the signed-in person: each write checks their permission when it is made (contract §2). */
export const listRepository = <T extends Stored>(
  list: ModuleList<T>,
  { complete }: Pick<ListAccess<T>, 'complete'> = {},
): ListRepository<T> =>
  createListRepository(list, {
    ...(complete && { complete }),
    async guard() {
      const actor = await currentUser()
      return (changes, after) => {
        demandChanges(list, actor, changes)
        list.listRules?.(actor)(changes, after)
      }
    },
  })

/** The same for a module's one object. */
export const objectRepository = <T extends object>(object: ModuleObject<T>): ObjectRepository<T> =>
  createObjectRepository(object, async () => {
    const { edit } = object.writes
    const actor = edit.length > 0 ? await currentUser() : null
    for (const permission of edit) demand(actor, permission)
  })
