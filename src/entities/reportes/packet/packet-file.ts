import * as v from 'valibot'
import { codigoOf } from '@/entities/reportes/codigo'
import { LIMITS, MOST } from '@/entities/reportes/limits'
import type { Reporte } from '@/entities/reportes/reporte'
import { canonical } from '@/shared/lib/canonical'
import { fromBase64, toBase64 } from '@/shared/lib/file/base64'
import { parseJson } from '@/shared/lib/file/safe-json'
import { sha256 } from '@/shared/lib/file/sha256'
import { isPhotoSource, photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { PICTURE_MB, PICTURE_TYPES, pictureType } from '@/shared/lib/picture/picture-type'
import { loadPhotos } from '@/shared/storage/device/photos'
import { RefusedError } from '@/shared/storage/errors'
import { type Refused, refuse, refuseToSend } from './refusal'
import {
  type Clase,
  citizenSchema,
  fromCitizen,
  isWebPicture,
  MAX_REPORTES,
  stationSchema,
  toWire,
} from './schema'

const MAX_BYTES = PICTURE_MB * 1024 * 1024

const photoSchema = v.strictObject({
  id: v.pipe(
    v.string(),
    v.check((id) => isPhotoSource(photoSource(id))),
  ),
  tipo: v.picklist(PICTURE_TYPES),
  base64: v.pipe(v.string(), v.maxLength(Math.ceil(MAX_BYTES / 3) * 4)),
})

type PhotoWire = v.InferOutput<typeof photoSchema>

/** The photo as text for a file; null when it is no picture that a report may hold. */
async function encodePhoto(id: string, blob: Blob): Promise<PhotoWire | null> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const tipo = pictureType(bytes)
  if (!tipo || bytes.length > MAX_BYTES) return null
  return { id, tipo, base64: toBase64(bytes) }
}

/** The photo as it was encoded, byte for byte; null when the bytes are not of the type that `tipo` says. */
function decodePhoto({ tipo, base64 }: PhotoWire): Blob | null {
  const bytes = fromBase64(base64)
  if (!bytes || bytes.length > MAX_BYTES || pictureType(bytes) !== tipo) return null
  return new Blob([bytes], { type: tipo })
}

const FORMAT = 'bomberos-reportes'
const VERSION = 1
/** In characters. This is about 45 MB of photos, the most that a phone with little memory opens. */
const MAX_TEXT = 60 * 1024 * 1024

/** Photos by the source that reports name, `idb:<uuid>`. */
export type Photos = ReadonlyMap<string, Blob>

type Content = { clase: Clase; version: number; reportes: readonly unknown[]; fotos: readonly PhotoWire[] }

const sumOf = ({ clase, version, reportes, fotos }: Content) =>
  sha256(canonical({ clase, formato: FORMAT, fotos, reportes, version }))

const schemaOf = (clase: Clase) => (clase === 'ciudadano' ? citizenSchema : stationSchema)

/** `reporte-K7PX3MQ9R.bombero.json`, or `reportes-<n>.bombero.json` for several. */
export function packetFileName(reportes: readonly Reporte[]): string {
  const [first] = reportes
  return first && reportes.length === 1
    ? `reporte-${codigoOf(first.id).replaceAll('-', '')}.bombero.json`
    : `reportes-${reportes.length}.bombero.json`
}

/**
 * The text of a `.bombero.json` file: the reports, those of their photos that `fotos` holds, and the SHA-256 of both.
 * If `fotos` lacks a photo, the file goes without it and the report says so in `cambios.imagenes`.
 */
export async function writePacketFile(
  clase: Clase,
  reportes: readonly Reporte[],
  fotos: Photos,
): Promise<{ kind: 'ok'; text: string; name: string } | Refused> {
  if (reportes.length > MAX_REPORTES) return refuseToSend('too-big')
  const encoded = new Map<string, PhotoWire>()
  for (const source of new Set(reportes.flatMap(({ imagenes }) => imagenes))) {
    const blob = fotos.get(source)
    const foto = blob && (await encodePhoto(photoId(source), blob))
    if (foto) encoded.set(source, foto)
  }
  const wires = reportes.map((report) =>
    v.safeParse(
      schemaOf(clase),
      toWire(report, clase, (source) => encoded.has(source) || isWebPicture(source)),
    ),
  )
  if (wires.length === 0 || !wires.every((wire) => wire.success)) return refuseToSend('bad-content')
  const content = {
    clase,
    version: VERSION,
    reportes: wires.map(({ output }) => output),
    fotos: [...encoded.values()],
  }
  const text = JSON.stringify({ formato: FORMAT, suma: await sumOf(content), ...content })
  return text.length > MAX_TEXT
    ? refuseToSend('too-big')
    : { kind: 'ok', text, name: packetFileName(reportes) }
}

const frameSchema = v.strictObject({
  formato: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  suma: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  clase: v.picklist(['ciudadano', 'estacion']),
  reportes: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MAX_REPORTES)),
  fotos: v.pipe(v.array(photoSchema), v.maxLength(MAX_REPORTES * MOST.imagenes)),
})

function openReportes(clase: Clase, wires: readonly unknown[]): Reporte[] | null {
  const schema = clase === 'ciudadano' ? v.pipe(citizenSchema, v.transform(fromCitizen)) : stationSchema
  const results = wires.map((wire) => v.safeParse(schema, wire))
  return results.every((result) => result.success) ? results.map(({ output }) => output as Reporte) : null
}

/** Opens the photos. null when a photo is no picture, no report names it, or a named one is missing. */
function openPhotos(wires: readonly PhotoWire[], reportes: readonly Reporte[]): Map<string, Blob> | null {
  const named = new Set(
    reportes.flatMap(({ imagenes }) => imagenes.filter((source) => !isWebPicture(source))),
  )
  const fotos = new Map<string, Blob>()
  for (const wire of wires) {
    const blob = decodePhoto(wire)
    const source = photoSource(wire.id)
    if (!blob || !named.has(source)) return null
    fotos.set(source, blob)
  }
  return fotos.size === named.size && fotos.size === wires.length ? fotos : null
}

export type Opened = { kind: 'ok'; clase: Clase; reportes: Reporte[]; fotos: Map<string, Blob> } | Refused

/** Opens what `writePacketFile` wrote; anything else is refused whole, with its reason. Never throws. */
export async function readPacketFile(text: string): Promise<Opened> {
  if (text.length > MAX_TEXT) return refuse('too-big')
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (!trimmed.slice(0, 200).includes(`"${FORMAT}"`)) return refuse('not-ours')
  const json = parseJson(trimmed, LIMITS)
  if (json.kind === 'hostile') return refuse('bad-content')
  if (json.kind === 'broken') return refuse(trimmed.endsWith('}') ? 'corrupt' : 'cut')
  const version = v.safeParse(v.object({ version: v.number() }), json.value)
  if (version.success && version.output.version > VERSION) return refuse('newer')
  const frame = v.safeParse(frameSchema, json.value)
  if (!frame.success) return refuse('bad-content')
  const { clase, suma } = frame.output
  if ((await sumOf(frame.output)) !== suma) return refuse('corrupt')
  const reportes = openReportes(clase, frame.output.reportes)
  const fotos = reportes && openPhotos(frame.output.fotos, reportes)
  return reportes && fotos ? { kind: 'ok', clase, reportes, fotos } : refuse('bad-content')
}

/** Makes the `.bombero.json` of these reports with their photos on this phone. @throws RefusedError */
export async function makePacketFile(clase: Clase, reportes: readonly Reporte[]): Promise<File> {
  const fotos = await loadPhotos(reportes.flatMap(({ imagenes }) => imagenes))
  const written = await writePacketFile(clase, reportes, fotos)
  if (written.kind === 'refused') throw new RefusedError(written.sentence)
  return new File([written.text], written.name, { type: 'application/json' })
}
