import * as v from 'valibot'
import type { ModuleList, ModuleObject } from '@/access/module'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { activeMedia } from '@/entities/galeria/filters'
import { mediosList } from '@/entities/galeria/module'
import { itemsList } from '@/entities/inventario/module'
import { activeMiembros } from '@/entities/personal/directory'
import { miembrosList } from '@/entities/personal/module'
import { gastosList } from '@/entities/presupuesto/module'
import { registrosList } from '@/entities/registro-servicios/module'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendicionesList } from '@/entities/rendicion/module'
import { anioDe } from '@/entities/sitio/anio'
import { contadasStored } from '@/entities/sitio/contadas'
import { dibujosObject, sitioObject } from '@/entities/sitio/module'
import { readConfiguracion } from '@/server/configuracion'
import type { Query } from '@/server/database/database'
import { readRows } from '@/server/sync/write'
import type { Stored } from '@/shared/storage/stored-module'
import { ONLY } from '@/sync/collections'
import { type Fields, isAlive, recordOf } from '@/sync/fields'
import {
  countBudget,
  countMonths,
  countPeople,
  countServices,
  countVehicles,
  type MesDeServicios,
} from '@/sync/publico/figures'
import type { Publico } from '@/sync/publico/publico'
import {
  forPages,
  publicConfiguracion,
  publicDibujos,
  publicMedia,
  publicMiembro,
  publicRendicion,
  publicSitio,
} from './fields'

const keysOf = (stored: readonly { key: string }[]): readonly string[] => stored.map(({ key }) => key)

/** What the pages show, and what their figures are counted from. */
export const SHOWN = keysOf([
  ...[configuracionObject, sitioObject, dibujosObject],
  ...[mediosList, miembrosList, rendicionesList],
])
export const COUNTED = keysOf([registrosList, itemsList, gastosList])

/** The number of the last change of any of these collections. */
export async function lastChange(query: Query, collections: readonly string[]): Promise<number> {
  const [row] = await query<{ seq: number | null }>(
    'select max(seq) as seq from registro where coleccion = any($1::text[])',
    [collections],
  )
  return row?.seq ?? 0
}

/** When that change of a public collection was made. */
async function changedAt(query: Query, seq: number): Promise<string> {
  const [row] = await query<{ instante: Date }>(
    `select h.instante from registro r
     join historial h on h.coleccion = r.coleccion and h.id = r.id and h.seq = r.seq
     where r.coleccion = any($1::text[]) and r.seq = $2`,
    [SHOWN, seq],
  )
  return (row?.instante ?? new Date()).toISOString()
}

/** The records that a device would show, in its order. */
async function listOf<T extends Stored>(query: Query, { key, schema, compare }: ModuleList<T>): Promise<T[]> {
  const rows = await query<{ id: string; campos: Fields }>(
    'select id, campos from registro where coleccion = $1 order by seq, id',
    [key],
  )
  const list = rows.flatMap(({ id, campos }) => {
    const read = v.safeParse(schema, recordOf(id, campos))
    return isAlive(campos) && read.success ? [read.output] : []
  })
  return compare ? list.sort(compare) : list
}

async function readOnly<T extends object>(
  query: Query,
  { key, schema, defaults }: ModuleObject<T>,
): Promise<T> {
  const [row] = await readRows(query, [{ c: key, id: ONLY }])
  const read = v.safeParse(schema, { ...defaults(), ...(row && recordOf(ONLY, row.campos)) })
  return read.success ? read.output : defaults()
}

/** What visitors see of what the brigade wrote; nothing that isn't named in `fields.ts`. */
export async function readShown(
  query: Query,
): Promise<{ datos: Publico['datos']; fecha: string; seq: number }> {
  const seq = await lastChange(query, SHOWN)
  const datos = {
    [configuracionObject.key]: publicConfiguracion(await readConfiguracion(query)),
    [sitioObject.key]: publicSitio(await readOnly(query, sitioObject)),
    [dibujosObject.key]: publicDibujos(await readOnly(query, dibujosObject)),
    [mediosList.key]: activeMedia(await listOf(query, mediosList)).map(publicMedia),
    [miembrosList.key]: activeMiembros(await listOf(query, miembrosList)).map(publicMiembro),
    [rendicionesList.key]: publishedRendiciones(await listOf(query, rendicionesList)).map(publicRendicion),
  }
  return { datos: forPages(datos), fecha: await changedAt(query, seq), seq }
}

/** The figures that can be counted from everything that the central has, public or not. */
export async function readFigures(
  query: Query,
  today: Date,
): Promise<{ datos: Publico['datos']; meses: MesDeServicios[]; seq: number }> {
  const seq = await lastChange(query, COUNTED)
  const anio = anioDe(await readOnly(query, sitioObject), today)
  const registros = await listOf(query, registrosList)
  const contadas = {
    anio,
    ...countServices(registros, anio),
    ...countPeople(await listOf(query, miembrosList), today),
    ...countVehicles(await listOf(query, itemsList)),
    ...countBudget(await listOf(query, gastosList)),
  }
  return { datos: { [contadasStored.key]: contadas }, meses: countMonths(registros), seq }
}
