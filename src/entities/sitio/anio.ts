const CONSTANTE = '2024'

/** The year of the statistics, or of the footer: the spec's for the sample brigade, else the current one. */
export const anioDe = (
  sitio: {
    readonly ejemplo: boolean
    readonly anio?: string | undefined
    readonly anioPie?: string | undefined
  },
  hoy: Date,
  campo: 'anio' | 'anioPie' = 'anio',
): string => sitio[campo] || (sitio.ejemplo ? CONSTANTE : String(hoy.getFullYear()))
