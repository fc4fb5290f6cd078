import type { TipoServicio } from '@/shared/lib/tipos-servicio'

/** What brigades in Ecuador call the calls of each kind: offered, while anything may be typed. */
export const SUBTIPOS: Readonly<Record<TipoServicio, readonly string[]>> = {
  RESCATE: [
    'Accidente de tránsito',
    'Volcamiento',
    'Rescate vertical',
    'Espacios confinados',
    'Persona extraviada',
    'Emergencia médica',
    'Animal',
  ],
  INCENDIO: ['Estructural', 'Forestal', 'Vehicular', 'Industrial', 'GLP', 'Quema de basura'],
  MATERIALES_PELIGROSOS: ['Fuga de GLP', 'Derrame de combustible', 'Sustancia química'],
  FLUVIAL: ['Rescate en río', 'Inundación', 'Búsqueda de persona', 'Embarcación'],
  PREVENCION: ['Inspección', 'Evento público', 'Abejas o avispas', 'Árbol caído', 'Abastecimiento de agua'],
  CAPACITACION: ['Escuela o colegio', 'Empresa', 'Barrio o comunidad', 'Simulacro'],
}
