/** Apart from the schema: every page checks addresses against these before anything of the module is loaded. */
export const ESTADOS = ['PENDIENTE', 'EN_PROCESO', 'CORREGIDO', 'CERRADO'] as const
export const PRIORIDADES = ['BAJA', 'MEDIA', 'ALTA', 'CRITICA'] as const
export const CATEGORIAS = ['Emergencia', 'Infraestructura', 'Servicio', 'Seguridad', 'Otro'] as const

export type Estado = (typeof ESTADOS)[number]
export type Prioridad = (typeof PRIORIDADES)[number]
