import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import type { ModuleList } from '@/access/module'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import type { Central } from '@/server/central'
import { type Kept, keepUp } from '@/server/publico/kept'
import { readState } from '@/server/state'
import { toDay } from '@/shared/lib/fecha'
import type { Stored } from '@/shared/storage/stored-module'
import { SUMS_READERS, sumsOf } from '@/sync/sums/sums'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** Reads of a list what changed since the last time, within one history of the records. */
function reader<T extends Stored>(
  { database }: Central,
  list: ModuleList<T>,
): (epoca: string | undefined) => Promise<T[]> {
  let last: { epoca: string | undefined; kept: Kept<T> } | undefined
  return async (epoca) => {
    const before = last?.epoca === epoca ? last?.kept : undefined
    const kept = await keepUp(database.query, list, before)
    last = { epoca, kept }
    return [...kept.records.values()]
  }
}

/** Sums of lists that the person may not read, as the accountability screen shows them. */
export function sumas(central: Central) {
  const [miembros, items, ingresos, gastos, registros] = [
    reader(central, miembrosList),
    reader(central, itemsList),
    reader(central, ingresosList),
    reader(central, gastosList),
    reader(central, registrosList),
  ]
  return new Hono<Env>().get('/sumas', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, SUMS_READERS)
    const epoca = (await readState(central.database.query))?.epoca
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
