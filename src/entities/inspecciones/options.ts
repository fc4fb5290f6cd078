/** The eleven classes of premises of art. 349 of the Reglamento de prevención (RO-E 114, 2009). */
export const CLASES = [
  'COMERCIO',
  'INDUSTRIA',
  'SERVICIOS',
  'SALUD',
  'OFICINAS',
  'FUNDACIONES',
  'ESPECIALES',
  'CONCENTRACION',
  'ALMACENAMIENTO',
  'EDUCACION',
  'TURISMO',
] as const
export type Clase = (typeof CLASES)[number]

/** Classes of risk of art. 138 of the same. */
export const RIESGOS = ['LEVE', 'ORDINARIO', 'EXTRA'] as const
export type Riesgo = (typeof RIESGOS)[number]

export const FUNCIONA = ['SI', 'NO'] as const
export type Funciona = (typeof FUNCIONA)[number]

/** What a person should look at again. */
export const DUDAS = ['RUC', 'REPETIDO', 'SIN_CLASE'] as const
export type Duda = (typeof DUDAS)[number]
