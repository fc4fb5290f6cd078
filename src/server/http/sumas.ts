import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { usosDe } from '@/entities/registro-servicios/recursos'
import type { Central } from '@/server/central'
import { keptReader } from '@/server/publico/kept'
import { readState } from '@/server/state'
import { toDay } from '@/shared/lib/fecha'
import { SUMS_READERS, sumsOf } from '@/sync/sums/sums'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** Sums of lists that the person may not read, as the accountability screen shows them. */
export function sumas(central: Central) {
  const { query } = central.database
  const [miembros, items, ingresos, gastos, registros] = [
    keptReader(query, miembrosList),
    keptReader(query, itemsList),
    keptReader(query, ingresosList),
    keptReader(query, gastosList),
    keptReader(query, registrosList),
  ]
  return new Hono<Env>().get('/sumas', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, SUMS_READERS)
    const epoca = (await readState(query))?.epoca
    const lists = {
      miembros: await miembros(epoca),
      items: await items(epoca),
      ingresos: await ingresos(epoca),
      gastos: await gastos(epoca),
      registros: await registros(epoca),
    }
    const now = new Date()
    return c.json(sumsOf(lists, now.toISOString(), toDay(now)))
  })
}

/** What the partes used, for whoever sees the inventory and not the log: no name, place or word of a call. */
export function insumos(central: Central) {
  const { query } = central.database
  const registros = keptReader(query, registrosList)
  return new Hono<Env>().get('/insumos', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'inventario:view')
    return c.json(usosDe(await registros((await readState(query))?.epoca)))
  })
}
