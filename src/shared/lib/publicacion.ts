/** The states of a record that is written first and published later, as the address names them. */
export const ESTADOS_PUBLICACION = ['publicado', 'borrador'] as const
export type EstadoPublicacion = (typeof ESTADOS_PUBLICACION)[number]

export const ESTADO_PUBLICACION_LABELS = { publicado: 'Publicado', borrador: 'Borrador' } as const

export const estadoOf = ({ publicado }: { publicado: boolean }): EstadoPublicacion =>
  publicado ? 'publicado' : 'borrador'

/** The records that are written and not published yet. */
export const draftsOf = <T extends { publicado: boolean }>(list: readonly T[]): T[] =>
  list.filter(({ publicado }) => !publicado)
