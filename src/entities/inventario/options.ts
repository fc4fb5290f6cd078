/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const ESTADOS = ['BUENO', 'REGULAR', 'MALO', 'MANTENIMIENTO', 'OPERATIVO', 'FUERA_SERVICIO'] as const
/** How the address asks for what was given up, in the place of a state. */
export const BAJAS = 'DE_BAJA'

export const CATEGORIAS = [
  'VEHICULO',
  'EQUIPO_RESCATE',
  'EPP',
  'HERRAMIENTA',
  'ELECTRONICO',
  'MOBILIARIO',
  'OTROS',
] as const

export type Estado = (typeof ESTADOS)[number]
export type Categoria = (typeof CATEGORIAS)[number]

/** The alerts of spec §4, as the address names them. */
export const ALERTAS = ['malEstado', 'mantenimiento', 'stockBajo'] as const
export type Alerta = (typeof ALERTAS)[number]
/** How the address asks for what somebody found broken, in the place of an alert. */
export const CON_FALLAS = 'conFallas'
