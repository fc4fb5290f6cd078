import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { usesOf } from '@/access/uses'
import { publishedAportes } from '@/entities/aportes/aporte'
import { aportesList } from '@/entities/aportes/module'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { activeMedia } from '@/entities/galeria/filters'
import { mediosList } from '@/entities/galeria/module'
import { type Contable as Visita, contableOf as visitaOf } from '@/entities/inspecciones/cifras'
import { salariosList, tarifasList } from '@/entities/inspecciones/cobros/listas'
import { tiposList } from '@/entities/inspecciones/permiso/module'
import { tramiteDe } from '@/entities/inspecciones/tramite-hecho'
import { plantillasList, visitasList } from '@/entities/inspecciones/visita/listas'
import type { Item } from '@/entities/inventario/item'
import { itemsList } from '@/entities/inventario/module'
import { publicadosList, publishedMeses } from '@/entities/lotaip/publicado'
import { activeMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { miembrosList } from '@/entities/personal/module'
import { type Congelado, congeladosList, publishedCortes } from '@/entities/presupuesto/cortes/congelado'
import { gastosList } from '@/entities/presupuesto/module'
import type { Gasto } from '@/entities/presupuesto/partida'
import { registrosList } from '@/entities/registro-servicios/module'
import { type Contable, contableOf } from '@/entities/registro-servicios/totals'
import { publishedRendiciones } from '@/entities/rendicion/filters'
import { rendicionesList } from '@/entities/rendicion/module'
import { anioDe } from '@/entities/sitio/anio'
import { contadasStored } from '@/entities/sitio/cifras'
import { dibujosObject, sitioObject } from '@/entities/sitio/module'
import type { Query } from '@/server/database/database'
import { readConfiguracion, readObject } from '@/server/object'
import { toDay } from '@/shared/lib/fecha'
import type { Archivo } from '@/shared/lib/file/archivo'
import { photoId, photoSource } from '@/shared/lib/picture/photo-source'
import type { Stored } from '@/shared/storage/stored-module'
import { type Fields, isAlive, recordOf } from '@/sync/fields'
import {
  countBudget,
  countInspections,
  countMonths,
  countPeople,
  countServices,
  countVehicles,
  type MesDeServicios,
} from '@/sync/publico/figures'
import { type Publico, TRAMITE } from '@/sync/publico/publico'
import {
  forPages,
  publicAporte,
  publicConfiguracion,
  publicCongelado,
  publicDibujos,
  publicMedia,
  publicMes,
  publicMiembro,
  publicRendicion,
  publicSitio,
  publicTramite,
  type Sizes,
} from './fields'
import { type Kept, keepUp, whole } from './kept'

const keysOf = (stored: readonly { key: string }[]): readonly string[] => stored.map(({ key }) => key)

/** What the pages show, and what their figures are counted from. */
export const SHOWN = keysOf([
  ...[configuracionObject, sitioObject, dibujosObject],
  ...[mediosList, miembrosList, rendicionesList, congeladosList],
  ...[publicadosList, aportesList],
  ...[plantillasList, tiposList, tarifasList, salariosList],
])
/** The configuration says whether the brigade inspects. */
export const COUNTED = keysOf([
  ...[registrosList, itemsList, gastosList, congeladosList, visitasList],
  configuracionObject,
])

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

async function sizesOf(query: Query, archivos: readonly Archivo[]): Promise<Sizes> {
  if (archivos.length === 0) return new Map()
  const rows = await query<{ id: string; bytes: number }>(
    'select id, octet_length(bytes) as bytes from foto where id = any($1::text[])',
    [archivos.map(({ url }) => photoId(url))],
  )
  return new Map(rows.map(({ id, bytes }) => [photoSource(id), bytes]))
}

async function readTramite(query: Query) {
  const plantillas = await listOf(query, plantillasList)
  const tipos = await listOf(query, tiposList)
  const tarifas = await listOf(query, tarifasList)
  const salarios = await listOf(query, salariosList)
  return publicTramite(tramiteDe({ plantillas, tipos, tarifas, salarios }, toDay(new Date())))
}

/** What visitors see of what the brigade wrote; nothing that isn't named in `fields.ts`. */
export async function readShown(
  query: Query,
): Promise<{ datos: Publico['datos']; fecha: string; seq: number }> {
  const seq = await lastChange(query, SHOWN)
  const informes = publishedRendiciones(await listOf(query, rendicionesList))
  const meses = publishedMeses(await listOf(query, publicadosList))
  const sizes = await sizesOf(query, [
    ...informes.flatMap(({ archivos = [] }) => archivos),
    ...meses.flatMap(({ numerales }) => numerales.flatMap(({ anexos = [] }) => anexos)),
  ])
  const configuracion = await readConfiguracion(query)
  const inspects = usesOf(configuracion)('inspecciones')
  const datos = {
    [configuracionObject.key]: publicConfiguracion(configuracion),
    [sitioObject.key]: publicSitio(await readObject(query, sitioObject)),
    [dibujosObject.key]: publicDibujos(await readObject(query, dibujosObject)),
    [mediosList.key]: activeMedia(await listOf(query, mediosList)).map(publicMedia),
    [miembrosList.key]: activeMiembros(await listOf(query, miembrosList)).map(publicMiembro),
    [rendicionesList.key]: informes.map((one) => publicRendicion(one, sizes)),
    [congeladosList.key]: publishedCortes(await listOf(query, congeladosList)).map(publicCongelado),
    [aportesList.key]: publishedAportes(await listOf(query, aportesList)).map(publicAporte),
    [publicadosList.key]: meses.map((one) => publicMes(one, sizes)),
    ...(inspects && { [TRAMITE]: await readTramite(query) }),
  }
  return { datos: forPages(datos), fecha: await changedAt(query, seq), seq }
}

/** What the figures are counted from, private records too: it stays in the server. */
type Counted = {
  registros: Kept<Contable>
  miembros: Kept<Miembro>
  items: Kept<Item>
  gastos: Kept<Gasto>
  congelados: Kept<Congelado>
  visitas: Kept<Visita>
}

export type Figures = {
  datos: Publico['datos']
  meses: readonly MesDeServicios[]
  seq: number
  counted: Counted
}

/** The figures that can be counted from everything that the central has, public or not. `last`: the count before. */
export async function readFigures(query: Query, today: Date, last?: Figures): Promise<Figures> {
  const seq = await lastChange(query, COUNTED)
  const counted = {
    registros: await keepUp(query, registrosList, last?.counted.registros, contableOf),
    miembros: await keepUp(query, miembrosList, last?.counted.miembros, whole),
    items: await keepUp(query, itemsList, last?.counted.items, whole),
    gastos: await keepUp(query, gastosList, last?.counted.gastos, whole),
    congelados: await keepUp(query, congeladosList, last?.counted.congelados, whole),
    visitas: await keepUp(query, visitasList, last?.counted.visitas, visitaOf),
  }
  const inspects = usesOf(await readConfiguracion(query))('inspecciones')
  const anio = anioDe(await readObject(query, sitioObject), today)
  const registros = [...counted.registros.records.values()]
  const contadas = {
    anio,
    ...countServices(registros, anio, today),
    ...(inspects && countInspections([...counted.visitas.records.values()], anio)),
    ...countPeople([...counted.miembros.records.values()], today),
    ...countVehicles([...counted.items.records.values()]),
    ...countBudget(
      [...counted.gastos.records.values()],
      [...counted.congelados.records.values()],
      anio,
      today,
    ),
  }
  return { datos: { [contadasStored.key]: contadas }, meses: countMonths(registros), seq, counted }
}
