import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { factsOf, type Log } from '@/server/log'
import { forgetOld } from '@/server/reports/forget'
import { exportTo } from './export'

const KEPT = 14
const NAME = /^central-\d{4}-\d{2}-\d{2}\.ndjson\.gz$/
const HOUR = 3
const LOOK_MS = 5 * 60_000

const nameOf = (day: Date): string => {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))
  return `central-${day.getFullYear()}-${month}-${date}.ndjson.gz`
}

export type CopiaFile = { nombre: string; instante: string; bytes: number }

/** Newest first. */
export async function listCopias(folder: string): Promise<CopiaFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))
  return Promise.all(
    names
      .sort()
      .reverse()
      .map(async (nombre) => {
        const { mtime, size } = await stat(join(folder, nombre))
        return { nombre, instante: mtime.toISOString(), bytes: size }
      }),
  )
}

/** Exports when tonight's copy isn't there yet, and keeps the last ones. */
export async function nightly(database: Database, folder: string, now: Date): Promise<void> {
  const name = nameOf(now)
  const there = await listCopias(folder)
  if (now.getHours() < HOUR || there.some(({ nombre }) => nombre === name)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await exportTo(database, join(folder, name))
  for (const { nombre } of (await listCopias(folder)).slice(KEPT)) await rm(join(folder, nombre))
}

/** Deletes history older than a year, and sessions, tries and avisos that are over. */
async function tidy({ query }: Database): Promise<void> {
  await query(`delete from historial where instante < now() - interval '1 year'`)
  await query(`delete from sesion where caduca < now() or usada < now() - interval '7 days'`)
  await query(`delete from intento where desde < now() - interval '5 minutes'`)
  await query(`delete from envio where desde < now() - interval '1 hour'`)
  await query(`delete from aviso where creado < now() - interval '30 days'`)
}

/** Looks every few minutes, as a computer may be on for less than a night; ends with the returned function. */
export function keepNightly(database: Database, folder: string, log: Log): () => void {
  const look = async () => {
    try {
      await forgetOld(database, new Date())
      await nightly(database, folder, new Date())
      await tidy(database)
    } catch (error) {
      log('copia nocturna', factsOf(error))
    }
  }
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}
