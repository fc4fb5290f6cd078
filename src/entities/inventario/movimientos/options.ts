/** In a file of its own: every page validates its address against these values, before any schema is loaded. */
export const FORMULARIOS = ['entrada', 'traslado', 'prestamo', 'baja'] as const
export type Formulario = (typeof FORMULARIOS)[number]

/** What came, was taken elsewhere, used up, given up, lent, and given back. */
export const TIPOS = ['ENTRADA', 'TRASLADO', 'CONSUMO', 'BAJA', 'PRESTAMO', 'DEVOLUCION'] as const
export type Tipo = (typeof TIPOS)[number]

/** Why something is given up. */
export const MOTIVOS = ['DANADO', 'PERDIDO', 'VENCIDO', 'ENTREGADO', 'OTRO'] as const
export type Motivo = (typeof MOTIVOS)[number]
