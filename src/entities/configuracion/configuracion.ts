import * as v from 'valibot'
import { ZONA_USUAL, ZONAS } from '@/shared/lib/fecha'
import type { Recipient } from '@/shared/lib/file/shareable'
import { degrees } from '@/shared/lib/form/degrees'
import { internationalDigits, smsNumber } from '@/shared/lib/phone'
import type { ObjectModule } from '@/shared/storage/stored-module'

export const FRECUENCIAS = ['DIARIO', 'SEMANAL', 'MENSUAL'] as const
export type Frecuencia = (typeof FRECUENCIAS)[number]

/** The lowest and highest value of each number, in minutes, attempts, characters, months and days. The spec gives none (§5). */
const LIMITES = {
  sesionTimeout: [1, 1440],
  intentosMaximos: [1, 20],
  passwordMinLength: [6, 64],
  retencionBackup: [1, 3650],
  mesesDatosReporte: [1, 120],
  diasDatos: [1, 365],
} as const

const whole = ([min, max]: readonly [number, number]) => {
  const sentence = `Debe ser un número entero entre ${min} y ${max}.`
  return v.pipe(v.number(sentence), v.integer(sentence), v.minValue(min, sentence), v.maxValue(max, sentence))
}

/** The system configuration (spec §3), plus `canton` (contract §4) and the station's `whatsapp`, which may be empty. */
export const configuracionSchema = v.object({
  nombreInstitucion: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'El nombre de la institución es requerido.'),
  ),
  canton: v.string(),
  direccion: v.string(),
  telefono: v.string(),
  whatsapp: v.string(),
  email: v.string(),
  sitioWeb: v.string(),
  coordenadas: v.looseObject({ lat: degrees(90), lng: degrees(180) }),
  /** Minutes without use. */
  sesionTimeout: whole(LIMITES.sesionTimeout),
  intentosMaximos: whole(LIMITES.intentosMaximos),
  passwordMinLength: whole(LIMITES.passwordMinLength),
  requiereMayusculas: v.boolean(),
  requiereNumeros: v.boolean(),
  requiereSimbolos: v.boolean(),
  backupAutomatico: v.boolean(),
  frecuenciaBackup: v.picklist(FRECUENCIAS),
  /** Days. */
  retencionBackup: whole(LIMITES.retencionBackup),
  notificacionesEmail: v.boolean(),
  notificacionesSMS: v.boolean(),
  emailSistema: v.string(),
  telefonoSistema: v.string(),
  /** Months that a central keeps who made a report after it is closed. */
  mesesDatosReporte: v.optional(whole(LIMITES.mesesDatosReporte), 24),
  /** Who sees to personal data, and how to reach them; /politicas says it. */
  delegadoDatos: v.optional(v.string(), ''),
  delegadoContacto: v.optional(v.string(), ''),
  /** Days to answer what somebody asks about their own data. */
  diasDatos: v.optional(whole(LIMITES.diasDatos), 15),
  /** Where the brigade's days, hours and shifts are read. */
  zona: v.optional(v.picklist(ZONAS), ZONA_USUAL),
  /** The optional modules that the brigade uses (`access/modulos.ts`); missing where nobody said. */
  modulos: v.optional(v.array(v.string())),
})

export type Configuracion = v.InferOutput<typeof configuracionSchema>

/** The institution of contract §7 with the limits of spec §9. */
export const DEFAULT_CONFIGURACION: Configuracion = {
  nombreInstitucion: 'Cuerpo de Bomberos Voluntarios de Villa Esperanza',
  canton: 'Villa Esperanza',
  direccion: 'Ave. 30 de julio, Villa Esperanza, Ecuador',
  telefono: '+593 4 XXX-XXXX',
  whatsapp: '',
  email: 'info@bomberos.example',
  sitioWeb: '',
  coordenadas: { lat: -1.83, lng: -78.18 },
  sesionTimeout: 30,
  intentosMaximos: 3,
  passwordMinLength: 8,
  requiereMayusculas: true,
  requiereNumeros: true,
  requiereSimbolos: false,
  backupAutomatico: true,
  frecuenciaBackup: 'DIARIO',
  retencionBackup: 30,
  notificacionesEmail: true,
  notificacionesSMS: false,
  emailSistema: 'info@bomberos.example',
  telefonoSistema: '+593 4 XXX-XXXX',
  mesesDatosReporte: 24,
  delegadoDatos: '',
  delegadoContacto: '',
  diasDatos: 15,
  zona: ZONA_USUAL,
}

/** What reading it needs, which every page does; what only the panel says of it is in `configuracion-object.ts`. */
export const configuracionStored: ObjectModule<Configuracion> = {
  key: 'bomberos_config_configSistema',
  title: 'Configuración',
  schema: configuracionSchema,
  defaults: () => structuredClone(DEFAULT_CONFIGURACION),
  // There is one: its title says enough.
  name: () => '',
  words: {},
  // Of two who switch different modules both get their way.
  joins: { modulos: [] },
  drawnByBuild: true,
}

/** '' for what is no address, or only a placeholder (RFC 2606: `.example`). */
export const realMail = (address: string): string => (/@.+\.(?!example$)\w+$/i.test(address) ? address : '')

/** Where a central writes to: the system's address, or the brigade's own while that one is still the sample. */
export const stationMail = ({ emailSistema, email }: Pick<Configuracion, 'emailSistema' | 'email'>): string =>
  realMail(emailSistema) || realMail(email)

/** Where a message reaches the station: '' where nothing is configured. */
export const recipientOf = ({ whatsapp, telefono, email }: Configuracion): Recipient => ({
  whatsapp: internationalDigits(whatsapp) && whatsapp,
  sms: smsNumber(telefono),
  correo: realMail(email),
})
