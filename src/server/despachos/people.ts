import * as v from 'valibot'
import type { ModuleList } from '@/access/module'
import { type Despacho, salidasDeReportes } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { dayAt } from '@/entities/guardias/tiempo'
import type { Credencial } from '@/entities/personal/credencial'
import { funcionesDe } from '@/entities/personal/funciones'
import { mandosObject } from '@/entities/personal/mandos'
import type { Miembro } from '@/entities/personal/miembro'
import { credencialesList, miembrosList } from '@/entities/personal/module'
import type { Query } from '@/server/database/database'
import { DAY, mentions } from '@/server/database/written'
import { readObject } from '@/server/object'
import type { Funcion } from '@/shared/lib/funciones'
import type { Stored } from '@/shared/storage/stored-module'
import { isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'

export const PERSONAL = miembrosList.key

/** The record of a row; undefined where it was deleted, or can't be read. */
export function readableIn<T extends Stored>(
  list: ModuleList<T>,
  { id, campos }: Pick<Row, 'id' | 'campos'>,
): T | undefined {
  if (!isAlive(campos)) return undefined
  const read = v.safeParse(list.schema, recordOf(id, campos))
  return read.success ? read.output : undefined
}

/** Every record of a list that is there. */
export async function recordsOf<T extends Stored>(query: Query, list: ModuleList<T>): Promise<T[]> {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    'select id, campos from registro where coleccion = $1',
    [list.key],
  )
  return rows.flatMap((row) => readableIn(list, row) ?? [])
}

/** Those whose text has this in it, which is a sieve: a list of years has thousands. */
export async function recordsWith<T extends Stored>(
  query: Query,
  list: ModuleList<T>,
  text: string,
): Promise<T[]> {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 and ${mentions('campos', '$2')}`,
    [list.key, text],
  )
  return rows.flatMap((row) => readableIn(list, row) ?? [])
}

/** Those of these `YYYY-MM-DD` days, both included. */
export async function recordsBetween<T extends Stored>(
  query: Query,
  list: ModuleList<T>,
  [desde, hasta]: readonly [desde: string, hasta: string],
): Promise<T[]> {
  const rows = await query<Pick<Row, 'id' | 'campos'>>(
    `select id, campos from registro where coleccion = $1 and ${DAY} between $2 and $3`,
    [list.key, desde, hasta],
  )
  return rows.flatMap((row) => readableIn(list, row) ?? [])
}

/** The person of a row, who belongs to the brigade today; undefined for who left it, or was deleted. */
export function activeIn(row: Pick<Row, 'id' | 'campos'>): Miembro | undefined {
  const miembro = readableIn(miembrosList, row)
  return miembro?.activo ? miembro : undefined
}

/** Everybody who belongs to the brigade today, in its order. */
export async function activePeople(query: Query): Promise<Miembro[]> {
  return (await recordsOf(query, miembrosList))
    .filter(({ activo }) => activo)
    .sort((a, b) => a.orden - b.orden)
}

export const readCredenciales = (query: Query): Promise<Credencial[]> => recordsOf(query, credencialesList)

/** What each of these people can be today, by their ids. */
export async function funcionesOf(
  query: Query,
  people: readonly Miembro[],
): Promise<ReadonlyMap<string, Funcion[]>> {
  const [credenciales, hoy] = [await readCredenciales(query), dayAt(Date.now())]
  const { cargos } = await readObject(query, mandosObject)
  return new Map(people.map((miembro) => [miembro.id, funcionesDe(miembro, credenciales, hoy, cargos)]))
}

/** The newest call that was made from a community report; undefined without one. */
export async function salidaOf(query: Query, reporte: string): Promise<Despacho | undefined> {
  return salidasDeReportes(await recordsWith(query, despachosList, reporte)).get(reporte)
}
