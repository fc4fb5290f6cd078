/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const ESTADOS = ['COMPLETADO', 'EN_CURSO', 'CANCELADO'] as const
export type Estado = (typeof ESTADOS)[number]
