import type { TipoServicio } from '@/shared/lib/tipos-servicio'

/** The year of 'Estadísticas 2024' and of the footer: constants of spec §9, here and nowhere else. */
export const ESTADISTICAS_ANIO = 2024
export const FOOTER_ANIO = 2024

/** Hard-coded statistics (spec §3). `tiempoPromedioRespuesta` in minutes. */
export const ESTADISTICAS = {
  totalAtenciones: 245,
  serviciosPorTipo: {
    RESCATE: 89,
    INCENDIO: 67,
    MATERIALES_PELIGROSOS: 12,
    FLUVIAL: 34,
    PREVENCION: 28,
    CAPACITACION: 15,
  } satisfies Record<TipoServicio, number>,
  inspeccionesPrevencion: 245,
  capacitacionesRealizadas: 15,
  personasCapacitadas: 320,
  tiempoPromedioRespuesta: 8.5,
} as const

export type Cifra = { valor: string; etiqueta: string }

/** The home page under 'Estadísticas 2024' (spec §9). */
export const CIFRAS_INICIO: readonly Cifra[] = [
  { valor: '245', etiqueta: 'Emergencias atendidas' },
  { valor: '15', etiqueta: 'Personal activo' },
  { valor: '5', etiqueta: 'Vehículos operativos' },
  { valor: '93.67%', etiqueta: 'Ejecución presupuestaria' },
]

/** The band under mission, vision and values (spec §9). */
export const BANDA_INICIO: readonly Cifra[] = [
  { valor: '24/7', etiqueta: 'Disponibilidad' },
  { valor: '15+', etiqueta: 'Años de experiencia' },
  { valor: '100%', etiqueta: 'Compromiso' },
]
