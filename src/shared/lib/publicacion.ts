/** What is written first and published later is one of these, as a search in the address names it. */
export const ESTADOS_PUBLICACION = ['publicado', 'borrador'] as const
export type EstadoPublicacion = (typeof ESTADOS_PUBLICACION)[number]

export const ESTADO_PUBLICACION_LABELS = { publicado: 'Publicado', borrador: 'Borrador' } as const

export const estadoOf = ({ publicado }: { publicado: boolean }): EstadoPublicacion =>
  publicado ? 'publicado' : 'borrador'
