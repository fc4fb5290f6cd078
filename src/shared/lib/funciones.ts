/** What somebody can be on a run; for people and shifts alike. */
export const FUNCIONES = ['AL_MANDO', 'CONDUCTOR', 'PARAMEDICO'] as const

export type Funcion = (typeof FUNCIONES)[number]

export const FUNCION_LABELS: Record<Funcion, string> = {
  AL_MANDO: 'Al mando',
  CONDUCTOR: 'Conductor',
  PARAMEDICO: 'Paramédico',
}

/** What comes after «puede ir». */
export const FUNCION_VA: Record<Funcion, string> = {
  AL_MANDO: 'al mando',
  CONDUCTOR: 'de conductor',
  PARAMEDICO: 'de paramédico',
}
