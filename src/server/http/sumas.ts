import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import { itemsList } from '@/entities/inventario/module'
import { movimientosList } from '@/entities/inventario/movimientos/movimiento'
import { conMovimientos } from '@/entities/inventario/movimientos/saldo'
import { previstosDelProximo } from '@/entities/inventario/plan/costo'
import { hechosList, planesList } from '@/entities/inventario/plan/listas'
import { segunItems } from '@/entities/inventario/revision/fuera'
import { fallasList } from '@/entities/inventario/revision/listas'
import { enUso } from '@/entities/inventario/totals'
import { miembrosList } from '@/entities/personal/module'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { gastosList, ingresosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { conTripulacionOf } from '@/entities/registro-servicios/participacion'
import { conUsosOf, usosDe } from '@/entities/registro-servicios/recursos'
import { contableOf } from '@/entities/registro-servicios/totals'
import type { Central } from '@/server/central'
import { keptReader, whole } from '@/server/publico/kept'
import { readState } from '@/server/state'
import { toDay } from '@/shared/lib/fecha'
import { SUMS_READERS, sumsOf } from '@/sync/sums/sums'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

/** Sums of lists that the person may not read, as the accountability screen shows them. */
export function sumas(central: Central) {
  const { query } = central.database
  const [miembros, items, movimientos, ingresos, gastos, congelados, registros] = [
    keptReader(query, miembrosList, whole),
    keptReader(query, itemsList, whole),
    keptReader(query, movimientosList, whole),
    keptReader(query, ingresosList, whole),
    keptReader(query, gastosList, whole),
    keptReader(query, congeladosList, whole),
    keptReader(query, registrosList, contableOf),
  ]
  return new Hono<Env>().get('/sumas', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, SUMS_READERS)
    const epoca = (await readState(query))?.epoca
    const lists = {
      miembros: await miembros(epoca),
      items: conMovimientos(await items(epoca), await movimientos(epoca)),
      ingresos: await ingresos(epoca),
      gastos: await gastos(epoca),
      congelados: await congelados(epoca),
      registros: await registros(epoca),
    }
    const now = new Date()
    return c.json(sumsOf(lists, now.toISOString(), toDay(now)))
  })
}

/**
 * What the partes used, for whoever sees the inventory and not the log: no name, place or word of a call. Phones of earlier
 * versions don't ask for `todo` and take what came back for used up.
 */
export function insumos(central: Central) {
  const { query } = central.database
  const registros = keptReader(query, registrosList, conUsosOf)
  return new Hono<Env>().get('/insumos', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'inventario:view')
    const all = usosDe(await registros((await readState(query))?.epoca))
    return c.json(c.req.query('todo') ? all : all.filter(({ cantidad }) => cantidad > 0))
  })
}

/** What the plans of the inventory are foreseen to cost next year, for whoever keeps the budget: no item, place or name. */
export function previstos(central: Central) {
  const { query } = central.database
  const [items, movimientos, planes, hechos] = [
    keptReader(query, itemsList, whole),
    keptReader(query, movimientosList, whole),
    keptReader(query, planesList, whole),
    keptReader(query, hechosList, whole),
  ]
  return new Hono<Env>().get('/previstos', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'presupuesto:view')
    const epoca = (await readState(query))?.epoca
    const here = conMovimientos(enUso(await items(epoca)), await movimientos(epoca))
    const [plans, done, hoy] = [await planes(epoca), await hechos(epoca), toDay(new Date())]
    return c.json(previstosDelProximo(here, plans, done, hoy))
  })
}

/**
 * What is out of service by its own state, and which fallas are of things that are no more, for whoever calls people out and
 * doesn't see the inventory: no place, value or person.
 */
export function fuera(central: Central) {
  const { query } = central.database
  const [items, fallas] = [keptReader(query, itemsList, whole), keptReader(query, fallasList, whole)]
  return new Hono<Env>().get('/fuera', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'servicios:view')
    const epoca = (await readState(query))?.epoca
    return c.json(segunItems(await items(epoca), await fallas(epoca)))
  })
}

/** Who was on which service and how long, for whoever keeps the staff and doesn't see the log: no place or word of a call. */
export function tripulaciones(central: Central) {
  const { query } = central.database
  const registros = keptReader(query, registrosList, conTripulacionOf)
  return new Hono<Env>().get('/tripulaciones', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'personal:edit')
    return c.json(await registros((await readState(query))?.epoca))
  })
}
