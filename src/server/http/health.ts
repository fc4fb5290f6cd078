import { Hono } from 'hono'
import type { Central } from '@/server/central'
import { readState } from '@/server/state'
import { dataVersion } from '@/sync/collections'
import type { Env } from './request/address'

export const health = ({ database }: Central) =>
  new Hono<Env>().get('/salud', async (c) => {
    const state = await readState(database.query)
    return c.json({
      bien: true,
      version: dataVersion(),
      hora: Date.now(),
      modo: state?.modo,
      epoca: state?.epoca,
    })
  })
