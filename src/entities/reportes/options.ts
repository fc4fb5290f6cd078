/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const ESTADOS = ['PENDIENTE', 'EN_PROCESO', 'CORREGIDO', 'CERRADO'] as const
export const PRIORIDADES = ['BAJA', 'MEDIA', 'ALTA', 'CRITICA'] as const
export const CATEGORIAS = ['Emergencia', 'Infraestructura', 'Servicio', 'Seguridad', 'Otro'] as const

export type Estado = (typeof ESTADOS)[number]
export type Prioridad = (typeof PRIORIDADES)[number]
