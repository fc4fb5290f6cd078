import type { Tab } from '@/admin/shell/config-tabs'

const SEGURIDAD = [
  'sesionTimeout',
  'intentosMaximos',
  'passwordMinLength',
  'requiereMayusculas',
  'requiereNumeros',
  'requiereSimbolos',
]
const BACKUP = [
  'backupAutomatico',
  'frecuenciaBackup',
  'retencionBackup',
  'notificacionesEmail',
  'notificacionesSMS',
  'emailSistema',
  'telefonoSistema',
  'mesesDatosReporte',
]

/** The tab of a field, so that the tab with an error can be opened. */
export function tabOf(field: string): Tab {
  if (SEGURIDAD.includes(field)) return 'seguridad'
  return BACKUP.includes(field) ? 'backup' : 'general'
}
