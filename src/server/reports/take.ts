import { isAttended, mergeCitizen } from '@/entities/reportes/packet/merge'
import type { Reporte } from '@/entities/reportes/reporte'
import { tellReporte } from '@/server/avisos/tell'
import type { Database, Query } from '@/server/database/database'
import { mentions } from '@/server/database/mentions'
import { HttpError } from '@/server/http/request/errors'
import { withRecord, withValues } from '@/server/sync/own'
import { takeNumbers } from '@/server/sync/write'
import { EXISTS, type Fields, isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'
import { isKey, type ReporteKey, readKey } from './key'
import { count, countHourly, demandRoom, type Hourly, waitForRoom } from './limits'
import { CITIZEN, REPORTES, readReporte, reporteOf, writeReporte } from './reporte-row'

/** A report as a phone sends it; `huella` and `dispositivo` are fingerprints. */
export type Sent = {
  reporte: Reporte
  huella: Buffer
  dispositivo: Buffer | null
  counted: readonly Hourly[]
  /** Where it came from. */
  address: string
  /** Whether the central can send mail. */
  mail: boolean
}

/** `tarde`: the station attends it already, and what the phone says otherwise was left out. */
export type Taken = { recibido: 'nuevo' | 'igual' | 'cambiado'; instante: Date; tarde?: true }

/** What to do with it; `fields` null: the central has it all. */
type Decision = { key: ReporteKey | undefined; row: Row | undefined; fields: Fields | null; late?: boolean }

const foreign = () => new HttpError(409, 'ajeno', 'La central ya tiene otro reporte con ese identificador.')

/**
 * The same report may have come by packet, through somebody of the station: then it is known by its id and its instant,
 * and the key that comes first is its phone's. @throws HttpError 409
 */
async function decide(query: Query, { reporte, huella }: Sent): Promise<Decision> {
  const key = await readKey(query, reporte.id)
  const row = await readReporte(query, reporte.id)
  if (key ? !isKey(key, huella) : row && recordOf(row.id, row.campos).fechaCreacion !== reporte.fechaCreacion)
    throw foreign()
  if (!row) return { key, row, fields: withValues({}, { [EXISTS]: true, ...reporte }) }
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

/** Taking the number first keeps all others from writing: of two equal reports at once only one is new. */
async function write(query: Query, sent: Sent): Promise<Taken> {
  const seq = await takeNumbers(query, 1)
  const { key, row, fields, late } = await decide(query, sent)
  const { reporte, huella, dispositivo } = sent
  if (fields) await (isEmergency(sent.reporte) ? count : countHourly)(query, sent.counted)
  if (!row) await demandHeard(query, dispositivo)
  const [bound] = key
    ? [key]
    : await query<Pick<ReporteKey, 'creado'>>(
        'insert into reporte_clave (id, huella, dispositivo, propio) values ($1, $2, $3, $4) returning creado',
        [reporte.id, huella, dispositivo, !row],
      )
  if (fields) await writeReporte(query, { id: reporte.id, seq, campos: fields }, row?.campos ?? {}, CITIZEN)
  if (!row) await tellReporte(query, reporte, sent.mail)
  return {
    recibido: !row ? 'nuevo' : fields ? 'cambiado' : 'igual',
    instante: bound?.creado ?? new Date(),
    ...(late && { tarde: true }),
  }
}

/** Takes a report, or what its author corrected. @throws HttpError 403, 409, 429 */
export async function takeReporte({ query, transaction }: Database, sent: Sent): Promise<Taken> {
  const { key, fields, late } = await decide(query, sent)
  // A phone that missed the answer asks again: that locks nothing and counts for nothing.
  if (key && !fields) return { recibido: 'igual', instante: key.creado, ...(late && { tarde: true }) }
  if (isEmergency(sent.reporte)) await waitForRoom(query, sent.counted, sent.address)
  else await demandRoom(query, sent.counted)
  return transaction((within) => write(within, sent))
}
