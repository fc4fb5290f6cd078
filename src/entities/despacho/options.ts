/** Apart from the schema: the address of every page knows it. */
export const ESTADOS = ['EN_CURSO', 'ANULADO', 'CERRADO'] as const
export type Estado = (typeof ESTADOS)[number]
