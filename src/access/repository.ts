import { createListRepository, type ListRepository } from '@/shared/storage/list-repository'
import { createObjectRepository, type ObjectRepository } from '@/shared/storage/object-repository'
import type { Stored } from '@/shared/storage/stored-module'
import { demand, neededFor } from './authorize'
import { currentUser } from './current-user'
import type { ModuleList, ModuleObject } from './module'
import type { Permission } from './permissions'

async function demandAll(permissions: readonly Permission[]): Promise<void> {
  if (permissions.length === 0) return
  const actor = await currentUser()
  for (const permission of permissions) demand(actor, permission)
}

/** A module's list for the signed-in person: each write checks their permission when it is made (contract §2). */
export function listRepository<T extends Stored>(list: ModuleList<T>): ListRepository<T> {
  const { rules } = list
  return createListRepository(list, {
    authorize: (action) => demandAll(neededFor(list, action)),
    ...(rules && { guard: async () => rules(await currentUser()) }),
  })
}

/** The same for a module's one object. */
export const objectRepository = <T extends object>(object: ModuleObject<T>): ObjectRepository<T> =>
  createObjectRepository(object, () => demandAll(object.writes.edit))
