import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Query } from '@/server/database/database'
import { keyOf } from './key'

const llaveSchema = v.object({
  /** The public half, in hex: with it copies are closed and none is opened. */
  publica: v.string(),
  /** Of the photos' names on the devices, in hex: nobody tells from a name which photo it is. */
  nombres: v.string(),
  /** When it was made, as an ISO instant; null where that is in no copy, because it is newer than the one that was put back. */
  creada: v.nullable(v.string()),
  /** When somebody last had its words, as an ISO instant: to try them, or to put a copy back. */
  probada: v.nullable(v.string()),
})

/** What the central knows of the recovery key. It travels in copies, and so a central that was put back goes on with it. */
export type Llave = v.InferOutput<typeof llaveSchema>

export async function readLlave(query: Query): Promise<Llave | null> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'llave'`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), llaveSchema), row?.valor)
  return read.success ? read.output : null
}

const write = (query: Query, llave: Llave) =>
  query(
    `insert into central (clave, valor) values ('llave', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify(llave)],
  )

/** A secret of its own for each key. */
const newNames = () => randomBytes(16).toString('hex')

/** From now on copies are closed for these words. @throws SpokenError for words that are no key */
export async function putLlave(query: Query, words: string): Promise<void> {
  await write(query, {
    publica: keyOf(words).publica.toString('hex'),
    nombres: newNames(),
    creada: new Date().toISOString(),
    probada: null,
  })
}

/** Notes that somebody has the words, whose sheet is found then. */
export async function noteTried(query: Query): Promise<void> {
  const llave = await readLlave(query)
  if (llave) await write(query, { ...llave, probada: new Date().toISOString() })
}

/**
 * Copies go on being closed for the key whose words, at that instant, opened the one that was put back. A night is closed
 * after it was made: that key may be newer than the one in the copy, or the copy may have none, and its sheet is the one
 * that somebody found.
 */
export async function goOnWith(query: Query, publica: string, instante: string): Promise<void> {
  const llave = await readLlave(query)
  const same = llave?.publica === publica
  await write(query, {
    ...(same ? llave : { publica, nombres: newNames(), creada: null }),
    probada: instante,
  })
}
