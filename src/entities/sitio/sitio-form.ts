import * as v from 'valibot'
import type { FieldRules } from '@/access/holding'
import { isWebAddress, optionalEmail } from '@/shared/lib/form/contact-rules'
import { required } from '@/shared/lib/form/rules'
import { isColor } from '@/shared/lib/tint/color'
import { asColor, contrast } from '@/shared/lib/tint/contrast'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { CALCULADA, CIFRA_IDS } from './cifras'
import { RED_IDS, type Sitio } from './sitio'

/** For letters; marks and lines need 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
const LETTERS = 4.5

/** The darkest ground on which the light scheme writes in the colour (shared/ui/theme). */
const PANEL = '#F6F4F1'

/**
 * Why a brigade can't take this colour, in words; undefined for one that can be read, and for text that is no colour. Its
 * light shade is so far mixed with white that the dark scheme's grounds suit any colour.
 */
export function colorFault(text: string): string | undefined {
  const color = asColor(text)
  if (!isColor(color)) return undefined
  if (contrast(color, '#ffffff') < LETTERS)
    return 'Las letras blancas no se leerían sobre este color: elija uno más oscuro.'
  if (contrast(color, PANEL) < LETTERS)
    return 'Las letras de este color no se leerían sobre el fondo claro: elija uno más oscuro.'
  return undefined
}

const text = v.pipe(v.string(), v.trim())
const checked = (good: (value: string) => boolean, sentence: string) =>
  v.pipe(
    text,
    v.check((value) => value === '' || good(value), sentence),
  )

const anio = checked((value) => /^(19|20)\d\d$/.test(value), 'Escriba el año con cuatro cifras, como 2026.')
const red = checked(isWebAddress, 'Copie la dirección de su página, como facebook.com/su-brigada.')
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

const LISTS = {
  valores: v.array(v.looseObject({ nombre: required('Escriba el valor.') })),
  servicios: v.array(v.looseObject({ nombre: required('Escriba el nombre del servicio.') })),
  diapositivas: v.array(v.looseObject({ url: required('Elija una imagen o pegue su dirección.') })),
}

const LINES: Readonly<Record<string, v.GenericSchema>> = {
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
}

/** Refuses what a page could not show, and addresses that nobody could follow. */
export const sitioFormSchema = v.looseObject({ ...LINES, ...LISTS })

/** The same of what is stored, where nothing stands for the usual. */
export const sitioRules: FieldRules<Sitio> = Object.fromEntries(
  Object.entries<v.GenericSchema>({ ...LINES, ...LISTS }).map(([field, rule]) => [field, v.nullish(rule)]),
)
