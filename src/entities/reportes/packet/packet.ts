import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { LIMITS } from '@/entities/reportes/limits'
import type { Reporte } from '@/entities/reportes/reporte'
import { fromBase64Url, toBase64Url } from '@/shared/lib/file/base64'
import { parseJson } from '@/shared/lib/file/safe-json'
import { type Refused, refuse, refuseToSend } from './refusal'
import { answerFromRow, answerToRow, fromRow, toRow } from './rows'
import {
  type Answer,
  answerSchema,
  type Clase,
  citizenSchema,
  fromCitizen,
  isWebPicture,
  MAX_REPORTES,
  stationSchema,
  toWire,
} from './schema'

/**
 * Deflate's preset dictionary: both ends know these common words, so even a short text shrinks. The likeliest come
 * last. It belongs to version 1 of the packet: changing it requires a new version.
 */
const WORDS =
  ' semáforo poste tendido eléctrico transformador chispas cables sueltos panal de abejas enjambre avispas' +
  ' perro gato atrapado culebra serpiente quebrada río desbordado creciente inundación inundada lodo deslave' +
  ' derrumbe tierra deslizamiento árbol caído ramas rotas alcantarilla tapada sin tapa bache hueco vereda' +
  ' hidrante sin presión fuga de agua fuga de gas cilindro olor a gas quema de basura maleza pastizal incendio' +
  ' forestal humo llamas fuego vivienda casa abandonada bodega mercado escuela colegio iglesia parque cancha' +
  ' terminal puente accidente de tránsito choque moto camioneta vehículo volcado heridos personas atrapadas' +
  ' ambulancia bomberos extintor vencido salida de emergencia bloqueada capacitación inspección permiso' +
  ' robo pelea construcción techo pared a punto de caer peligro para los niños y los vecinos del sector' +
  ' desde ayer en la noche desde hace varios días esta mañana por la lluvia con las lluvias cerca de la casa' +
  ' frente a la tienda junto al diagonal a entre las calles y la esquina de la calle Bolívar y Sucre avenida' +
  ' Ave. 30 de julio barrio San José ciudadela La Esperanza Villa Esperanza recinto vía a kilómetro mercado' +
  ' municipal Por favor necesitamos ayuda no hay luz no funciona es muy peligroso que está hay un una los las' +
  ' para con por del al se ha "Cuerpo de Bomberos" Jefe de Bomberos Inspección realizada. Se coordinó con' +
  ' Gracias por su reporte. Una unidad ya fue enviada al lugar. Atendido. https://.jpg.png@hotmail.com' +
  '@gmail.com","+593 9","099","098",0,0,[],0]["reporte-17[["reporte-17'

export const DICTIONARY = new TextEncoder().encode(WORDS)

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 of an ASCII text: finds every change within 32 neighbouring bits, so every single character. */
export function crc32(text: string): number {
  let value = 0xffffffff
  for (let i = 0; i < text.length; i++)
    value = (value >>> 8) ^ (TABLE[(value ^ text.charCodeAt(i)) & 0xff] ?? 0)
  return (value ^ 0xffffffff) >>> 0
}

export type Packet = { kind: Clase; reportes: Reporte[] } | { kind: 'acuse'; acuse: Answer }
export type Packed = { kind: 'ok'; text: string } | Refused
export type Unpacked = { kind: 'ok'; packet: Packet } | Refused

const VERSION = 1
const LETTERS = { ciudadano: 'c', estacion: 'e', acuse: 'a' } as const
const HEADER_LENGTH = 6
const SUM_LENGTH = 6
const MAX_TEXT = 60_000
const MAX_INFLATED = 512 * 1024

const seal = (text: string) => {
  const sum = crc32(text)
  return toBase64Url(Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum))
}

function rowsOf(packet: Packet): unknown[] | null {
  if (packet.kind === 'acuse') {
    const acuse = v.safeParse(answerSchema, packet.acuse)
    return acuse.success ? answerToRow(acuse.output) : null
  }
  const schema = packet.kind === 'ciudadano' ? citizenSchema : stationSchema
  const wires = packet.reportes.map((report) =>
    v.safeParse(schema, toWire(report, packet.kind, isWebPicture)),
  )
  return wires.every((wire) => wire.success) ? wires.map((wire) => toRow(wire.output)) : null
}

/**
 * Text for a link or a QR code: version digit, kind letter, length of the body in base 36 (4 characters), body
 * (base64url of the deflated UTF-8 rows), CRC-32 of all that as base64url. Every later version keeps this
 * frame, so that a newer packet can be told from a broken one. Photos of this phone don't go in a link.
 */
export function pack(packet: Packet): Packed {
  const rows = rowsOf(packet)
  if (!rows || rows.length === 0) return refuseToSend('bad-content')
  if (rows.length > MAX_REPORTES) return refuseToSend('too-big')
  const bytes = strToU8(JSON.stringify(rows))
  if (bytes.length > MAX_INFLATED) return refuseToSend('too-big')
  const body = toBase64Url(deflateSync(bytes, { level: 9, dictionary: DICTIONARY }))
  const framed = `${VERSION}${LETTERS[packet.kind]}${body.length.toString(36).padStart(4, '0')}${body}`
  if (framed.length + SUM_LENGTH > MAX_TEXT) return refuseToSend('too-big')
  return { kind: 'ok', text: framed + seal(framed) }
}

/** Never writes more than MAX_INFLATED bytes, however much the body claims to hold. */
function inflate(bytes: Uint8Array): Uint8Array | 'corrupt' | 'too-big' {
  try {
    const out = new Uint8Array(MAX_INFLATED + 1)
    const inflated = inflateSync(bytes, { out, dictionary: DICTIONARY })
    return inflated.length > MAX_INFLATED ? 'too-big' : inflated
  } catch (error) {
    return error instanceof RangeError ? 'too-big' : 'corrupt'
  }
}

function openAcuse(value: unknown): Unpacked {
  const acuse = v.safeParse(answerSchema, answerFromRow(value))
  return acuse.success
    ? { kind: 'ok', packet: { kind: 'acuse', acuse: acuse.output } }
    : refuse('bad-content')
}

function openRows(rows: unknown[], kind: Clase): Unpacked {
  if (rows.length === 0) return refuse('bad-content')
  if (rows.length > MAX_REPORTES) return refuse('too-big')
  const reportes: Reporte[] = []
  for (const row of rows) {
    const wire = fromRow(row, kind)
    const report =
      kind === 'ciudadano'
        ? v.safeParse(v.pipe(citizenSchema, v.transform(fromCitizen)), wire)
        : v.safeParse(stationSchema, wire)
    if (!report.success || !report.output.imagenes.every(isWebPicture)) return refuse('bad-content')
    reportes.push(report.output)
  }
  return { kind: 'ok', packet: { kind, reportes } }
}

/** Opens what `pack` wrote; anything else is refused whole, with its reason. Never throws. */
export function unpack(text: string): Unpacked {
  if (text.length > MAX_TEXT) return refuse('too-big')
  const header = /^([1-9])([a-z])([0-9a-z]{4})/.exec(text)
  if (!header) return refuse(/^[1-9][a-z][0-9a-z]{0,3}$/.test(text) ? 'cut' : 'not-ours')
  const length = HEADER_LENGTH + Number.parseInt(header[3] ?? '', 36) + SUM_LENGTH
  if (text.length < length) return refuse('cut')
  const framed = text.slice(0, -SUM_LENGTH)
  if (text.length > length || seal(framed) !== text.slice(-SUM_LENGTH)) return refuse('corrupt')
  if (Number(header[1]) > VERSION) return refuse('newer')

  const kind = (Object.keys(LETTERS) as Packet['kind'][]).find((name) => LETTERS[name] === header[2])
  const bytes = fromBase64Url(framed.slice(HEADER_LENGTH))
  if (!kind || !bytes) return refuse('corrupt')
  const inflated = inflate(bytes)
  if (typeof inflated === 'string') return refuse(inflated)
  const json = parseJson(strFromU8(inflated), LIMITS)
  if (json.kind !== 'ok') return refuse(json.kind === 'hostile' ? 'bad-content' : 'corrupt')
  if (!Array.isArray(json.value)) return refuse('bad-content')
  return kind === 'acuse' ? openAcuse(json.value) : openRows(json.value as unknown[], kind)
}
