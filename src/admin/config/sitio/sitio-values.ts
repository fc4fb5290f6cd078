import * as v from 'valibot'
import { optionalEmail } from '@/admin/config/config-schema'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { anioPieDe } from '@/entities/sitio/anio'
import { atencionDe } from '@/entities/sitio/atencion'
import { CALCULADA, CIFRA_IDS, cifraDeSiempre } from '@/entities/sitio/cifras'
import { DIAPOSITIVAS, type Diapositiva } from '@/entities/sitio/diapositivas'
import { colorFault } from '@/entities/sitio/legible'
import { POBLACION_IDS } from '@/entities/sitio/poblacion'
import { RED_IDS, redDeSiempre } from '@/entities/sitio/redes'
import { SERVICIOS, type ServicioCatalogo } from '@/entities/sitio/servicios'
import type { CampoId, Sitio } from '@/entities/sitio/sitio'
import { NEEDED_TEXTO, textosDeSiempre, VALORES, type Valor } from '@/entities/sitio/textos'
import { required } from '@/shared/lib/form/rules'
import { isColor } from '@/shared/lib/tint/color'
import { asColor } from '@/shared/lib/tint/contrast'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { webLink } from '@/shared/lib/url'
import { same } from '@/shared/storage/merge'
import { withScheme } from '@/shared/ui/form/url-field'

type Listas = { valores: Valor[]; servicios: ServicioCatalogo[]; diapositivas: Diapositiva[] }
type Campos = Record<CampoId, string>

/** The form's values: what the site shows now, its own or the constant. */
export type SitioValues = Campos & Listas

const each = (ids: readonly CampoId[], value: (id: never) => string) =>
  Object.fromEntries(ids.map((id) => [id, value(id as never)]))

/** What stands in each place until a brigade sets it. */
export function siempreDe(sitio: Sitio, institucion: Configuracion, today: Date): SitioValues {
  const { ejemplo, servicios } = sitio
  return {
    ...(each(CIFRA_IDS, (id) => cifraDeSiempre(id, sitio, today)) as Campos),
    ...(each(RED_IDS, (id) => redDeSiempre(id, ejemplo)) as Campos),
    ...(each(POBLACION_IDS, () => '') as Campos),
    ...textosDeSiempre(institucion, servicios !== undefined),
    // An empty mail is the institution's.
    ...atencionDe({}, { general: '', quejas: '' }),
    anio: '',
    anioQue: '',
    anioPie: anioPieDe({ ejemplo }, today),
    emblema: '',
    color: '',
    valores: [...VALORES],
    servicios: [...SERVICIOS],
    diapositivas: [...DIAPOSITIVAS],
  }
}

export function valuesOf(sitio: Sitio, siempre: SitioValues): SitioValues {
  const own = Object.entries(sitio).filter(([id, value]) => id in siempre && value !== undefined)
  const values: SitioValues = { ...siempre, ...Object.fromEntries(own) }
  return { ...values, servicios: [...values.servicios].sort((a, b) => a.orden - b.orden) }
}

/** What is stored of the values: only what differs; undefined takes a field back to its constant. */
export function toSitio(values: SitioValues, siempre: SitioValues): Partial<Sitio> {
  const servicios = values.servicios.map((servicio, index) => ({ ...servicio, orden: index + 1 }))
  const written: SitioValues = { ...values, servicios }
  for (const id of RED_IDS) written[id] = withScheme(values[id])
  written.color = asColor(values.color)
  const stored = Object.keys(siempre).map((name) => {
    const id = name as keyof SitioValues
    const value = written[id]
    const blank = value === '' && NEEDED_TEXTO.test(id)
    return [id, blank || same(value, siempre[id]) ? undefined : value]
  })
  return Object.fromEntries(stored)
}

const text = v.pipe(v.string(), v.trim())
const checked = (good: (value: string) => boolean, sentence: string) =>
  v.pipe(
    text,
    v.check((value) => value === '' || good(value), sentence),
  )

const anio = checked((value) => /^(19|20)\d\d$/.test(value), 'Escriba el año con cuatro cifras, como 2026.')
const red = checked(
  (value) => webLink(withScheme(value)) !== undefined,
  'Copie la dirección de su página, como facebook.com/su-brigada.',
)
const color = v.pipe(
  checked((value) => isColor(asColor(value)), 'Escriba el código del color, como #1e6b43.'),
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const fault = typed && colorFault(value)
    if (fault) addIssue({ message: fault })
  }),
)
const counts = (pattern: RegExp, sentence: string) =>
  checked((value) => value === CALCULADA || pattern.test(value), sentence)
const whole = counts(/^\d{1,6}$/, 'Escriba un número entero, sin puntos.')

const FIGURE_CHARS = 12

/** Refuses what a page could not show, and addresses that nobody could follow. */
export const sitioFormSchema = v.looseObject({
  ...Object.fromEntries(
    CIFRA_IDS.map((id) => [
      id,
      v.pipe(text, v.maxLength(FIGURE_CHARS, `Use hasta ${FIGURE_CHARS} letras o cifras.`)),
    ]),
  ),
  ...Object.fromEntries(TIPOS_SERVICIO.map((tipo) => [tipo, whole])),
  ...Object.fromEntries(RED_IDS.map((id) => [id, red])),
  color,
  respuesta: counts(/^\d{1,4}([.,]\d)?$/, 'Escriba los minutos, como 8,5.'),
  correoInformacion: optionalEmail,
  correoInspecciones: optionalEmail,
  correoQuejas: optionalEmail,
  anio,
  anioPie: anio,
  habitantes: checked((value) => /^[1-9]\d{0,8}$/.test(value), 'Escriba un número entero, sin puntos.'),
  habitantesAnio: anio,
  valores: v.array(v.looseObject({ nombre: required('Escriba el valor.') })),
  servicios: v.array(v.looseObject({ nombre: required('Escriba el nombre del servicio.') })),
  diapositivas: v.array(v.looseObject({ url: required('Elija una imagen o pegue su dirección.') })),
})

/** The fields that stand in the tab of figures. */
export const isCifra = (field: string): boolean =>
  ['anio', 'anioQue', ...CIFRA_IDS, ...POBLACION_IDS].includes(field)
