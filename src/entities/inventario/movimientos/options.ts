/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const FORMULARIOS = ['entrada', 'gasto', 'traslado', 'prestamo', 'baja'] as const
export type Formulario = (typeof FORMULARIOS)[number]
