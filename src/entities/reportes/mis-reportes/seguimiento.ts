import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { cambiosOf } from '@/entities/reportes/cambios'
import { codigoOf } from '@/entities/reportes/codigo'
import { MIS_REPORTES_KEY } from '@/entities/reportes/keys'
import type { Estado } from '@/entities/reportes/options'
import { type Answer, answerSchema } from '@/entities/reportes/packet/schema'
import type { Reporte } from '@/entities/reportes/reporte'
import { newestFirst } from '@/shared/lib/fecha'

const instant = v.pipe(
  v.string(),
  v.check((text) => Number.isFinite(Date.parse(text))),
)

/**
 * A report written on this phone. Its progress is derived from what happened and not stored, so that no record can say
 * "received" without the station's acknowledgement. `id` is the report's id; instants are ISO.
 */
const seguimientoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  guardado: v.string(),
  /** When the person last opened WhatsApp or another way to send it; gone once they say whether it went. */
  intentado: v.optional(v.string()),
  compartido: v.optional(v.string()),
  /** When the first acknowledgement was opened here; only valid together with the latest one, `acuse`. */
  recibido: v.optional(v.string()),
  acuse: v.fallback(v.optional(answerSchema), undefined),
  /**
   * The central took it: when this phone sent it, and when it arrived by the central's clock. `eliminado`: the station
   * deleted it since. `foto`: the one that came with its answer, which no packet carries.
   */
  central: v.fallback(
    v.optional(
      v.object({
        enviado: instant,
        recibido: instant,
        eliminado: v.optional(v.boolean()),
        foto: v.optional(v.string()),
      }),
    ),
    undefined,
  ),
})

export type Seguimiento = v.InferOutput<typeof seguimientoSchema>

export const ENVIO_LABELS = {
  GUARDADO: 'Guardado en este teléfono',
  COMPARTIDO: 'Compartido',
  ENVIADO: 'Enviado',
  RECIBIDO: 'Recibido',
} as const

export type Hecho = keyof typeof ENVIO_LABELS
/** How far the report came, in one word. */
export type Alcance = Exclude<Hecho, 'ENVIADO'>

export const newSeguimiento = ({ id, fechaCreacion }: Reporte): Seguimiento => ({
  id,
  guardado: fechaCreacion,
})

/** The record after the person said that they sent it; only the first time counts. */
export const shared = (record: Seguimiento, now: string): Seguimiento => ({
  ...record,
  intentado: undefined,
  compartido: record.compartido ?? now,
})

export function envioOf({ acuse, central, compartido }: Seguimiento): Alcance {
  if (acuse || central) return 'RECIBIDO'
  return compartido ? 'COMPARTIDO' : 'GUARDADO'
}

/** Only the person knows whether it left this phone, and has not said so yet. */
export const isUnsure = (record: Seguimiento): boolean =>
  envioOf(record) === 'GUARDADO' && record.intentado !== undefined

/** A report may be edited or withdrawn only while it has surely not left this phone. */
export const isStillHere = (record: Seguimiento): boolean =>
  envioOf(record) === 'GUARDADO' && !isUnsure(record)

/** The station has begun to attend it, as far as this phone has heard. */
export const isAnswered = ({ acuse }: Seguimiento): boolean =>
  acuse !== undefined && Boolean(acuse.estado !== 'PENDIENTE' || acuse.respuesta || acuse.administrador)

/** The station's acknowledgement. Its instant is the last change of triage, which only moves forward. */
export function answerOf(report: Reporte): Answer {
  const { id, estado, respuesta, administrador } = report
  const acuse = { id, estado, respuesta, fechaActualizacion: cambiosOf(report).atencion }
  return administrador ? { ...acuse, administrador } : acuse
}

export type Applied =
  | { kind: 'updated'; record: Seguimiento }
  /** It was opened before, or is older than the stored one: nothing changes. */
  | { kind: 'known'; record: Seguimiento }
  /** This phone doesn't hold that report: nothing changes. */
  | { kind: 'unknown' }

/** Applies an acknowledgement to this phone's reports; an older one changes nothing. `now` is an ISO instant. */
export function applyAnswer(records: readonly Seguimiento[], acuse: Answer, now: string): Applied {
  const record = records.find(({ id }) => id === acuse.id)
  if (!record) return { kind: 'unknown' }
  const last = record.acuse
  if (last && !(Date.parse(acuse.fechaActualizacion) > Date.parse(last.fechaActualizacion)))
    return { kind: 'known', record }
  return { kind: 'updated', record: { ...record, recibido: record.recibido ?? now, acuse } }
}

export type Paso =
  | { paso: Hecho; instante: string }
  | {
      paso: 'ATENDIDO'
      instante: string
      estado: Estado
      respuesta: string
      administrador: string
      foto?: string | undefined
    }

/** The steps that this report has really taken, oldest first. */
export function timeline({ guardado, compartido, recibido, acuse, central }: Seguimiento): Paso[] {
  const steps: Paso[] = [{ paso: 'GUARDADO', instante: guardado }]
  if (compartido) steps.push({ paso: 'COMPARTIDO', instante: compartido })
  if (central) steps.push({ paso: 'ENVIADO', instante: central.enviado })
  const arrived = central?.recibido ?? (acuse && (recibido ?? acuse.fechaActualizacion))
  if (arrived) steps.push({ paso: 'RECIBIDO', instante: arrived })
  if (!acuse) return steps
  const { estado, respuesta, administrador = '', fechaActualizacion } = acuse
  const foto = central?.foto
  if (estado !== 'PENDIENTE' || respuesta || foto)
    steps.push({ paso: 'ATENDIDO', instante: fechaActualizacion, estado, respuesta, administrador, foto })
  return steps
}

/** This phone's own reports: no account needed, no sample data. */
export const misReportesList: ModuleList<Seguimiento> = {
  key: MIS_REPORTES_KEY,
  idPrefix: 'reporte-',
  title: 'Reportes de este teléfono',
  schema: seguimientoSchema,
  seed: () => [],
  compare: newestFirst(({ guardado }) => guardado),
  name: ({ id }) => codigoOf(id),
  words: {},
  writes: { create: [], edit: [], remove: [] },
  backup: true,
  ownDevice: true,
  silent: true,
}
