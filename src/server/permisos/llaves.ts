import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { keyOf, nameOfKey } from '@/server/copies/custodios/key'
import { type Llave as Recuperacion, readLlave } from '@/server/copies/custodios/llave'
import { open, seal } from '@/server/copies/custodios/sealed'
import type { Query } from '@/server/database/database'
import { SpokenError } from '@/shared/lib/spoken-error'

const llaveSchema = v.object({
  /** Four bytes in hex. */
  id: v.string(),
  /** 32 bytes in base64url. */
  publica: v.string(),
  /** When it was made, as an ISO instant. */
  desde: v.string(),
  /** The day on which another one took its place, as `YYYY-MM-DD`; null for the newest. */
  retirada: v.nullable(v.string()),
  /** Its private half, closed for the recovery key, in base64url; '' once it was replaced: nothing is signed with it again. */
  sellada: v.string(),
})

/** A key that signs permits, as copies carry it. The newest stands last. */
export type LlaveDeFirma = v.InferOutput<typeof llaveSchema>

/** The private half in use. It stays in this database: `CENTRAL_ROWS` keeps it out of every copy. */
const firmaSchema = v.object({ id: v.string(), privada: v.string() })

async function valueAt<S extends v.GenericSchema>(query: Query, clave: string, schema: S) {
  const [row] = await query<{ valor: string }>('select valor from central where clave = $1', [clave])
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), row?.valor)
  return read.success ? read.output : null
}

const put = (query: Query, clave: string, value: object) =>
  query(
    'insert into central (clave, valor) values ($1, $2) on conflict (clave) do update set valor = excluded.valor',
    [clave, JSON.stringify(value)],
  )

/** All keys that this brigade ever signed with; what the replaced ones signed stays valid. */
export const readLlaves = async (query: Query): Promise<LlaveDeFirma[]> =>
  (await valueAt(query, 'firmas', v.array(llaveSchema))) ?? []

const writeLlaves = (query: Query, llaves: readonly LlaveDeFirma[]) => put(query, 'firmas', llaves)

/** What signs now; null before the first key, and after a copy was put back until the recovery key opened it. */
export async function readFirma(query: Query): Promise<{ id: string; key: KeyObject } | null> {
  const firma = await valueAt(query, 'firma', firmaSchema)
  const llave = firma && (await readLlaves(query)).find(({ id }) => id === firma.id)
  if (!firma || !llave) return null
  return {
    id: firma.id,
    key: createPrivateKey({
      key: { kty: 'OKP', crv: 'Ed25519', d: firma.privada, x: llave.publica },
      format: 'jwk',
    }),
  }
}

async function collected(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

const sealed = async (privada: string, { publica }: Pick<Recuperacion, 'publica'>): Promise<string> =>
  (await collected(seal([Buffer.from(privada, 'base64url')], Buffer.from(publica, 'hex')))).toString(
    'base64url',
  )

/** Two people who make a key at once make one after the other. */
const alone = (query: Query) => query('lock table central in exclusive mode')

/**
 * Makes a key, from now on the one that signs. `actual`: the id of the newest that whoever asks knows of, '' for none, so
 * that a request that is sent again makes no second one. `day` is `YYYY-MM-DD`. In a transaction.
 * @throws SpokenError without a recovery key: nothing could put the new one back
 */
export async function newFirma(
  query: Query,
  { actual, day, now }: { actual: string; day: string; now: Date },
): Promise<void> {
  await alone(query)
  const llaves = await readLlaves(query)
  if ((llaves.at(-1)?.id ?? '') !== actual) return
  const recuperacion = await readLlave(query)
  if (!recuperacion)
    throw new SpokenError(
      'Primero hace falta la clave de recuperación de la brigada: con ella vuelve la firma si se pierde la central.',
    )
  const { privateKey } = generateKeyPairSync('ed25519')
  const { d: privada = '', x: publica = '' } = privateKey.export({ format: 'jwk' })
  const id = nameOfKey(Buffer.from(publica, 'base64url')).subarray(0, 4).toString('hex')
  await writeLlaves(query, [
    ...llaves.map((llave) => ({ ...llave, retirada: llave.retirada ?? day, sellada: '' })),
    { id, publica, desde: now.toISOString(), retirada: null, sellada: await sealed(privada, recuperacion) },
  ])
  await put(query, 'firma', { id, privada })
}

/** The recovery key is another one: what signs is closed for that one. In a transaction. */
export async function sealFirma(query: Query): Promise<void> {
  await alone(query)
  const [firma, recuperacion] = [await valueAt(query, 'firma', firmaSchema), await readLlave(query)]
  if (!firma || !recuperacion) return
  const sellada = await sealed(firma.privada, recuperacion)
  const llaves = await readLlaves(query)
  await writeLlaves(
    query,
    llaves.map((llave) => (llave.id === firma.id ? { ...llave, sellada } : llave)),
  )
}

/**
 * After a copy was put back: the recovery key's words open what signed before. In a transaction.
 * @throws SpokenError for other words
 */
export async function reopenFirma(query: Query, words: string): Promise<void> {
  await alone(query)
  const llave = (await readLlaves(query)).at(-1)
  if (!llave) return
  const key = keyOf(words)
  const privada = await collected(open([Buffer.from(llave.sellada, 'base64url')], key)).catch(() => {
    throw new SpokenError(
      'Esa clave no abre la firma: es de otra brigada, o de antes o después de que se cambió. Pruebe con la hoja que valía cuando se hizo la copia.',
    )
  })
  await put(query, 'firma', { id: llave.id, privada: privada.toString('base64url') })
}
