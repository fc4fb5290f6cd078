import { currentUser } from '@/access/current-user'
import { can, type Permission, type Subject } from '@/access/permissions'
import { listRepository, objectRepository } from '@/access/repository'
import { usesOf } from '@/access/uses'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { visitasList } from '@/entities/inspecciones/visita/listas'
import { itemsRepository } from '@/entities/inventario/items'
import { itemsList } from '@/entities/inventario/module'
import { miembrosList } from '@/entities/personal/module'
import { miembrosRepository } from '@/entities/personal/queries'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { congeladosRepository } from '@/entities/presupuesto/cortes/congelados'
import { gastosList } from '@/entities/presupuesto/module'
import { gastosRepository } from '@/entities/presupuesto/partidas'
import { registrosList } from '@/entities/registro-servicios/module'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { anioDe } from '@/entities/sitio/anio'
import { CIFRA_IDS, type Cifras, isCalculada, isDeUnAnio } from '@/entities/sitio/cifras'
import { cifrasObject, sitioObject } from '@/entities/sitio/module'
import { type Sitio, sitioStored } from '@/entities/sitio/sitio'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { same } from '@/shared/storage/merge'
import { createObjectRepository } from '@/shared/storage/object-repository'
import {
  countBudget,
  countInspections,
  countPeople,
  countServices,
  countVehicles,
} from '@/sync/publico/figures'
import { samplesLeft } from './samples'

/** Counts a list that is known here. */
async function counted<T>(list: Promise<T[] | null>, count: (list: T[]) => Cifras): Promise<Cifras | null> {
  const known = await list
  return known && count(known)
}

const visitasRepository = listRepository(visitasList)
const configuracion = objectRepository(configuracionObject)

type Source = {
  list: { key: string }
  permission: Permission
  ids: readonly (keyof Cifras)[]
  /** Null where this device doesn't know the list whole. */
  count: (anio: string, today: Date) => Promise<Cifras | null>
}

/** Where each figure is counted. */
export const SOURCES = {
  bitacora: {
    list: registrosList,
    permission: 'servicios:view',
    ids: ['atenciones', 'respuesta', 'inspecciones', ...TIPOS_SERVICIO],
    count: (anio, today) => counted(registrosRepository.known(), (list) => countServices(list, anio, today)),
  },
  // After the log, in whose place its count stands.
  visitas: {
    list: visitasList,
    permission: 'inspecciones:view',
    ids: ['inspecciones'],
    async count(anio) {
      const list = await visitasRepository.known()
      const figures = list && countInspections(list, anio)
      return figures?.inspecciones ? figures : null
    },
  },
  personal: {
    list: miembrosList,
    permission: 'personal:view',
    ids: ['activos', 'nuevos'],
    count: (_, today) => counted(miembrosRepository.known(), (list) => countPeople(list, today)),
  },
  inventario: {
    list: itemsList,
    permission: 'inventario:view',
    ids: ['vehiculos'],
    count: () => counted(itemsRepository.known(), countVehicles),
  },
  presupuesto: {
    list: gastosList,
    permission: 'presupuesto:view',
    ids: ['ejecucion', 'ejecucionAl'],
    async count(anio, today) {
      const cuts = await congeladosRepository.known()
      return cuts && counted(gastosRepository.known(), (list) => countBudget(list, cuts, anio, today))
    },
  },
} satisfies Record<string, Source>

const ALL: readonly Source[] = Object.values(SOURCES)

/** The storage keys whose changes may change a figure. */
export const COUNTED_KEYS: readonly string[] = [
  ...[sitioStored.key, congeladosList.key],
  ...ALL.map(({ list }) => list.key),
]

/**
 * Each figure that can be counted, as this person may see the records now; empty where there are none, and missing where
 * this device doesn't know the list whole.
 */
export async function figuresNow(user: Subject, anio: string, today: Date): Promise<Cifras> {
  const figures: Partial<Record<keyof Cifras, string>> = {}
  const inspects = usesOf(await configuracion.read())('inspecciones')
  for (const source of ALL) {
    const { ids, permission, count } = source
    if (!can(user, permission) || (source === SOURCES.visitas && !inspects)) continue
    const known = await count(anio, today)
    // Whoever sees no visits can't tell how many inspections there were, and leaves what another role counted.
    const tells = (id: keyof Cifras) =>
      id !== 'inspecciones' || !inspects || can(user, SOURCES.visitas.permission)
    if (known) for (const id of ids.filter(tells)) figures[id] = known[id] ?? ''
  }
  return figures
}

const readSitio = createObjectRepository(sitioStored).read
const sitioRepository = objectRepository(sitioObject)
const contadas = objectRepository(cifrasObject)

/**
 * Reads the site. An earlier version's `Comenzar sin datos de ejemplo` emptied the lists and left the site marked as
 * the sample brigade: where a SUPERADMIN's device holds no sample record, the mark is removed.
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
  if (!CIFRA_IDS.some((id) => isCalculada(id, sitio, today))) return false
  const anio = anioDe(sitio, today)
  const before = await contadas.read()
  // Whoever doesn't see the log must not leave last year's services under the new year.
  const gone = before.anio === anio ? [] : CIFRA_IDS.filter(isDeUnAnio).map((id) => [id, ''])
  const next = { ...Object.fromEntries(gone), anio, ...(await figuresNow(user, anio, today)) }
  if (same({ ...before, ...next }, before)) return false
  await contadas.update(next)
  return true
}
