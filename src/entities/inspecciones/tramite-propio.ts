import { listRepository } from '@/access/repository'
import { toDay } from '@/shared/lib/fecha'
import { salariosList, tarifasList } from './cobros/listas'
import { tiposList } from './permiso/module'
import type { Tramite } from './tramite'
import { tramiteDe } from './tramite-hecho'
import { plantillasList } from './visita/listas'

/** The same of what this device itself has: nothing is a sample, so what nobody wrote is missing. */
export async function tramitePropio(): Promise<Tramite> {
  const [plantillas, tipos, tarifas, salarios] = await Promise.all([
    listRepository(plantillasList).all(),
    listRepository(tiposList).all(),
    listRepository(tarifasList).all(),
    listRepository(salariosList).all(),
  ])
  return tramiteDe({ plantillas, tipos, tarifas, salarios }, toDay(new Date()))
}
