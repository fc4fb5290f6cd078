import { stationMail } from '@/entities/configuracion/configuracion'
import type { Query } from '@/server/database/database'
import { noteSent } from '@/server/despachos/convocados'
import { readConfiguracion } from '@/server/object'
import type { Aviso } from '@/shared/lib/aviso'
import type { Job, Letter, Outcome } from './queue'
import { encrypt, newVapidKeys, type VapidKeys, vapidHeader } from './web-push'

const ANSWER_MS = 10_000
/** The push service keeps it so long for a phone that is off. */
const KEPT_SECONDS = 24 * 60 * 60

const secondsLeft = (minutos: number, creado: Date): number =>
  Math.floor(minutos * 60 - (Date.now() - creado.getTime()) / 1000)

/** The central's keys, made when they are first asked for. */
export async function vapidKeys(query: Query): Promise<VapidKeys> {
  await query(`insert into central (clave, valor) values ('vapid', $1) on conflict (clave) do nothing`, [
    JSON.stringify(newVapidKeys()),
  ])
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'vapid'`)
  return JSON.parse(row?.valor ?? '{}')
}

/** Whom a push service writes to about this central. */
async function subjectOf(query: Query): Promise<string> {
  return `mailto:${stationMail(await readConfiguracion(query)) || 'central@bomberos.example'}`
}

/** One push to one browser. `allows`: whether the central may call this address. */
export async function sendPush(query: Query, job: Job, allows: (url: URL) => boolean): Promise<Outcome> {
  const { despacho }: Aviso = JSON.parse(job.contenido)
  if (!despacho) return push(query, job, allows)
  const runs = await query('select 1 from despacho where id = $1 and terminado is null', [despacho])
  if (runs.length === 0) return { kind: 'gone' }
  // Read before: an address that is gone is forgotten.
  const [phone] = await query<{ persona: string }>('select persona from acceso where endpoint = $1', [
    job.para,
  ])
  const outcome = await push(query, job, allows)
  // One that failed is tried again: nobody knows yet that it doesn't arrive.
  if (phone && outcome.kind !== 'failed')
    await noteSent(query, { despacho, ...phone, taken: outcome.kind === 'sent' })
  return outcome
}

async function push(query: Query, job: Job, allows: (url: URL) => boolean): Promise<Outcome> {
  const [subscription] = await query<{ p256dh: string; auth: string }>(
    `select p256dh, auth from suscripcion where endpoint = $1
     union all select p256dh, auth from suscripcion_reporte where endpoint = $1
     union all select p256dh, auth from acceso where endpoint = $1 limit 1`,
    [job.para],
  )
  if (!subscription || !URL.canParse(job.para) || !allows(new URL(job.para))) return { kind: 'gone' }
  const aviso: Aviso = JSON.parse(job.contenido)
  const keptSeconds = aviso.minutos === undefined ? KEPT_SECONDS : secondsLeft(aviso.minutos, job.creado)
  if (keptSeconds <= 0) return { kind: 'gone' }
  const response = await fetch(job.para, {
    method: 'POST',
    headers: {
      Authorization: vapidHeader(job.para, await subjectOf(query), await vapidKeys(query)),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(keptSeconds),
      Urgency: aviso.urgente ? 'high' : 'normal',
    },
    body: new Uint8Array(encrypt(job.contenido, subscription)),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null)
  await response?.body?.cancel()
  if (response?.status === 404 || response?.status === 410) {
    await query('delete from suscripcion where endpoint = $1', [job.para])
    await query('delete from suscripcion_reporte where endpoint = $1', [job.para])
    await query('update acceso set endpoint = null where endpoint = $1', [job.para])
    return { kind: 'gone' }
  }
  const ok = response?.ok === true
  await query(`update suscripcion set fallos = ${ok ? '0' : 'fallos + 1'} where endpoint = $1`, [job.para])
  return ok ? { kind: 'sent' } : { kind: 'failed', error: String(response?.status ?? 'sin respuesta') }
}

const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'desconocido'

/** One letter, to the address that the configuration names. */
export async function sendMail(job: Job, smtp: string): Promise<Outcome> {
  const { asunto, texto, responder }: Letter = JSON.parse(job.contenido)
  // Most stations have no mail server: its code is loaded where there is one.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(smtp, {
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: 'Bomberos', address: job.para },
      to: { name: '', address: job.para },
      ...(responder && { replyTo: { name: '', address: responder } }),
      subject: asunto,
      text: texto,
    })
    return { kind: 'sent' }
  } catch (error) {
    return { kind: 'failed', error: codeOf(error) }
  } finally {
    transport.close()
  }
}
