import * as v from 'valibot'
import { cambiosOf } from '@/entities/reportes/cambios'
import { MOST } from '@/entities/reportes/limits'
import { CATEGORIAS, ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import type { Reporte } from '@/entities/reportes/reporte'
import { isPhotoSource } from '@/shared/lib/picture/photo-source'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.:-]{0,79}$/))

const isInstant = (value: string) => Number.isFinite(Date.parse(value))
const instant = v.pipe(text(40), v.check(isInstant))
const photosInstant = v.pipe(
  text(40),
  v.check((value) => value === '' || isInstant(value)),
)

export const MAX_REPORTES = 500

/** Only web addresses fit in a link. */
export const isWebPicture = (source: string) => /^https:\/\/[^\s<>"']+$/i.test(source)
const image = v.pipe(
  text(2000),
  v.check((source) => isWebPicture(source) || isPhotoSource(source)),
)

const contenido = {
  id: idSchema,
  titulo: text(MOST.titulo),
  descripcion: text(MOST.descripcion),
  categoria: v.picklist(CATEGORIAS),
  fechaCreacion: instant,
  fechaActualizacion: instant,
  autor: v.strictObject({
    nombre: text(MOST.nombre),
    email: text(MOST.email),
    telefono: v.optional(text(MOST.telefono)),
  }),
  ubicacion: v.optional(text(MOST.ubicacion)),
  punto: v.optional(
    v.strictObject({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
      precision: v.pipe(v.number(), v.finite()),
      fecha: instant,
    }),
  ),
  imagenes: v.pipe(v.array(image), v.maxLength(MOST.imagenes)),
  cambios: v.optional(v.strictObject({ contenido: instant, imagenes: photosInstant, atencion: instant })),
}

/** A citizen's report. A packet with any other field, above all one of triage, is refused. */
export const citizenSchema = v.strictObject(contenido)

/** A whole report between phones of the station. */
export const stationSchema = v.strictObject({
  ...contenido,
  estado: v.picklist(ESTADOS),
  prioridad: v.picklist(PRIORIDADES),
  respuesta: text(MOST.respuesta),
  administrador: text(MOST.administrador),
  duplicadoDe: v.optional(idSchema),
})

export const answerSchema = v.strictObject({
  id: idSchema,
  estado: v.picklist(ESTADOS),
  respuesta: text(MOST.respuesta),
  fechaActualizacion: instant,
  administrador: v.optional(text(MOST.administrador)),
})

/** What the station answers to the phone that sent a report. */
export type Answer = v.InferOutput<typeof answerSchema>

export type CitizenWire = v.InferOutput<typeof citizenSchema>
export type StationWire = v.InferOutput<typeof stationSchema>
export type Clase = 'ciudadano' | 'estacion'

const latest = (...instants: string[]) => instants.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a))

/**
 * `travels` says which pictures go along. If one stays behind, the instant of `imagenes` is sent as '' and never wins.
 */
export function toWire(report: Reporte, clase: Clase, travels: (source: string) => boolean): object {
  const imagenes = report.imagenes.filter(travels)
  const whole = imagenes.length === report.imagenes.length
  const instants = { ...cambiosOf(report), ...(whole ? {} : { imagenes: '' }) }
  const { nombre, email, telefono } = report.autor
  const wire = {
    id: report.id,
    titulo: report.titulo,
    descripcion: report.descripcion,
    categoria: report.categoria,
    fechaCreacion: report.fechaCreacion,
    fechaActualizacion: report.fechaActualizacion,
    autor: { nombre, email, telefono },
    ubicacion: report.ubicacion,
    punto: report.punto,
    imagenes,
    ...(report.cambios || !whole ? { cambios: instants } : {}),
  }
  if (clase === 'estacion') {
    const { estado, prioridad, respuesta, administrador, duplicadoDe } = report
    return { ...wire, estado, prioridad, respuesta, administrador, ...(duplicadoDe ? { duplicadoDe } : {}) }
  }
  // A citizen's phone has no triage: only the instants of the content are sent.
  const { cambios, ...content } = wire
  const own = cambios && { ...cambios, atencion: report.fechaCreacion }
  const changed = own ? latest(report.fechaCreacion, own.contenido, own.imagenes || own.contenido) : undefined
  return {
    ...content,
    fechaActualizacion: changed ?? report.fechaCreacion,
    ...(own && { cambios: own }),
  }
}

/** A citizen's report as the station first sees it: PENDIENTE, MEDIA, without answer (spec §4). */
export const fromCitizen = ({ cambios, ...wire }: CitizenWire): Reporte => ({
  ...wire,
  ...(cambios && { cambios: { ...cambios, atencion: wire.fechaCreacion } }),
  estado: 'PENDIENTE',
  prioridad: 'MEDIA',
  respuesta: '',
  administrador: '',
})
