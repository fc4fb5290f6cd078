/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const SECCIONES = ['HERO', 'GALERIA', 'SERVICIOS', 'PERSONAL', 'EVENTOS', 'BANDA_PASO'] as const
export type Seccion = (typeof SECCIONES)[number]
export const TIPOS_ARCHIVO = ['images', 'videos', 'documents', 'audio', 'others'] as const
export type TipoArchivo = (typeof TIPOS_ARCHIVO)[number]
