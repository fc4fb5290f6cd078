import * as v from 'valibot'
import { configuracionSchema } from '@/entities/configuracion/configuracion'
import { webLink } from '@/shared/lib/url'
import type { Tab } from './search'

const optionalEmail = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), 'Ingrese un email válido'),
)

/** What the form asks on top of what storage needs: addresses that work, or none. */
export const configFormSchema = v.object({
  ...configuracionSchema.entries,
  email: optionalEmail,
  emailSistema: optionalEmail,
  sitioWeb: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || webLink(text) !== undefined, 'Debe empezar con https:// o http://'),
  ),
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
]

/** The tab on which a field stands, so that an error is never on a tab that nobody looks at. */
export function tabOf(field: string): Tab {
  if (SEGURIDAD.includes(field)) return 'seguridad'
  return BACKUP.includes(field) ? 'backup' : 'general'
}
