import * as v from 'valibot'
import { answerSchema } from '@/entities/reportes/packet/schema'
import { applyAnswer, type Seguimiento } from '@/entities/reportes/seguimiento'
import { misReportesRepository } from '@/entities/reportes/seguimientos'
import { thisPhone } from './device'
import { despues } from './envio'
import { changeEnvio, readEnvios } from './queue'

const saidSchema = v.object({ ...answerSchema.entries, eliminado: v.optional(v.boolean()) })
type Said = v.InferOutput<typeof saidSchema>

/** So many of a phone's newest reports are asked about; older ones as these are closed. */
const MOST = 20

const isOpen = ({ acuse, central }: Seguimiento): boolean =>
  central !== undefined && !central.eliminado && acuse?.estado !== 'CERRADO'

/** The record with the answer in it, or undefined when it tells nothing new. */
function withAnswer(record: Seguimiento, { eliminado, ...said }: Said): Seguimiento | undefined {
  const { administrador, ...rest } = said
  const acuse = administrador ? { ...rest, administrador } : rest
  const applied = applyAnswer([record], acuse, record.central?.recibido ?? acuse.fechaActualizacion)
  const next = applied.kind === 'updated' ? applied.record : record
  if (eliminado && next.central) return { ...next, central: { ...next.central, eliminado } }
  return applied.kind === 'updated' ? next : undefined
}

/** Asks the central for the answers to this phone's reports; true when there is something new. Never throws. */
export async function askAnswers(): Promise<boolean> {
  let news = false
  try {
    const keys = new Map((await readEnvios()).map(({ id, llave }) => [id, llave]))
    for (const { id } of (await misReportesRepository.all()).filter(isOpen).slice(0, MOST)) {
      const llave = keys.get(id)
      if (!llave) continue
      const response = await thisPhone.ask('GET', `/reportes/${encodeURIComponent(id)}/acuse`, llave)
      const said: unknown = await response.json().catch(() => null)
      if (response.status === 404 && v.is(v.object({ error: v.literal('nada') }), said)) {
        // A central that came back from an older copy: it gets the report again.
        await changeEnvio(id, (envio) => envio && despues(envio, { paso: 'pierde' }), true)
        continue
      }
      const read = v.safeParse(saidSchema, said)
      if (!response.ok || !read.success || read.output.id !== id) continue
      const written = await misReportesRepository.upsertMany((records) =>
        records.flatMap((record) => (record.id === id ? (withAnswer(record, read.output) ?? []) : [])),
      )
      news ||= written.length > 0
    }
  } catch {
    // Without a network the last answers stay; those that came before it was lost are news all the same.
  }
  return news
}
