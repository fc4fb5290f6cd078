export type EstadoAporte = 'POR_CONTESTAR' | 'CONTESTADO' | 'PUBLICADO'

export const ESTADO_LABELS: Readonly<Record<EstadoAporte, string>> = {
  POR_CONTESTAR: 'Por contestar',
  CONTESTADO: 'Contestado',
  PUBLICADO: 'Publicado',
}
