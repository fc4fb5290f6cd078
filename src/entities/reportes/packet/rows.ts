import { CATEGORIAS, ESTADOS, PRIORIDADES } from '@/entities/reportes/options'
import type { Answer, CitizenWire, Clase, StationWire } from './schema'

type Row = unknown[]

/** Canonical instants travel as ms; any other text stays what it is. */
function packInstant(value: string): string | number {
  const ms = Date.parse(value)
  return Number.isFinite(ms) && new Date(ms).toISOString() === value ? ms : value
}

const MAX_MS = 8.64e15

const instantFrom = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= MAX_MS ? new Date(value).toISOString() : value

const at = (value: unknown): Row => (Array.isArray(value) ? (value as Row) : [])
const pick = (names: readonly string[], index: unknown) => names[typeof index === 'number' ? index : -1]

/** 0 means that the field is missing. */
const optional = (key: string, value: unknown) => (value === 0 ? {} : { [key]: value })

function contentRow(wire: CitizenWire): Row {
  const { autor, punto, cambios } = wire
  return [
    wire.id,
    wire.titulo,
    wire.descripcion,
    CATEGORIAS.indexOf(wire.categoria),
    packInstant(wire.fechaCreacion),
    wire.fechaActualizacion === wire.fechaCreacion ? 0 : packInstant(wire.fechaActualizacion),
    autor.nombre,
    autor.email,
    autor.telefono ?? 0,
    wire.ubicacion ?? 0,
    punto ? [punto.lat, punto.lng, punto.precision, packInstant(punto.fecha)] : 0,
    wire.imagenes,
    cambios ? [cambios.contenido, cambios.imagenes, cambios.atencion].map(packInstant) : 0,
  ]
}

const CONTENT_LENGTH = 13

/** A report as an array in fixed order; the order belongs to version 1 of the packet. */
export function toRow(wire: CitizenWire | StationWire): Row {
  if (!('estado' in wire)) return contentRow(wire)
  const { estado, prioridad, respuesta, administrador, duplicadoDe } = wire
  return [
    ...contentRow(wire),
    ESTADOS.indexOf(estado),
    PRIORIDADES.indexOf(prioridad),
    respuesta,
    administrador,
    duplicadoDe ?? 0,
  ]
}

function pointFrom(value: unknown) {
  const [lat, lng, precision, fecha] = at(value)
  return { lat, lng, precision, fecha: instantFrom(fecha) }
}

function changesFrom(value: unknown) {
  const [contenido, imagenes, atencion] = at(value).map(instantFrom)
  return { contenido, imagenes, atencion }
}

/**
 * The report of a row; null when the row has the wrong length. Nothing in it is trusted: the schema still checks it.
 */
export function fromRow(value: unknown, clase: Clase): Record<string, unknown> | null {
  const row = at(value)
  if (row.length !== CONTENT_LENGTH + (clase === 'estacion' ? 5 : 0)) return null
  const [id, titulo, descripcion, categoria, created, updated, nombre, email, phone, place, punto] = row
  const [imagenes, cambios, estado, prioridad, respuesta, administrador, duplicadoDe] = row.slice(11)
  const content = {
    id,
    titulo,
    descripcion,
    categoria: pick(CATEGORIAS, categoria),
    fechaCreacion: instantFrom(created),
    fechaActualizacion: instantFrom(updated === 0 ? created : updated),
    autor: { nombre, email, ...optional('telefono', phone) },
    ...optional('ubicacion', place),
    ...(punto === 0 ? {} : { punto: pointFrom(punto) }),
    imagenes,
    ...(cambios === 0 ? {} : { cambios: changesFrom(cambios) }),
  }
  if (clase === 'ciudadano') return content
  return {
    ...content,
    estado: pick(ESTADOS, estado),
    prioridad: pick(PRIORIDADES, prioridad),
    respuesta,
    administrador,
    ...optional('duplicadoDe', duplicadoDe),
  }
}

export const answerToRow = (acuse: Answer): Row => [
  acuse.id,
  ESTADOS.indexOf(acuse.estado),
  acuse.respuesta,
  packInstant(acuse.fechaActualizacion),
  acuse.administrador ?? 0,
]

export function answerFromRow(value: unknown): Record<string, unknown> | null {
  const row = at(value)
  if (row.length !== 5) return null
  const [id, estado, respuesta, updated, administrador] = row
  return {
    id,
    estado: pick(ESTADOS, estado),
    respuesta,
    fechaActualizacion: instantFrom(updated),
    ...optional('administrador', administrador),
  }
}
