import * as v from 'valibot'
import { emailProblem, phoneProblem } from '@/shared/lib/form/contact-rules'
import { required } from '@/shared/lib/form/rules'
import { CLASES, RIESGOS } from './options'
import { rucProblem } from './ruc'

export const ESTADOS_PETICION = ['ESPERA', 'VISITA', 'ACEPTADA', 'NEGADA'] as const
export type EstadoPeticion = (typeof ESTADOS_PETICION)[number]

export const PETICION_LABELS: Readonly<Record<EstadoPeticion, string>> = {
  ESPERA: 'Espera respuesta',
  VISITA: 'Se hará una visita',
  ACEPTADA: 'Aceptado',
  NEGADA: 'No se acepta',
}

/** What each photo of a self-inspection shows. */
export const FOTOS = ['frente', 'dentro', 'extintor', 'etiqueta'] as const
export type Foto = (typeof FOTOS)[number]

export const FOTO_LABELS: Readonly<Record<Foto, string>> = {
  frente: 'El frente del local',
  dentro: 'El local por dentro',
  extintor: 'El extintor en su soporte',
  etiqueta: 'La etiqueta del extintor',
}

const texto = v.optional(v.string(), '')
const fotosSchema = v.object({ frente: texto, dentro: texto, extintor: texto, etiqueta: texto })

/** What the person wrote of premises: the same on their phone, on the way and at the station. */
const escrito = {
  nombre: v.string(),
  ruc: texto,
  establecimiento: v.optional(v.string(), '001'),
  motivoRuc: texto,
  actividad: texto,
  clase: v.optional(v.picklist(['', ...CLASES]), ''),
  riesgo: v.optional(v.picklist(['', ...RIESGOS]), ''),
  /** In m². */
  area: v.optional(v.number()),
  direccion: texto,
  /** In degrees. */
  lat: v.optional(v.number()),
  lng: v.optional(v.number()),
  /** Who asks, and how they are answered. */
  contacto: texto,
  telefono: texto,
  email: texto,
  dice: texto,
  /** The owner's own inspection: answers as `visita/respuestas.ts` writes them, and photos (`idb:<uuid>`). */
  respuestas: texto,
  fotos: v.optional(fotosSchema),
}

/** The fields of which nobody at the station changes a word. */
export const ESCRITO = Object.keys(escrito) as (keyof typeof escrito)[]

/**
 * Somebody asks for the permit of premises. Its id follows from the key of the phone that wrote it, so that whoever has that key
 * reads the answer. `recibida` is the day (`YYYY-MM-DD`), `llegada` and `respondida` are ISO instants.
 */
export const peticionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ...escrito,
  recibida: v.string(),
  llegada: texto,
  estado: v.optional(v.picklist(ESTADOS_PETICION), 'ESPERA'),
  /** What the person is answered. */
  respuesta: texto,
  respondida: texto,
  /** The premises that it is of, once somebody said so. */
  local: texto,
  /** For the staff alone. */
  nota: texto,
})

export type Peticion = v.InferOutput<typeof peticionSchema>
export type Escrito = Pick<Peticion, keyof typeof escrito>

export const escritoSchema = v.object(escrito)

/** Whether somebody inspected their own premises. */
export const hasPropia = ({ respuestas, fotos }: Pick<Peticion, 'respuestas' | 'fotos'>): boolean =>
  respuestas !== '' || FOTOS.some((foto) => fotos?.[foto])

export const fotosDe = ({ fotos }: Pick<Peticion, 'fotos'>): string[] =>
  FOTOS.flatMap((foto) => fotos?.[foto] || [])

const check = (problemOf: (text: string) => string | null | undefined) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : null
      if (problem) addIssue({ message: problem })
    }),
  )

const METROS = 'Escriba los metros cuadrados en números.'

/** What a request must satisfy; the messages are sentences for the person. */
export const peticionRules = {
  nombre: required('Escriba el nombre del local.'),
  establecimiento: v.pipe(v.string(), v.regex(/^\d{3}$/, 'El establecimiento tiene 3 dígitos, como 001.')),
  clase: v.picklist(CLASES, 'Elija la clase de local.'),
  direccion: required('Escriba dónde está el local.'),
  contacto: required('Escriba quién pide el permiso.'),
  telefono: check((text) => (text.trim() === '' ? 'Escriba un teléfono.' : phoneProblem(text))),
  email: check((text) => (text.trim() === '' ? null : emailProblem(text))),
  area: v.optional(v.pipe(v.number(METROS), v.minValue(0, METROS))),
}

/** Why the number is no RUC, unless the person says why it is so. */
export const rucDudoso = ({ ruc, motivoRuc }: Pick<Peticion, 'ruc' | 'motivoRuc'>): string | null =>
  motivoRuc.trim() === '' ? rucProblem(ruc) : null
