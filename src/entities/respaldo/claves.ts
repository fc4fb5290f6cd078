import { KEYS } from '@/shared/storage/keys'

/** The modules that the samples fill and that `Comenzar sin datos de ejemplo` empties. */
export const SAMPLE_KEYS = [
  KEYS.personal,
  KEYS.media,
  KEYS.inventario,
  KEYS.ingresos,
  KEYS.gastos,
  KEYS.rendicion,
  KEYS.eventos,
  KEYS.asistencias,
  KEYS.servicios,
  KEYS.reportes,
] as const

/** Everything that a complete backup holds; sessions and a browser's preferences are nobody else's business. */
export const RESPALDO_KEYS = [
  ...SAMPLE_KEYS,
  KEYS.configuracion,
  KEYS.usuarios,
  KEYS.bitacora,
  KEYS.misReportes,
] as const

export type RespaldoKey = (typeof RESPALDO_KEYS)[number]
