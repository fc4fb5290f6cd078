import type { Permission } from '@/access/permissions'
import { areaLabels } from '@/entities/modules'

const VERBS: Record<string, string> = {
  view: 'ver',
  create: 'crear',
  edit: 'editar',
  delete: 'eliminar',
  publish: 'publicar',
  logs: 'bitácora de cambios',
  users: 'usuarios',
  export: 'exportar',
}

/** Permissions in words, one line for each area: `Inventario: ver, crear, editar, eliminar`. */
export function describePermissions(permissions: readonly Permission[]): { area: string; verbs: string }[] {
  const byArea = new Map<string, string[]>()
  for (const permission of permissions) {
    const [area = '', verb = ''] = permission.split(':')
    byArea.set(area, [...(byArea.get(area) ?? []), VERBS[verb] ?? verb])
  }
  const labels = areaLabels()
  return [...byArea].map(([area, verbs]) => ({ area: labels[area] ?? area, verbs: verbs.join(', ') }))
}
