/** Apart from the schema: every page checks addresses against these before anything of the module is loaded. */
export const ESTADOS = ['COMPLETADO', 'EN_CURSO', 'CANCELADO'] as const
export type Estado = (typeof ESTADOS)[number]
