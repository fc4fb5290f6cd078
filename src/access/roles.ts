export const ROLES = [
  'SUPERADMIN',
  'ADMIN_OPERATIVO',
  'TALENTO_HUMANO',
  'TESORERIA',
  'BODEGA',
  'INSPECTOR',
] as const

export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  SUPERADMIN: 'Super Administrador',
  ADMIN_OPERATIVO: 'Administrador Operativo',
  TALENTO_HUMANO: 'Talento Humano',
  TESORERIA: 'Tesorería',
  BODEGA: 'Bodega / Guardalmacén',
  INSPECTOR: 'Inspector / Prevención',
}
