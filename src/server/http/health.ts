import { Hono } from 'hono'
import { FREE } from '@/server/budgets'
import type { Central } from '@/server/central'
import { listCopias } from '@/server/copies/kept'
import { readState } from '@/server/state'
import { dataVersion } from '@/sync/collections'
import type { Env } from './request/address'

const HOUR_MS = 60 * 60_000

/** How much may still be written; null where the database is another computer's. */
function diskOf({ free }: Central): 'bien' | 'poco' | 'lleno' | null {
  const bytes = free()
  if (bytes === null) return null
  if (bytes < FREE.records) return 'lleno'
  return bytes < FREE.photos ? 'poco' : 'bien'
}

async function copyHours({ copias }: Central): Promise<number | null> {
  const [newest] = await listCopias(copias)
  return newest ? Math.floor((Date.now() - Date.parse(newest.instante)) / HOUR_MS) : null
}

/** What devices ask first, and whoever watches over the central. It is for everybody, so it names nobody and counts nothing. */
export const health = (central: Central) =>
  new Hono<Env>().get('/salud', async (c) => {
    // A database that doesn't answer ends it with 503.
    const state = await readState(central.database.query)
    return c.json({
      bien: true,
      version: dataVersion(),
      hora: Date.now(),
      modo: state?.modo,
      epoca: state?.epoca,
      disco: diskOf(central),
      copiaHoras: await copyHours(central),
    })
  })
