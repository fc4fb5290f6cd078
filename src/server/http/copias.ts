import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import type { Central } from '@/server/central'
import { listCopias } from '@/server/copies/nightly'
import type { Env } from './address'
import { whoAsks } from './session'

/** The nightly exports that the central keeps. */
export const copias = (central: Central) =>
  new Hono<Env>().get('/copias', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'config:edit')
    return c.json({ copias: await listCopias(central.copias) })
  })
