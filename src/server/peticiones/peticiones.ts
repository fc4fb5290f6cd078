import * as v from 'valibot'
import { usesOf } from '@/access/uses'
import { dayAt } from '@/entities/guardias/tiempo'
import { ESCRITO, type Escrito, type Peticion, peticionSchema } from '@/entities/inspecciones/peticion'
import { peticionesList } from '@/entities/inspecciones/peticiones-list'
import { fingerprint } from '@/server/accounts/codes'
import { tellPeticion } from '@/server/avisos/tell'
import type { Query } from '@/server/database/database'
import { HttpError } from '@/server/http/request/errors'
import { readConfiguracion } from '@/server/object'
import { countBytes } from '@/server/photos/windows'
import { countHourly } from '@/server/reports/limits'
import { CITIZEN } from '@/server/reports/reporte-row'
import { deleted, withValues } from '@/server/sync/own'
import { readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { canonical } from '@/shared/lib/canonical'
import { EXISTS, isAlive, recordOf } from '@/sync/fields'
import type { Row } from '@/sync/wire'

const { key: PETICIONES, idPrefix } = peticionesList

/** From one address, in an hour. */
const MOST = 20

/** Of a key of 128 random bits so much of its fingerprint tells all requests apart, and nobody finds the key by it. */
const HEX = 32

/** The id of the request that this key is of: no table has to say whose it is, and a copy put back doesn't either. */
export const idOfKey = (llave: string): string => idPrefix + fingerprint(llave).toString('hex').slice(0, HEX)

export const isPeticion = (id: string): boolean => id.startsWith(idPrefix)

export const readPeticion = async (query: Query, id: string): Promise<Row | undefined> =>
  (await readRows(query, [{ c: PETICIONES, id }]))[0]

export function peticionOf({ id, campos }: Pick<Row, 'id' | 'campos'>): Peticion | undefined {
  const read = v.safeParse(peticionSchema, recordOf(id, campos))
  return read.success ? read.output : undefined
}

const wordsOf = (one: Escrito): string => canonical(ESCRITO.map((field) => one[field]))

const attended = () =>
  new HttpError(409, 'atendido', 'La brigada ya atiende este pedido. Para cambiarlo, llame a la estación.')

type Sent = { id: string; escrito: Escrito; address: string; mail: boolean }

/** @throws HttpError 403 where the brigade doesn't inspect: nobody would answer */
async function demandUsed(query: Query): Promise<void> {
  if (!usesOf(await readConfiguracion(query))('inspecciones'))
    throw new HttpError(
      403,
      'apagado',
      'La brigada no recibe por aquí pedidos de permiso. Llame a la estación.',
    )
}

/**
 * Keeps a request, or what its phone corrected while nobody has answered. In a transaction. Says when it came and whether it is
 * new. @throws HttpError 403, 409, 429
 */
export async function takePeticion(query: Query, sent: Sent): Promise<{ instante: string; isNew: boolean }> {
  const { id, escrito, address, mail } = sent
  const seq = await takeNumbers(query, 1)
  const row = await readPeticion(query, id)
  const there = row && peticionOf(row)
  const isSame = there && wordsOf(there) === wordsOf(escrito)
  if (there && (isSame || !isAlive(row.campos))) return { instante: there.llegada, isNew: false }
  if (there && there.estado !== 'ESPERA') throw attended()
  await demandUsed(query)
  await countHourly(query, [{ key: `pedido:${address}`, most: MOST }])
  await countBytes(query, Buffer.byteLength(JSON.stringify(escrito)), [
    { key: `textos:pedido:${address}`, window: 'letters' },
    { key: 'textos:cartas', window: 'allLetters' },
  ])
  const now = Date.now()
  const record: Peticion = {
    ...{ id, recibida: dayAt(now), llegada: new Date(now).toISOString(), estado: 'ESPERA' },
    ...{ respuesta: '', respondida: '', local: '', nota: '' },
    ...escrito,
  }
  const before = row?.campos ?? {}
  const campos = withValues(before, row ? { ...escrito } : { [EXISTS]: true, ...record })
  await writeRows(query, [{ row: { c: PETICIONES, id, seq, campos }, before }], CITIZEN)
  if (!row) await tellPeticion(query, record, mail)
  return { instante: there?.llegada ?? record.llegada, isNew: !row }
}

/** Deletes a request that nobody answered, with its photos and what its history says. @throws HttpError 404, 409 */
export async function withdrawPeticion(query: Query, id: string): Promise<void> {
  const seq = await takeNumbers(query, 1)
  const row = await readPeticion(query, id)
  const peticion = row && peticionOf(row)
  if (!row || !peticion) throw new HttpError(404, 'nada', 'La central no conoce este pedido.')
  if (!isAlive(row.campos)) return
  if (peticion.estado !== 'ESPERA') throw attended()
  await forgetPeticion(query, row, seq, true)
}

const PERSONAL = ['contacto', 'telefono', 'email', 'dice', 'fotos'] as const

const BLANK = { contacto: 'Datos eliminados', telefono: '', email: '', dice: '', fotos: undefined }

const scrubbed = (fields: Row['campos'] | null) =>
  fields &&
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).filter(([name]) => !PERSONAL.some((one) => one === name))),
  )

/** Takes who asked and the photos out of a request and its history; `goes`: the record goes too. Needs the number of a change. */
export async function forgetPeticion(query: Query, row: Row, seq: number, goes = false): Promise<void> {
  const blank = withValues(row.campos, BLANK)
  const campos = goes || !isAlive(row.campos) ? deleted(blank) : blank
  await writeRows(query, [{ row: { ...row, seq, campos }, before: row.campos }], CITIZEN)
  await query('delete from foto where de = $1', [row.id])
  const rows = await query<{ seq: number; antes: Row['campos'] | null; despues: Row['campos'] }>(
    'select seq, antes, despues from historial where coleccion = $1 and id = $2',
    [PETICIONES, row.id],
  )
  await query(
    `update historial h set antes = t.a::json, despues = t.d::json
     from unnest($3::bigint[], $4::text[], $5::text[]) as t (s, a, d)
     where h.coleccion = $1 and h.id = $2 and h.seq = t.s`,
    [
      ...[PETICIONES, row.id, rows.map(({ seq: n }) => n)],
      ...[rows.map(({ antes }) => scrubbed(antes)), rows.map(({ despues }) => scrubbed(despues))],
    ],
  )
}

/** Those that were answered before `before` and still say who asked. */
export async function answeredBefore(query: Query, before: Date): Promise<Row[]> {
  const rows = await query<Row>('select coleccion as c, id, campos, seq from registro where coleccion = $1', [
    PETICIONES,
  ])
  return rows.filter((row) => {
    const one = peticionOf(row)
    const said = one?.respondida && one.contacto !== BLANK.contacto ? Date.parse(one.respondida) : Number.NaN
    return said < before.getTime()
  })
}
