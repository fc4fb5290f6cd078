import * as v from 'valibot'
import { CLASE_LABELS } from '@/entities/inspecciones/locales'
import {
  type Escrito,
  escritoSchema,
  FOTOS,
  type Foto,
  peticionRules,
  rucDudoso,
} from '@/entities/inspecciones/peticion'
import { establecimientoOf, rucOf } from '@/entities/inspecciones/ruc'
import { parseAmount } from '@/shared/lib/file/amount'

/** What is typed of a request; `respuestas` by the ids of the points. */
export type PedirText = {
  /** Of one that was taken back: its own. Empty before the first try. */
  id: string
  llave: string
  nombre: string
  ruc: string
  establecimiento: string
  motivoRuc: string
  actividad: string
  clase: string
  riesgo: string
  area: string
  direccion: string
  punto: { lat: number; lng: number } | null
  contacto: string
  telefono: string
  email: string
  dice: string
  respuestas: Record<string, string>
  fotos: Record<Foto, string>
}

export const NADA_PEDIDO: PedirText = {
  ...{ id: '', llave: '', nombre: '', ruc: '', establecimiento: '001', motivoRuc: '', actividad: '' },
  ...{ clase: '', riesgo: '', area: '', direccion: '', punto: null, contacto: '', telefono: '', email: '' },
  ...{ dice: '', respuestas: {}, fotos: { frente: '', dentro: '', extintor: '', etiqueta: '' } },
}

const trimmed = (text: string) => text.trim()

/** As it travels; of a number that can't be read nothing. */
export function escritoDe(values: PedirText): Escrito {
  const { punto, respuestas, fotos, area, id: _, llave: __, ...texts } = values
  const read = area.trim() === '' ? undefined : (parseAmount(area) ?? Number.NaN)
  const answered = Object.entries(respuestas).filter(([, said]) => said !== '')
  const own = values.riesgo === 'LEVE'
  const photos = own && FOTOS.some((foto) => fotos[foto])
  return {
    ...(Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, trimmed(text)]),
    ) as typeof texts),
    ruc: rucOf(values.ruc),
    establecimiento: establecimientoOf(values.establecimiento) || '001',
    clase: values.clase as Escrito['clase'],
    riesgo: values.riesgo as Escrito['riesgo'],
    ...(read !== undefined && { area: read }),
    ...(punto && { lat: punto.lat, lng: punto.lng }),
    respuestas: own ? answered.map(([punto, said]) => `${punto}:${said}`).join(' ') : '',
    ...(photos && { fotos }),
  }
}

/** What was taken back, as the form has it. */
export function typedOf({ id, llave }: { id: string; llave: string }, escrito: Escrito): PedirText {
  const { area, lat, lng, respuestas, fotos, ...texts } = v.parse(escritoSchema, escrito)
  return {
    ...NADA_PEDIDO,
    ...texts,
    ...{ id, llave, area: area === undefined ? '' : String(area).replace('.', ',') },
    punto: lat !== undefined && lng !== undefined ? { lat, lng } : null,
    respuestas: Object.fromEntries(
      respuestas
        .split(' ')
        .filter(Boolean)
        .map((word) => word.split(':') as [string, string]),
    ),
    fotos: fotos ?? NADA_PEDIDO.fotos,
  }
}

const schema = v.object(peticionRules)

/** What is wrong with what is typed, by its field. */
export function problemasDe(values: PedirText): Record<string, string> {
  const escrito = escritoDe(values)
  const read = v.safeParse(schema, escrito)
  const problems = read.success
    ? {}
    : Object.fromEntries(read.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
  const ruc = rucDudoso(escrito)
  return { ...problems, ...(ruc && { ruc }) }
}

/** The request as a message that somebody sends by themselves, where there is no central. */
export function pedirMensaje(values: PedirText): string {
  const one = escritoDe(values)
  const { clase } = one
  const lines = [
    ['Local', one.nombre],
    ['RUC', [one.ruc, one.establecimiento].filter(Boolean).join(' · ')],
    ['Actividad', one.actividad],
    ['Clase', clase && CLASE_LABELS[clase]],
    ['Área', values.area.trim() && `${values.area.trim()} m²`],
    ['Dirección', one.direccion],
    ['Pide', one.contacto],
    ['Teléfono', one.telefono],
    ['Correo', one.email],
    ['Nota', one.dice],
  ]
  return lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n')
}
