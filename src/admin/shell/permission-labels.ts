import type { Permission } from '@/access/permissions'
import { areaLabels } from '@/entities/modules'

const VERBS: Record<string, string> = {
  view: 'ver',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
  publish: 'publicar',
  otorgar: 'otorgar y anular',
  pay: 'marcar pagado',
  exonerar: 'exonerar',
  anular: 'anular',
  logs: 'historial de cambios',
  users: 'usuarios',
  export: 'exportar',
}

export type AreaRights = { area: string; rights: { permission: Permission; verb: string }[] }

/** Permissions in words, by area: `Inventario` with `ver`, `crear`, `editar`, `eliminar`. */
export function permissionsByArea(permissions: readonly Permission[]): AreaRights[] {
  const labels = areaLabels()
  const byArea = new Map<string, AreaRights['rights']>()
  for (const permission of permissions) {
    const [area = '', verb = ''] = permission.split(':')
    byArea.set(area, [...(byArea.get(area) ?? []), { permission, verb: VERBS[verb] ?? verb }])
  }
  return [...byArea].map(([area, rights]) => ({ area: labels[area] ?? area, rights }))
}
