import { demand } from './authorize'
import { currentUser } from './current-user'
import type { Permission } from './permissions'

/** @throws AccessError unless the signed-in person holds the permission now */
export const permit = async (permission: Permission): Promise<void> => demand(await currentUser(), permission)
