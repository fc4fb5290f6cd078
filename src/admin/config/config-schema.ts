import * as v from 'valibot'
import { type Configuracion, configuracionSchema } from '@/entities/configuracion/configuracion'
import { PHONE, phoneProblem } from '@/shared/lib/form/contact-rules'
import { isEmail, required } from '@/shared/lib/form/rules'
import { internationalDigits } from '@/shared/lib/phone'
import { webLink } from '@/shared/lib/url'
import { withScheme } from '@/shared/ui/form/url-field'
import type { Tab } from './search'

export const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || v.is(v.pipe(v.string(), isEmail), text), isEmail.message),
)

/** What the form requires beyond storage: the site shows these texts, so none is empty, and addresses work. */
export const configFormSchema = v.object({
  ...configuracionSchema.entries,
  canton: required('El cantón es requerido.'),
  direccion: required('La dirección es requerida.'),
  telefono: required('El teléfono es requerido.'),
  whatsapp: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || internationalDigits(text) !== '',
      'Escriba un número completo, como 099 123 4567 o +593 99 123 4567.',
    ),
  ),
  email: v.pipe(required('El email es requerido.'), isEmail),
  emailSistema: optionalEmail,
  sitioWeb: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === '' || webLink(withScheme(text)) !== undefined,
      'Debe empezar con https:// o http://',
    ),
  ),
})

const phone = (kept: string) => v.check<string, string>((text) => phoneProblem(text, kept) === null, PHONE)

/** The form over what is stored: a phone that an earlier version took may stay as it is. */
export const configFormOver = ({ telefono, telefonoSistema }: Configuracion) =>
  v.object({
    ...configFormSchema.entries,
    telefono: v.pipe(configFormSchema.entries.telefono, phone(telefono)),
    telefonoSistema: v.pipe(v.string(), v.trim(), phone(telefonoSistema)),
  })

const SEGURIDAD = [
  'sesionTimeout',
  'intentosMaximos',
  'passwordMinLength',
  'requiereMayusculas',
  'requiereNumeros',
  'requiereSimbolos',
]
const BACKUP = [
  'backupAutomatico',
  'frecuenciaBackup',
  'retencionBackup',
  'notificacionesEmail',
  'notificacionesSMS',
  'emailSistema',
  'telefonoSistema',
  'mesesDatosReporte',
]

/** The tab of a field, so that the tab with an error can be opened. */
export function tabOf(field: string): Tab {
  if (SEGURIDAD.includes(field)) return 'seguridad'
  return BACKUP.includes(field) ? 'backup' : 'general'
}
