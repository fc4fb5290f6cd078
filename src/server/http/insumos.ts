import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import { registrosList } from '@/entities/registro-servicios/module'
import { usosDe } from '@/entities/registro-servicios/recursos'
import type { Central } from '@/server/central'
import { keptReader } from '@/server/publico/kept'
import { readState } from '@/server/state'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** What the partes used, for whoever sees the inventory and not the log: no name, place or word of a call. */
export function insumos(central: Central) {
  const registros = keptReader(central.database.query, registrosList)
  return new Hono<Env>().get('/insumos', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'inventario:view')
    return c.json(usosDe(await registros((await readState(central.database.query))?.epoca)))
  })
}
