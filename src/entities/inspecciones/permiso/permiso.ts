import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'

const texto = v.optional(v.string(), '')

/**
 * A permit of the brigade. What the paper says stands in it as it was on the day of granting and follows no later edit of the
 * premises. The owner isn't in it: its code is read by anybody.
 */
export const permisoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  /** The id of its kind. */
  tipo: texto,
  /** The id of the version of its kind whose words it says; '' for the one of before kinds had versions. */
  version: texto,
  /** The id of its premises; '' for what has none, such as an event. */
  local: texto,
  /** `F-2026-0007`, given once and never twice. */
  numero: texto,
  /** The text of its signed code, which the central gives; '' for a paper without one. */
  codigo: texto,
  nombre: v.string(),
  ruc: texto,
  establecimiento: texto,
  actividad: texto,
  /** Of people. */
  aforo: v.optional(v.number()),
  direccion: texto,
  /** Both `YYYY-MM-DD`, each the whole day. */
  desde: texto,
  hasta: texto,
  /** Number and day (`YYYY-MM-DD`) of the favourable report (arts. 350 and 352 of the Reglamento de prevención, 2009). */
  informe: texto,
  informeDia: texto,
  /** Number of the receipt, or why nothing is paid. */
  recibo: texto,
  /** `YYYY-MM-DD` on which it was asked; what its kind asks besides, by the id of the question; which papers were handed in. */
  pedido: texto,
  datos: v.optional(v.record(v.string(), v.string()), {}),
  papeles: v.optional(v.array(v.string()), []),
  /** Who signs the paper, and as what. */
  firma: texto,
  cargo: texto,
  /** As ISO instants; '' while it isn't. */
  otorgado: texto,
  anulado: texto,
  motivo: texto,
})

export type Permiso = v.InferOutput<typeof permisoSchema>

/** The kind of most of them. */
export const FUNCIONAMIENTO = 'FUNCIONAMIENTO'

/** What a form must satisfy, and every record that is granted; the messages are sentences for the person. */
export const otorgarRules = {
  nombre: required('Escriba el nombre que va en el permiso.'),
  informe: required('Escriba el número del informe favorable.'),
  informeDia: v.pipe(v.string(), v.check(isDay, 'Escriba el día del informe.')),
  recibo: required('Escriba el número del recibo, o por qué no paga.'),
  firma: required('Escriba quién firma el permiso.'),
  hasta: v.pipe(v.string(), v.check(isDay, 'Escriba hasta qué día vale.')),
}

export const anularRules = { motivo: required('Escriba por qué se anula.') }

/** How the numbers of permits of its year begin, such as `F-2026-`; '' for one without a last day. */
export const inicioDePermiso = ({ hasta }: Pick<Permiso, 'hasta'>): string =>
  isDay(hasta) ? `F-${hasta.slice(0, 4)}-` : ''

/** The same for a permit that is to get a number; '' where none is due. */
export const serieOf = (permiso: Permiso): string =>
  permiso.otorgado && !permiso.numero ? inicioDePermiso(permiso) : ''

const NUMERO = /^F-(\d{4})-0*(\d+)(-[0-9A-Z]+)?$/

/** `F-2026-0007` is 7 of 2026; null for one that a device gave by itself, with its three letters. */
export function cuentaDe(numero: string): { numero: number; anio: number } | null {
  const [, anio, count, end] = NUMERO.exec(numero) ?? []
  return anio && count && !end ? { numero: Number(count), anio: Number(anio) } : null
}

/** `N.º 7 del año 2026`, as the page that verifies says it; '' where there is no number yet. */
export const numeroEnPalabras = (numero: string): string =>
  numero.replace(NUMERO, (_, anio, count, end = '') => `N.º ${count}${end} del año ${anio}`)
