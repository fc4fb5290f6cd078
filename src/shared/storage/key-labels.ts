import { KEYS } from './keys'

const LABELS: Record<string, string> = {
  [KEYS.reportes]: 'Reportes comunitarios',
  [KEYS.inventario]: 'Inventario',
  [KEYS.ingresos]: 'Ingresos',
  [KEYS.gastos]: 'Gastos',
  [KEYS.rendicion]: 'Rendición de cuentas',
  [KEYS.eventos]: 'Eventos',
  [KEYS.asistencias]: 'Asistencias',
  [KEYS.servicios]: 'Bitácora de servicios',
  [KEYS.configuracion]: 'Configuración',
  [KEYS.usuarios]: 'Usuarios',
  [KEYS.personal]: 'Personal',
  [KEYS.media]: 'Galería',
  [KEYS.bitacora]: 'Bitácora de cambios',
  [KEYS.misReportes]: 'Reportes de este teléfono',
}

/** What a storage key holds, in words; a key without a name of its own stands for itself. */
export const labelOfKey = (key: string): string => LABELS[key] ?? key
