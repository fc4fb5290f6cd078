/** Apart from the schema: every page checks addresses against these before anything of the module is loaded. */
export const ESTADOS = ['BUENO', 'REGULAR', 'MALO', 'MANTENIMIENTO', 'OPERATIVO', 'FUERA_SERVICIO'] as const
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
