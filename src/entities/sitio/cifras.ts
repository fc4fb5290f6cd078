import { withDecimalComma } from '@/shared/lib/moneda'

/**
 * Every figure of the public pages and the dashboard, as the spec has it (§3, §9): minutes for `respuesta`, else people,
 * services and vehicles. `ejecucion` has the spec's own letters.
 */
export const CONSTANTES = {
  atenciones: '245',
  activos: '15',
  vehiculos: '5',
  ejecucion: '93.67%',
  respuesta: '8,5',
  inspecciones: '245',
  capacitadas: '320',
  disponibilidad: '24/7',
  experiencia: '15+',
  compromiso: '100%',
  nuevos: '+2',
  RESCATE: '89',
  INCENDIO: '67',
  MATERIALES_PELIGROSOS: '12',
  FLUVIAL: '34',
  PREVENCION: '28',
  CAPACITACION: '15',
} as const

export type CifraId = keyof typeof CONSTANTES

export const CIFRA_IDS = Object.keys(CONSTANTES) as CifraId[]

/** Promises, which nothing counts: they stay until somebody changes them. */
const PROMESAS: readonly CifraId[] = ['disponibilidad', 'compromiso']
/** No data of the app can say them. */
const SOLO_ESCRITAS: readonly CifraId[] = ['capacitadas', 'experiencia', ...PROMESAS]

const isContable = (id: CifraId): boolean => !SOLO_ESCRITAS.includes(id)

/** Stored in a figure's place while the app is to count it from its own data. */
export const CALCULADA = 'calculada'

/** Figures by their names: a brigade's own, or those that were counted. */
export type Cifras = { readonly [id in CifraId]?: string | undefined }

/** A figure that nobody set: the spec's constant for the sample brigade, for a real one what the app can count. */
export function cifraDeSiempre(id: CifraId, ejemplo: boolean): string {
  if (ejemplo || PROMESAS.includes(id)) return CONSTANTES[id]
  return isContable(id) ? CALCULADA : ''
}

type Own = Cifras & { readonly ejemplo: boolean }

/** Whether a figure is the sample brigade's, which nobody counted or wrote. Promises are anybody's. */
export const isSampleCifra = (id: CifraId, sitio: Own): boolean =>
  sitio.ejemplo && sitio[id] === undefined && !PROMESAS.includes(id)

export const SAMPLE_MARK = 'dato de muestra'

/** A figure as the pages show it; an empty text where nobody has counted it, which is not shown. */
export function cifraDe(id: CifraId, sitio: Own, contadas: Cifras): string {
  const own = sitio[id] ?? cifraDeSiempre(id, sitio.ejemplo)
  const shown = own === CALCULADA ? (contadas[id] ?? '') : own
  // Somebody typed a point, or a phone of an earlier version counted it.
  return id === 'respuesta' ? withDecimalComma(shown) : shown
}
