import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as v from 'valibot'
import { LIMITS } from '@/entities/reportes/limites'
import type { Reporte } from '@/entities/reportes/reporte'
import { fromBase64Url, toBase64Url } from '@/shared/lib/file/base64'
import { parseJson } from '@/shared/lib/file/safe-json'
import { DICTIONARY } from './paquete-diccionario'
import {
  type Acuse,
  acuseSchema,
  type Clase,
  ciudadanoSchema,
  estacionSchema,
  fromCitizen,
  isWebImage,
  MAX_REPORTES,
  toWire,
} from './paquete-esquema'
import { acuseFromRow, acuseToRow, fromRow, toRow } from './paquete-filas'
import { type Refused, refuse, refuseToSend } from './rechazo'
import { crc32 } from './suma'

export type Paquete = { kind: Clase; reportes: Reporte[] } | { kind: 'acuse'; acuse: Acuse }
export type Packed = { kind: 'ok'; text: string } | Refused
export type Unpacked = { kind: 'ok'; paquete: Paquete } | Refused

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

function rowsOf(paquete: Paquete): unknown[] | null {
  if (paquete.kind === 'acuse') {
    const acuse = v.safeParse(acuseSchema, paquete.acuse)
    return acuse.success ? acuseToRow(acuse.output) : null
  }
  const schema = paquete.kind === 'ciudadano' ? ciudadanoSchema : estacionSchema
  const wires = paquete.reportes.map((report) =>
    v.safeParse(schema, toWire(report, paquete.kind, isWebImage)),
  )
  return wires.every((wire) => wire.success) ? wires.map((wire) => toRow(wire.output)) : null
}

/**
 * Text for a link or a QR code: version digit, kind letter, length of the body in base 36 (4 characters), body
 * (base64url of the deflated UTF-8 rows), CRC-32 of all that as base64url. Every later version keeps this
 * frame, so that a newer packet can be told from a broken one. Photos of this phone don't go in a link.
 */
export function pack(paquete: Paquete): Packed {
  const rows = rowsOf(paquete)
  if (!rows || rows.length === 0) return refuseToSend('bad-content')
  if (rows.length > MAX_REPORTES) return refuseToSend('too-big')
  const bytes = strToU8(JSON.stringify(rows))
  if (bytes.length > MAX_INFLATED) return refuseToSend('too-big')
  const body = toBase64Url(deflateSync(bytes, { level: 9, dictionary: DICTIONARY }))
  const framed = `${VERSION}${LETTERS[paquete.kind]}${body.length.toString(36).padStart(4, '0')}${body}`
  if (framed.length + SUM_LENGTH > MAX_TEXT) return refuseToSend('too-big')
  return { kind: 'ok', text: framed + seal(framed) }
}

/** At most MAX_INFLATED bytes are ever written, however much the body claims to hold. */
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
  const acuse = v.safeParse(acuseSchema, acuseFromRow(value))
  return acuse.success
    ? { kind: 'ok', paquete: { kind: 'acuse', acuse: acuse.output } }
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
        ? v.safeParse(v.pipe(ciudadanoSchema, v.transform(fromCitizen)), wire)
        : v.safeParse(estacionSchema, wire)
    if (!report.success || !report.output.imagenes.every(isWebImage)) return refuse('bad-content')
    reportes.push(report.output)
  }
  return { kind: 'ok', paquete: { kind, reportes } }
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

  const kind = (Object.keys(LETTERS) as Paquete['kind'][]).find((name) => LETTERS[name] === header[2])
  const bytes = fromBase64Url(framed.slice(HEADER_LENGTH))
  if (!kind || !bytes) return refuse('corrupt')
  const inflated = inflate(bytes)
  if (typeof inflated === 'string') return refuse(inflated)
  const json = parseJson(strFromU8(inflated), LIMITS)
  if (json.kind !== 'ok') return refuse(json.kind === 'hostile' ? 'bad-content' : 'corrupt')
  if (!Array.isArray(json.value)) return refuse('bad-content')
  return kind === 'acuse' ? openAcuse(json.value) : openRows(json.value as unknown[], kind)
}
