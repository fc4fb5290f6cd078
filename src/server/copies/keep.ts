import * as v from 'valibot'
import { byClock, readClock } from '@/server/brigada/zona'
import type { Database, Query } from '@/server/database/database'
import { endUnused } from '@/server/despachos/accesos'
import { factsOf, type Log } from '@/server/log'
import { sweepPhotos } from '@/server/photos/sweep'
import { forgetOld } from '@/server/reports/forget'
import type { Free } from '@/server/room'
import { sentenceOf } from '@/shared/lib/spoken-error'
import { sealTonight } from './custodios/tonight'
import { nightly } from './nightly'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** When the clock was last looked at, and since when it has gone on without a jump: both in ms since 1970. */
const seenSchema = v.pipe(v.string(), v.parseJson(), v.object({ visto: v.number(), desde: v.number() }))

/**
 * Whether the clock has gone on for a day as clocks do. A computer whose battery is dead, or one that somebody set to
 * another year, would delete for their age what is not old: history, photos, the names of reports. After a jump, or days
 * without power, that waits a day, in which somebody may set the clock right.
 */
async function isClockSteady(query: Query, now: Date): Promise<boolean> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'reloj'`)
  const read = v.safeParse(seenSchema, row?.valor)
  const visto = now.getTime()
  const last = read.success ? read.output : undefined
  const jumped = !last || visto < last.visto - HOUR_MS || visto > last.visto + DAY_MS
  const desde = jumped ? visto : last.desde
  await query(
    `insert into central (clave, valor) values ('reloj', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify({ visto, desde })],
  )
  return visto - desde >= DAY_MS
}

/** In ms: how often what is due is looked for. */
export const LOOK_MS = 5 * 60_000
const FAILED = 'La copia no se pudo hacer; el registro de la central dice por qué.'

const failureSchema = v.object({ instante: v.string(), mensaje: v.string() })

/** Since when the copy of the night can't be made, and why. */
export type CopiaFailure = v.InferOutput<typeof failureSchema>

export async function readFailure(query: Query): Promise<CopiaFailure | null> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'copia'`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), row?.valor)
  return read.success ? read.output : null
}

const noteFailure = (query: Query, mensaje: string) =>
  query(
    `insert into central (clave, valor) values ('copia', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify({ instante: new Date().toISOString(), mensaje } satisfies CopiaFailure)],
  )

/** Makes tonight's copy where it is due; what hinders it is kept for whoever looks at the central. */
export async function copyTonight(
  database: Database,
  folder: string,
  now: Date,
  log: Log,
  free?: Free,
): Promise<void> {
  const { query } = database
  try {
    if (await nightly(database, folder, now, free)) await query(`delete from central where clave = 'copia'`)
  } catch (error) {
    log('copia nocturna', factsOf(error))
    await noteFailure(query, sentenceOf(error) ?? FAILED)
  }
}

/** Deletes history older than a year, and sessions, tries and avisos that are over. */
async function tidy({ query }: Database): Promise<void> {
  await query(`delete from historial where instante < now() - interval '1 year'`)
  await query(`delete from sesion where caduca < now() or usada < now() - interval '7 days'`)
  await query('delete from ritmo where hasta < now()')
  await query(`delete from equipo where usado < now() - interval '1 year'`)
  await query(`delete from envio where desde < now() - interval '1 hour'`)
  await query(`delete from aviso where creado < now() - interval '30 days'`)
  await query('delete from invitacion where hasta < now()')
  await endUnused(query)
  await query(`delete from acceso_fin where instante < now() - interval '1 year'`)
  await query(`delete from custodio where terminado < now() - interval '1 year'`)
  // Who answered stands in the call's record from its end.
  await query(`delete from despacho where terminado < now() - interval '90 days'`)
}

/** What a central does by itself: it forgets what is over, and makes tonight's copy where it is due. */
export async function tend(database: Database, folder: string, log: Log, now = new Date()): Promise<void> {
  const failed = (error: unknown): void => log('tareas', factsOf(error))
  if (await isClockSteady(database.query, now).catch(failed)) {
    await forgetOld(database, now).catch(failed)
    await sweepPhotos(database, now).catch(failed)
    await tidy(database).catch(failed)
  }
  const copy = async () => copyTonight(database, folder, now, log)
  await readClock(database.query)
    .then((clock) => byClock(clock, copy))
    .catch(failed)
  await sealTonight(database, folder).catch(failed)
}

/** Looks every few minutes, as a computer may be on for less than a night; ends with the returned function. */
export function keepNightly(database: Database, folder: string, log: Log): () => void {
  const timer = setInterval(() => void tend(database, folder, log), LOOK_MS)
  return () => clearInterval(timer)
}
