/** Apart from the schema: every page checks addresses against these before anything of the module is loaded. */
export const SECCIONES = ['HERO', 'GALERIA', 'SERVICIOS', 'PERSONAL', 'EVENTOS', 'BANDA_PASO'] as const
export type Seccion = (typeof SECCIONES)[number]
