import * as v from 'valibot'
import { ZONA_USUAL, ZONAS } from '@/shared/lib/fecha'
import { degrees } from '@/shared/lib/form/degrees'

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
