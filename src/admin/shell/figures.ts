import { currentUser } from '@/access/current-user'
import { can, type Permission, type Subject } from '@/access/permissions'
import { objectRepository } from '@/access/repository'
import type { Item } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { itemsList } from '@/entities/inventario/module'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosRepository } from '@/entities/personal/miembros'
import { miembrosList } from '@/entities/personal/module'
import { totalGastos } from '@/entities/presupuesto/formulas'
import { gastosList } from '@/entities/presupuesto/module'
import type { Gasto } from '@/entities/presupuesto/partida'
import { gastosRepository } from '@/entities/presupuesto/partidas'
import { registrosList } from '@/entities/registro-servicios/module'
import type { RegistroServicio } from '@/entities/registro-servicios/registro'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { resumenServicios } from '@/entities/registro-servicios/totals'
import { anioDe } from '@/entities/sitio/anio'
import { CALCULADA, CIFRA_IDS, type CifraId, type Cifras, cifraDeSiempre } from '@/entities/sitio/cifras'
import { cifrasObject, sitioObject } from '@/entities/sitio/module'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import { toDay } from '@/shared/lib/fecha'
import { formatPercent } from '@/shared/lib/moneda'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { same } from '@/shared/storage/merge'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { samplesLeft } from './samples'

/** Services of that year that were not cancelled; minutes with one decimal. Nothing where the log is empty. */
export function countServices(list: readonly RegistroServicio[], anio: string): Cifras {
  if (list.length === 0) return {}
  const counted = list.filter(({ fecha, estado }) => fecha.startsWith(anio) && estado !== 'CANCELADO')
  const { porTipo, respuestaPromedio } = resumenServicios(counted)
  const kinds = Object.fromEntries(porTipo.map(({ tipo, cantidad }) => [tipo, String(cantidad)]))
  return {
    ...kinds,
    atenciones: String(counted.length),
    inspecciones: kinds.PREVENCION,
    respuesta: respuestaPromedio === null ? '' : String(Math.round(respuestaPromedio * 10) / 10),
  }
}

/** The same day a month ago, or the last one of a shorter month. */
function monthBefore(today: Date): string {
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  return toDay(new Date(year, month - 1, Math.min(day, new Date(year, month, 0).getDate())))
}

/** The active members, and how many of them joined within a month. */
export function countPeople(list: readonly Miembro[], today: Date): Cifras {
  if (list.length === 0) return {}
  const active = activeMiembros(list)
  const joined = active.filter(({ fechaIngreso }) => fechaIngreso > monthBefore(today)).length
  return { activos: String(active.length), nuevos: joined > 0 ? `+${joined}` : '' }
}

/** Vehicles that can leave the station: in good or fair state, or operational. */
export function countVehicles(items: readonly Item[]): Cifras {
  const vehicles = items.filter(({ categoria }) => categoria === 'VEHICULO')
  if (vehicles.length === 0) return {}
  const ready = vehicles.filter(({ estado }) => ['BUENO', 'REGULAR', 'OPERATIVO'].includes(estado))
  return { vehiculos: String(ready.reduce((sum, { cantidad }) => sum + cantidad, 0)) }
}

/** What was accrued of the coded expenses. */
export const countBudget = (gastos: readonly Gasto[]): Cifras =>
  gastos.length === 0 ? {} : { ejecucion: formatPercent(totalGastos(gastos).ejecucion) }

type Source = {
  list: { key: string }
  permission: Permission
  ids: readonly CifraId[]
  count: (anio: string, today: Date) => Promise<Cifras>
}

/** Where each figure is counted. */
export const SOURCES = {
  bitacora: {
    list: registrosList,
    permission: 'servicios:view',
    ids: ['atenciones', 'respuesta', 'inspecciones', ...TIPOS_SERVICIO],
    count: async (anio) => countServices(await registrosRepository.all(), anio),
  },
  personal: {
    list: miembrosList,
    permission: 'personal:view',
    ids: ['activos', 'nuevos'],
    count: async (_, today) => countPeople(await miembrosRepository.all(), today),
  },
  inventario: {
    list: itemsList,
    permission: 'inventario:view',
    ids: ['vehiculos'],
    count: async () => countVehicles(await itemsRepository.all()),
  },
  presupuesto: {
    list: gastosList,
    permission: 'presupuesto:view',
    ids: ['ejecucion'],
    count: async () => countBudget(await gastosRepository.all()),
  },
} satisfies Record<string, Source>

const ALL: readonly Source[] = Object.values(SOURCES)

/** What a change of which may change a figure. */
export const COUNTED_KEYS: readonly string[] = [sitioStored.key, ...ALL.map(({ list }) => list.key)]

/** Each figure that can be counted, as this person may see the records now; empty where there are none. */
export async function figuresNow(user: Subject, anio: string, today: Date): Promise<Cifras> {
  const figures: Partial<Record<CifraId, string>> = {}
  for (const { ids, permission, count } of ALL) {
    if (!can(user, permission)) continue
    const counted = await count(anio, today)
    for (const id of ids) figures[id] = counted[id] ?? ''
  }
  return figures
}

const readSitio = createObjectRepository(sitioStored).read
const sitioRepository = objectRepository(sitioObject)
const contadas = objectRepository(cifrasObject)

/**
 * The site; no longer as the sample brigade once a SUPERADMIN's device holds no sample record, as after an earlier
 * version's `Comenzar sin datos de ejemplo`.
 */
async function sitioNow(user: Subject): Promise<Sitio> {
  const sitio = await readSitio()
  if (!sitio.ejemplo || !can(user, 'config:edit') || (await samplesLeft())) return sitio
  return sitioRepository.update({ ejemplo: false })
}

/**
 * Counts the figures that the public pages show, and keeps them where those pages read them: a visitor's phone may not
 * have the records. True when one is new.
 */
export async function countFigures(today: Date): Promise<boolean> {
  const user = await currentUser()
  if (!user) return false
  const sitio = await sitioNow(user)
  if (!CIFRA_IDS.some((id) => (sitio[id] ?? cifraDeSiempre(id, sitio.ejemplo)) === CALCULADA)) return false
  const anio = anioDe(sitio, today)
  const next = { anio, ...(await figuresNow(user, anio, today)) }
  const before = await contadas.read()
  if (same({ ...before, ...next }, before)) return false
  await contadas.update(next)
  return true
}
