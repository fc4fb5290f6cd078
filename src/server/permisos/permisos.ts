import { createPublicKey, sign, verify } from 'node:crypto'
import { codigoOf, leer, marcaOf, mensajeOf, type Permiso } from '@/entities/permiso-firmado/codigo'
import type { Firmas } from '@/entities/permiso-firmado/verificar'
import { notify, type Query } from '@/server/database/database'
import { toDay } from '@/shared/lib/fecha'
import { SpokenError } from '@/shared/lib/spoken-error'
import { FIRMAS } from '@/sync/publico/publico'
import { type LlaveDeFirma, readFirma, readLlaves } from './llaves'

/** What the record of a permit says; day and key are the central's. */
export type Pedido = Omit<Permiso, 'llave' | 'emitido'>

/** Who acts, and when. */
export type Act = { usuario: string; now: Date }

/** A signed permit as the central keeps it. */
export type Firmado = {
  id: string
  codigo: string
  /** As an ISO instant; null while it stands. */
  anulado: string | null
  motivo: string
}

type Row = { id: string; codigo: string; anulado: Date | null; motivo: string | null }

const firmadoOf = ({ id, codigo, anulado, motivo }: Row): Firmado => ({
  ...{ id, codigo, motivo: motivo ?? '' },
  anulado: anulado?.toISOString() ?? null,
})

/** All permits that this central signed, the newest first. */
export async function listPermisos(query: Query): Promise<Firmado[]> {
  const rows = await query<Row>(
    'select id, codigo, anulado, motivo from permiso order by otorgado desc, numero desc',
  )
  return rows.map(firmadoOf)
}

async function permisoBy(query: Query, column: 'id' | 'marca', value: string): Promise<Firmado | undefined> {
  const [row] = await query<Row>(`select id, codigo, anulado, motivo from permiso where ${column} = $1`, [
    value,
  ])
  return row && firmadoOf(row)
}

/** One writer at a time: no number is given twice. Readers don't wait. */
const alone = (query: Query) => query('lock table permiso in share row exclusive mode')

const insert = (query: Query, id: string, codigo: string, { usuario, now }: Act) => {
  const leido = leer(codigo)
  if (!leido) throw new Error('no code of a permit')
  const { permiso, firma } = leido
  return query(
    `insert into permiso (id, marca, anio, numero, hasta, codigo, otorgado, por)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, marcaOf(firma), permiso.anio, permiso.numero, permiso.hasta, codigo, now, usuario],
  )
}

const isOf = (codigo: string, pedido: Pedido): boolean => {
  const permiso = leer(codigo)?.permiso
  return (Object.keys(pedido) as (keyof Pedido)[]).every((field) => permiso?.[field] === pedido[field])
}

/**
 * Signs a permit, once for each `id`: asked again it says the same. What was signed is never changed; who wants other words
 * on it annuls it. In a transaction. @throws SpokenError
 */
export async function firmarPermiso(query: Query, id: string, pedido: Pedido, act: Act): Promise<Firmado> {
  await alone(query)
  const before = await permisoBy(query, 'id', id)
  if (before) {
    if (isOf(before.codigo, pedido)) return before
    throw new SpokenError('Este permiso ya se firmó con otros datos. Anúlelo y otorgue otro.')
  }
  const firma = await readFirma(query)
  if (!firma)
    throw new SpokenError(
      'La central no tiene la llave con que se firman los permisos. Se hace o se repone en Configuración → Central.',
    )
  const permiso = { ...pedido, llave: firma.id, emitido: toDay(act.now) }
  const codigo = codigoOf(permiso, new Uint8Array(sign(null, mensajeOf(permiso), firma.key)))
  await insert(query, id, codigo, act)
  return { id, codigo, anulado: null, motivo: '' }
}

const isSignedBy = ({ publica }: LlaveDeFirma, mensaje: Uint8Array, firma: Uint8Array): boolean =>
  verify(
    null,
    mensaje,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publica }, format: 'jwk' }),
    firma,
  )

/**
 * Annuls the permit with this code; visitors' phones hear it with what is public. One that was signed after the copy that
 * was put back is noted here now. Annulled twice it keeps its first day. In a transaction.
 * @throws SpokenError for a code that this brigade didn't sign
 */
export async function anularPermiso(
  query: Query,
  { codigo, motivo }: { codigo: string; motivo: string },
  act: Act,
): Promise<Firmado> {
  await alone(query)
  const leido = leer(codigo)
  const llave = leido && (await readLlaves(query)).find(({ id }) => id === leido.permiso.llave)
  if (!leido || !llave || !isSignedBy(llave, leido.mensaje, leido.firma))
    throw new SpokenError('Ese código no es de un permiso que esta brigada haya firmado.')
  const marca = marcaOf(leido.firma)
  if (!(await permisoBy(query, 'marca', marca)))
    await insert(query, marca, codigoOf(leido.permiso, leido.firma), act)
  await query(
    `update permiso set anulado = $2, motivo = $3, anulado_por = $4 where marca = $1 and anulado is null`,
    [marca, act.now, motivo, act.usuario],
  )
  await tellFirmas(query)
  const annulled = await permisoBy(query, 'marca', marca)
  if (!annulled) throw new Error('the annulled permit is gone')
  return annulled
}

/** What visitors judge by is another. In a transaction. */
export const tellFirmas = (query: Query) => notify(query, 'cambios', ` ${FIRMAS}`)

/**
 * What visitors' phones judge permits by; null for a brigade that signs none. Of what has ended nothing needs to be said.
 * `day` is `YYYY-MM-DD`.
 */
export async function readFirmas(query: Query, day: string): Promise<Firmas | null> {
  const llaves = await readLlaves(query)
  if (llaves.length === 0) return null
  const rows = await query<{ marca: string; anulado: Date }>(
    'select marca, anulado from permiso where anulado is not null and hasta >= $1 order by anulado, marca',
    [day],
  )
  return {
    llaves: llaves.map(({ id, publica, retirada }) => ({ id, publica, retirada })),
    anulados: rows.map(({ marca, anulado }) => ({ marca, dia: toDay(anulado) })),
  }
}
