import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import type { Central } from '@/server/central'
import { readFailure } from '@/server/copies/keep'
import { listCopias } from '@/server/copies/kept'
import { photosBeside } from '@/server/copies/photo-store'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** The nightly exports that the central keeps. */
export const copias = (central: Central) =>
  new Hono<Env>().get('/copias', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'config:edit')
    return c.json({
      carpeta: resolve(central.copias),
      copias: await listCopias(central.copias),
      fotos: await photosBeside(join(central.copias, 'copia')).bytes(),
      fallo: await readFailure(central.database.query),
    })
  })
