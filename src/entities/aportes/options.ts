export const ESTADOS = ['POR_CONTESTAR', 'CONTESTADO', 'PUBLICADO'] as const
export type EstadoAporte = (typeof ESTADOS)[number]

export const ESTADO_LABELS: Readonly<Record<EstadoAporte, string>> = {
  POR_CONTESTAR: 'Por contestar',
  CONTESTADO: 'Contestado',
  PUBLICADO: 'Publicado',
}
