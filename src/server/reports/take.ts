import { isAttended, mergeCitizen } from '@/entities/reportes/packet/merge'
import type { Reporte } from '@/entities/reportes/reporte'
import { tellReporte } from '@/server/avisos/tell'
import type { Database, Query } from '@/server/database/database'
import { mentions } from '@/server/database/written'
import { HttpError } from '@/server/http/request/errors'
import { countBytes, fitsBytes, type Share } from '@/server/photos/windows'
import { withRecord, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { isStoredPhoto, photoId, photoSource } from '@/shared/lib/picture/photo-source'
import { EXISTS, type Fields, isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { isKey, type ReporteKey, readKey } from './key'
import { count, countHourly, demandRoom, type Hourly, waitForRoom } from './limits'
import { CITIZEN, REPORTES, readReporte, reporteOf, writeReporte } from './reporte-row'

const HOUR_MS = 60 * 60 * 1000
/** In ms: so long a report may have waited on the phone of an earlier version, which doesn't say what time it has. */
const WAITED_MS = 30 * 24 * HOUR_MS

/**
 * When a report was made by the central's clock, as an ISO instant, where its phone's is wrong by more than an hour;
 * undefined where the phone's own word will do. `ahora` is what the phone says that it is now.
 */
export function datedByCentral(
  fechaCreacion: string,
  ahora: string | undefined,
  now: number,
): string | undefined {
  const made = Date.parse(fechaCreacion)
  const theirs = Date.parse(ahora ?? '')
  if (Number.isNaN(made)) return new Date(now).toISOString()
  if (Number.isNaN(theirs)) {
    const isOdd = made - now > HOUR_MS || now - made > WAITED_MS
    return isOdd ? new Date(now).toISOString() : undefined
  }
  const ahead = theirs - now
  if (Math.abs(ahead) <= HOUR_MS && made - now <= HOUR_MS) return undefined
  return new Date(Math.min(now, made - ahead)).toISOString()
}

/** A report as a phone sends it; `huella` and `dispositivo` are fingerprints. */
export type Sent = {
  reporte: Reporte
  huella: Buffer
  dispositivo: Buffer | null
  counted: readonly Hourly[]
  /** What its phone says that it is now, as an ISO instant. */
  ahora: string | undefined
  /** Where it came from. */
  address: string
  /** Whether the central can send mail. */
  mail: boolean
}

/** `tarde`: the station attends it already, and what the phone says otherwise was left out. */
export type Taken = { recibido: 'nuevo' | 'igual' | 'cambiado'; instante: Date; tarde?: true }

/** What to do with it; `fields` null: the central has it all. */
type Decision = { key: ReporteKey | undefined; row: Row | undefined; fields: Fields | null; late?: boolean }

function newFields(reporte: Reporte, ahora: Sent['ahora']): Fields {
  const fechaCentral = datedByCentral(reporte.fechaCreacion, ahora, Date.now())
  return withValues({}, { [EXISTS]: true, ...reporte, ...(fechaCentral && { fechaCentral }) })
}

const foreign = () => new HttpError(409, 'ajeno', 'La central ya tiene otro reporte con ese identificador.')

/**
 * The same report may have come by packet, through somebody of the station: then it is known by its id and its instant,
 * and the key that comes first is its phone's. @throws HttpError 409
 */
async function decide(query: Query, { reporte, huella, ahora }: Sent): Promise<Decision> {
  const key = await readKey(query, reporte.id)
  const row = await readReporte(query, reporte.id)
  if (key ? !isKey(key, huella) : row && recordOf(row.id, row.campos).fechaCreacion !== reporte.fechaCreacion)
    throw foreign()
  if (!row) return { key, row, fields: newFields(reporte, ahora) }
  const stored = reporteOf(row)
  if (!isAlive(row.campos) || !stored) return { key, row, fields: null }
  const { report, lost } = mergeCitizen(stored, reporte)
  const fields = withRecord(row.campos, report)
  const late = isAttended(stored) && lost.length > 0
  return { key, row, fields: fields === row.campos ? null : fields, late }
}

/**
 * Staff may have silenced a phone in one of its reports, as long as that report isn't deleted. @throws HttpError 403
 */
export async function demandHeard(query: Query, dispositivo: Buffer | null): Promise<void> {
  if (!dispositivo) return
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select r.id, r.campos from reporte_clave k join registro r on r.id = k.id and r.coleccion = $1
     where k.dispositivo = $2 and ${mentions('r.campos', `'"silenciado"'`)}`,
    [REPORTES, dispositivo],
  )
  if (rows.some(({ campos }) => isAlive(campos) && campos.silenciado?.[1]))
    throw new HttpError(
      403,
      'silenciado',
      'La estación no recibe por aquí más reportes de este teléfono. En una emergencia llame al 911.',
    )
}

const isEmergency = ({ categoria }: Reporte): boolean => categoria === 'Emergencia'

const textShares = ({ dispositivo, address }: Sent): Share[] => [
  dispositivo
    ? { key: `textos:telefono:${dispositivo.toString('hex')}`, window: 'phoneTexts' }
    : { key: `textos:sin-nombre:${address}`, window: 'namelessTexts' },
  { key: `textos:direccion:${address}`, window: 'addressTexts' },
  { key: 'textos:ciudadanos', window: 'citizensTexts' },
]

const SHORTENED = '… (La central recortó este texto: llegaron demasiados desde el mismo lugar.)'

/** What is needed to go there. */
const firstWords = (reporte: Reporte): Reporte => ({
  ...reporte,
  titulo: reporte.titulo.slice(0, 120),
  descripcion:
    reporte.descripcion.length > 500 ? reporte.descripcion.slice(0, 500) + SHORTENED : reporte.descripcion,
  ...(reporte.ubicacion && { ubicacion: reporte.ubicacion.slice(0, 200) }),
  imagenes: reporte.imagenes.filter(isStoredPhoto),
})

/**
 * Of texts too so much comes in an hour. A new emergency is never refused: beyond its share it keeps its first words, and
 * what its phone corrects of it comes later.
 * @throws HttpError 429
 */
async function withinShare(query: Query, sent: Sent, fields: Fields, isNew: boolean): Promise<Reporte> {
  const bytes = Buffer.byteLength(JSON.stringify(fields))
  if (!isNew || !isEmergency(sent.reporte)) await countBytes(query, bytes, textShares(sent))
  else if (!(await fitsBytes(query, bytes, textShares(sent)))) return firstWords(sent.reporte)
  return sent.reporte
}

/** Taking the number first keeps all others from writing: of two equal reports at once only one is new. */
async function write(query: Query, sent: Sent): Promise<Taken> {
  const seq = await takeNumbers(query, 1)
  const { key, row, fields, late } = await decide(query, sent)
  const { huella, dispositivo } = sent
  if (fields) await (isEmergency(sent.reporte) ? count : countHourly)(query, sent.counted)
  const reporte = fields ? await withinShare(query, sent, fields, !row) : sent.reporte
  if (!row) await demandHeard(query, dispositivo)
  const [bound] = key
    ? [key]
    : await query<Pick<ReporteKey, 'creado'>>(
        'insert into reporte_clave (id, huella, dispositivo, propio) values ($1, $2, $3, $4) returning creado',
        [reporte.id, huella, dispositivo, !row],
      )
  const campos = row ? fields : fields && newFields(reporte, sent.ahora)
  if (campos) await writeReporte(query, { id: reporte.id, seq, campos }, row?.campos ?? {}, CITIZEN)
  if (!row) await tellReporte(query, reporte, sent.mail)
  return {
    recibido: !row ? 'nuevo' : fields ? 'cambiado' : 'igual',
    instante: bound?.creado ?? new Date(),
    ...(late && { tarde: true }),
  }
}

/**
 * The report without photos of others: whoever may read reports would see them by it, and nobody keeps an emergency out
 * for what it names.
 */
async function withOwnPhotos(query: Query, reporte: Reporte): Promise<Reporte> {
  const foreign = await query<{ id: string }>(
    `select id from foto where id = any($1::text[]) and de is distinct from $2 and not exists (
       select 1 from registro r where r.coleccion = $3 and r.id = $2 and ${mentions('r.campos', `'idb:' || foto.id`)})`,
    [reporte.imagenes.filter(isStoredPhoto).map(photoId), reporte.id, REPORTES],
  )
  const sources = new Set(foreign.map(({ id }) => photoSource(id)))
  return { ...reporte, imagenes: reporte.imagenes.filter((source) => !sources.has(source)) }
}

/** Takes a report, or what its author corrected. @throws HttpError 403, 409, 429 */
export async function takeReporte({ query, transaction }: Database, given: Sent): Promise<Taken> {
  const sent = { ...given, reporte: await withOwnPhotos(query, given.reporte) }
  const { key, fields, late } = await decide(query, sent)
  // A phone that missed the answer asks again: that locks nothing and counts for nothing.
  if (key && !fields) return { recibido: 'igual', instante: key.creado, ...(late && { tarde: true }) }
  if (isEmergency(sent.reporte)) await waitForRoom(query, sent.counted, sent.address)
  else await demandRoom(query, sent.counted)
  return transaction((within) => write(within, sent))
}
