/** What has to be known of the inhabitants before anything is said of each: all three, as the brigade wrote them. */
export type PoblacionId = 'habitantes' | 'habitantesAnio' | 'habitantesFuente'

export const POBLACION_IDS: readonly PoblacionId[] = ['habitantes', 'habitantesAnio', 'habitantesFuente']

/** `habitantes` is a whole number above 0; `anio` has four figures. */
export type Poblacion = { habitantes: number; anio: string; fuente: string }

/** The canton's inhabitants, of which year and from where; null where one of them is missing: nobody guesses it. */
export function poblacionDe(sitio: { readonly [id in PoblacionId]?: string | undefined }): Poblacion | null {
  const { habitantes = '', habitantesAnio: anio = '', habitantesFuente: fuente = '' } = sitio
  const count = /^\d{1,9}$/.test(habitantes) ? Number(habitantes) : 0
  return count > 0 && anio && fuente.trim() ? { habitantes: count, anio, fuente: fuente.trim() } : null
}
