import type { ModuleObject } from './module'
import { byRole, type Permisos, permisosStored } from './permisos'
import { ROLE_LABELS } from './roles'

export const permisosObject: ModuleObject<Permisos> = {
  ...permisosStored,
  words: byRole((role) => `permisos de ${ROLE_LABELS[role]}`),
  writes: { edit: ['config:edit', 'system:users'] },
  backup: true,
  readers: [],
}
