/** Apart from the schema: every page checks addresses against these before anything of the module is loaded. */
export const ESTADOS_EVENTO = ['publicado', 'borrador'] as const
export type EstadoEvento = (typeof ESTADOS_EVENTO)[number]
