import * as v from 'valibot'
import { withDecimalComma } from '@/shared/lib/moneda'
import type { ObjectModule } from '@/shared/storage/stored-module'
import { ANIO_CONSTANTE, anioDe, type ConAnio } from './anio'

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

/** Under no year's title: there the spec's constants stand for their own year alone. */
const SIN_ANIO: readonly CifraId[] = [...PROMESAS, 'experiencia', 'nuevos']

/** Whether a figure is a sum of the year that is shown; the others are of today, or promises. */
export const isDeUnAnio = (id: CifraId): boolean => ![...SIN_ANIO, 'activos', 'vehiculos'].includes(id)

const isContable = (id: CifraId): boolean => !SOLO_ESCRITAS.includes(id)

/** Stored in a figure's place while the app is to count it from its own data. */
export const CALCULADA = 'calculada'

/**
 * Figures by their names: a brigade's own, or those that were counted. `ejecucionAl` is the day of the published cut that
 * the execution is of, `YYYY-MM-DD`.
 */
export type Cifras = { readonly [id in CifraId | 'ejecucionAl']?: string | undefined }

/** Counted figures, with the year of those that are of one (`YYYY`). */
type Contadas = Cifras & { readonly anio?: string | undefined }

type Own = Cifras & ConAnio

const isConstante = (id: CifraId, sitio: ConAnio, hoy: Date): boolean =>
  sitio.ejemplo && (SIN_ANIO.includes(id) || anioDe(sitio, hoy) === ANIO_CONSTANTE)

/**
 * A figure that nobody set: the spec's constant for the sample brigade in the spec's year, else what the app can count.
 */
export function cifraDeSiempre(id: CifraId, sitio: ConAnio, hoy: Date): string {
  if (PROMESAS.includes(id) || isConstante(id, sitio, hoy)) return CONSTANTES[id]
  return isContable(id) ? CALCULADA : ''
}

/** Whether a figure is the sample brigade's, which nobody counted or wrote. Promises are anybody's. */
export const isSampleCifra = (id: CifraId, sitio: Own, hoy: Date): boolean =>
  sitio[id] === undefined && !PROMESAS.includes(id) && isConstante(id, sitio, hoy)

export const SAMPLE_MARK = 'dato de muestra'

const shownOf = (id: CifraId, sitio: Own, hoy: Date): string => sitio[id] ?? cifraDeSiempre(id, sitio, hoy)

/** Whether the app counts a figure. */
export const isCalculada = (id: CifraId, sitio: Own, hoy: Date): boolean =>
  shownOf(id, sitio, hoy) === CALCULADA

/**
 * A figure as the pages show it; an empty text where nobody has counted it, which is not shown. What was counted of
 * another year isn't shown either: on New Year's morning a phone may still hold last year's.
 */
export function cifraDe(id: CifraId, sitio: Own, contadas: Contadas, hoy: Date): string {
  const own = shownOf(id, sitio, hoy)
  const counted = isDeUnAnio(id) && contadas.anio !== anioDe(sitio, hoy) ? '' : (contadas[id] ?? '')
  const shown = own === CALCULADA ? counted : own
  // Somebody typed a point, or a phone of an earlier version counted it.
  return id === 'respuesta' ? withDecimalComma(shown) : shown
}

/** The figures that the app counts by itself, and the year of the services that it counted. */
export type CifrasContadas = { anio: string } & { [id in CifraId | 'ejecucionAl']?: string }

export const contadasStored: ObjectModule<CifrasContadas> = {
  key: 'bomberos_config_cifras',
  title: 'Cifras contadas',
  schema: v.looseObject({ anio: v.string() }),
  defaults: () => ({ anio: '' }),
  name: () => '',
  words: {},
  silent: true,
}
