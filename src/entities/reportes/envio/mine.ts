import { AccessError } from '@/access/authorize'
import { dropMine, isMineToChange, misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import type { Seguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { toWire } from '@/entities/reportes/packet/schema'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Row } from '@/shared/storage/entry/rows'
import { UnknownIdError } from '@/shared/storage/errors'
import { afterEvent, type Envio, nextTask } from './envio'
import { changeEnvio, newSecret, readEnvios, rowOfEnvio, rowWithoutEnvio } from './queue'

const cuerpoOf = (report: Reporte): string => JSON.stringify(toWire(report, 'ciudadano', () => true))

/** The text to queue for one of this phone's reports; undefined when it is queued already or need not go. Pure. */
export function wanted(
  record: Seguimiento,
  report: Reporte | undefined,
  envio: Envio | undefined,
): string | undefined {
  if (!report) return undefined
  // It went by another way, or with a key that another phone or an earlier copy holds.
  if (!envio) return record.compartido || record.acuse || record.central ? undefined : cuerpoOf(report)
  if (envio.retirado || envio.pide === 'retirar' || !isMineToChange(report, record)) return undefined
  const cuerpo = cuerpoOf(report)
  return cuerpo === envio.cuerpo ? undefined : cuerpo
}

const newEnvio = (id: string, cuerpo: string): Envio => ({ id, llave: newSecret(), cuerpo })

/** A report that is filed now, in the queue. */
export const newEnvioRow = (report: Reporte): Row => rowOfEnvio(newEnvio(report.id, cuerpoOf(report)))

const byId = <T extends { id: string }>(all: readonly T[]) => new Map(all.map((one) => [one.id, one]))

/**
 * Queues each of this phone's reports whose present text is not queued yet. It finds them by comparing, so that none is lost
 * if the phone dies between saving and queueing, or if the report is older than the central.
 */
export async function queueMine(): Promise<void> {
  const envios = byId(await readEnvios())
  const reports = byId(await reportesRepository.all())
  for (const record of await misReportesRepository.all()) {
    const cuerpo = wanted(record, reports.get(record.id), envios.get(record.id))
    if (cuerpo === undefined) continue
    await changeEnvio(record.id, (envio) =>
      envio ? afterEvent(envio, { kind: 'corrected', cuerpo }) : newEnvio(record.id, cuerpo),
    )
  }
}

/** The record with what the central said; undefined when that is nothing new. Pure. */
export function withCentral(record: Seguimiento, { enviado, recibido }: Envio): Seguimiento | undefined {
  if (record.central || !enviado || !recibido) return undefined
  return { ...record, central: { enviado, recibido } }
}

/** Drops the report and its row; false when it was shared or attended here meanwhile, or another tab has just dropped it. */
const isDropped = (id: string): Promise<boolean> =>
  dropMine(id, [rowWithoutEnvio(id)]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AccessError || error instanceof UnknownIdError) return false
      throw error
    },
  )

/** The ids of the reports that the central has now, and of those that it deleted as asked. */
export type Heard = { received: string[]; withdrawn: string[] }

/** Notes on this phone's reports what the central answered to this page, or to the worker while no page was open. */
export async function hearCentral(): Promise<Heard> {
  const all = await readEnvios()
  const envios = byId(all)
  const received: string[] = []
  const records = byId(await misReportesRepository.all())
  const isNews = (envio: Envio) => {
    const record = records.get(envio.id)
    return record !== undefined && withCentral(record, envio) !== undefined
  }
  if (all.some(isNews))
    // Decided under the lock, so that of two tabs only one tells it.
    await misReportesRepository.upsertMany((list) => {
      const news = list.flatMap((record) => {
        const envio = envios.get(record.id)
        return (envio && withCentral(record, envio)) ?? []
      })
      received.splice(0, received.length, ...news.map(({ id }) => id))
      return news
    })
  const withdrawn: string[] = []
  for (const envio of all) {
    const known = records.has(envio.id)
    if (envio.retirado && known) {
      if (!(await isDropped(envio.id))) continue
      withdrawn.push(envio.id)
    } else if (!known && (envio.retirado || !nextTask(envio))) await changeEnvio(envio.id, () => undefined)
  }
  return { received, withdrawn }
}

/** Queues a withdrawal; false when the report never left the phone and nobody has to be asked. */
export async function askForWithdrawal(id: string): Promise<boolean> {
  const left = await changeEnvio(
    id,
    (envio) => envio && afterEvent(envio, { kind: 'asked', what: 'retirar' }),
    true,
  )
  return left !== undefined
}

export async function askToForget(id: string): Promise<void> {
  await changeEnvio(id, (envio) => envio && afterEvent(envio, { kind: 'asked', what: 'olvidar' }), true)
}
