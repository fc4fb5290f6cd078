/** Kinds of service, for the catalogue and the service log alike (spec §3, §9). */
export const TIPOS_SERVICIO = [
  'RESCATE',
  'INCENDIO',
  'MATERIALES_PELIGROSOS',
  'FLUVIAL',
  'PREVENCION',
  'CAPACITACION',
] as const

export type TipoServicio = (typeof TIPOS_SERVICIO)[number]

export const TIPO_SERVICIO_LABELS: Record<TipoServicio, string> = {
  RESCATE: 'Rescate',
  INCENDIO: 'Combate de Incendios',
  MATERIALES_PELIGROSOS: 'Materiales Peligrosos',
  FLUVIAL: 'Servicios Acuáticos',
  PREVENCION: 'Prevención',
  CAPACITACION: 'Capacitación',
}
