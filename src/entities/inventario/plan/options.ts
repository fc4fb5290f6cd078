/** In a file of its own, as the room's options are: every page validates its address against these values. */

/**
 * By what something is due: so long since the last time (`CADA`), so long since it was made, which no revision resets
 * (`VIDA`), by the date printed on it (`FECHA`), after each use (`USO`), by the last digit of the plate (`PLACA`).
 */
export const REGLAS = ['CADA', 'VIDA', 'FECHA', 'USO', 'PLACA'] as const
export type Regla = (typeof REGLAS)[number]

export const UNIDADES = ['DIAS', 'MESES', 'HORAS', 'KM'] as const
export type Unidad = (typeof UNIDADES)[number]

/** Past its day; due within 30 days; neither. What can't be known is none of them. */
export const ESTADOS_VENCE = ['vencido', 'pronto', 'aldia'] as const
export type EstadoVence = (typeof ESTADOS_VENCE)[number]
