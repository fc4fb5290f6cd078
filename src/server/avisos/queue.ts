import type { Database, Query } from '@/server/database/database'
import { factsOf, type Log } from '@/server/log'
import type { Aviso } from '@/shared/lib/aviso'
import { sendMail, sendPush } from './send'
import { tryMail, tryPush } from './trial'
import { isPushService } from './web-push'

export type Letter = { asunto: string; texto: string; responder?: string | undefined }

/** An aviso for a browser (`para`: its endpoint) or a letter for an address (`para`); `contenido` as JSON. */
export type Job = {
  id: number
  clase: 'push' | 'correo'
  para: string
  contenido: string
  intentos: number
  creado: Date
}

export type Outcome = { kind: 'sent' | 'gone' } | { kind: 'failed'; error: string }

const LOOK_MS = 30_000
/** The last try is some hours after the first. */
const TRIES = 8
/** So many wait for an answer at once: of a call the last phone must not wait for the first ones. */
const WORKERS = 16

/** Puts something to be told into the transaction of what it tells: both are kept, or neither. */
export async function enqueue(
  query: Query,
  clase: Job['clase'],
  to: readonly string[],
  contenido: Aviso | Letter,
): Promise<void> {
  if (to.length === 0) return
  const isCall = 'minutos' in contenido
  await query(
    `insert into aviso (clase, para, contenido, urgencia)
     select $1, para, $3, $4 from unnest($2::text[]) as t (para)`,
    [clase, to, JSON.stringify(contenido), isCall ? 1 : 0],
  )
}

/** What this process can tell: letters only where it knows a mail server. */
const clasesOf = (smtp: string | undefined) => (smtp ? ['push', 'correo'] : ['push'])

/** Whether anything waits to be told, now or later. */
export const waiting = async (query: Query, smtp: string | undefined): Promise<boolean> =>
  (await query('select 1 from aviso where not fallido and clase = any($1::text[]) limit 1', [clasesOf(smtp)]))
    .length > 0

/** Takes the next one, after setting when to try it again: a process that dies with it loses nothing. */
const take = async (query: Query, clases: readonly string[]): Promise<Job | undefined> =>
  (
    await query<Job>(
      `update aviso set intentos = intentos + 1,
         proximo = now() + least(interval '1 hour', interval '15 seconds' * power(4, intentos))
       where id = (select id from aviso where not fallido and proximo <= now() and clase = any($1::text[])
                   order by urgencia desc, id limit 1 for update skip locked)
       returning id, clase, para, contenido, intentos, creado`,
      [clases],
    )
  )[0]

async function settle(query: Query, { id, intentos }: Job, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'failed')
    await query('update aviso set error = $2, fallido = $3 where id = $1', [
      id,
      outcome.error,
      intentos >= TRIES,
    ])
  else await query('delete from aviso where id = $1', [id])
}

export type Avisos = {
  /** Whether the central has a mail server. */
  mail: boolean
  /** Whether it may call this address for a browser. */
  allows(url: URL): boolean
  /** Rings each of these browsers now; how many push services took it. */
  tryPush(endpoints: readonly string[]): Promise<number>
  /** Writes to this address now; null when the mail server took it, else its error's code. */
  tryMail(para: string): Promise<string | null>
  /** Sends now what waits, without making the caller wait. */
  wake(): void
  /** Whether anything waits, now or later. */
  waits(): Promise<boolean>
  /** Ends when all that waited was tried once. */
  settled(): Promise<void>
  close(): Promise<void>
}

type Sending = { smtp?: string | undefined; allows?: Avisos['allows']; log: Log }

/** Sends what waits: at once, and again later where nobody answered. */
export function createAvisos({ query }: Database, { smtp, allows = isPushService, log }: Sending): Avisos {
  const clases = clasesOf(smtp)
  let closed = false
  let running: Promise<void> | undefined
  let again = false

  const deliver = (job: Job): Promise<Outcome> =>
    (job.clase === 'push' ? sendPush(query, job, allows) : sendMail(job, smtp ?? '')).catch((error) => ({
      kind: 'failed',
      error: factsOf(error).codigo?.toString() ?? 'desconocido',
    }))
  async function work(): Promise<void> {
    for (let job = await take(query, clases); job && !closed; job = await take(query, clases)) {
      const outcome = await deliver(job)
      if (outcome.kind === 'failed') log('aviso sin entregar', { clase: job.clase, codigo: outcome.error })
      await settle(query, job, outcome)
    }
  }
  async function round(): Promise<void> {
    do {
      again = false
      await Promise.all(Array.from({ length: WORKERS }, work))
    } while (again && !closed)
  }
  function wake(): void {
    if (closed) return
    again = true
    running ??= round()
      .catch((error) => log('avisos', factsOf(error)))
      .finally(() => {
        running = undefined
        if (again) wake()
      })
  }
  const timer = setInterval(wake, LOOK_MS)
  timer.unref()
  wake()
  return {
    mail: smtp !== undefined,
    allows,
    tryPush: (endpoints) => tryPush(query, endpoints, allows),
    tryMail: (para) => tryMail(para, smtp ?? ''),
    wake,
    waits: () => waiting(query, smtp),
    settled: async () => running,
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
