import * as v from 'valibot'
import type { Query } from '@/server/database/database'
import { goOnWith } from './custodios/llave'

const restoredSchema = v.object({
  /** As an ISO instant. */
  instante: v.string(),
  por: v.picklist(['pagina', 'consola']),
  /** It was a custodian's copy, which the recovery key opened. */
  clave: v.boolean(),
})

/** The copy from which this database began. It is true of this database alone, and so no copy carries it. */
export type Repuesta = v.InferOutput<typeof restoredSchema>

export async function readRepuesta(query: Query): Promise<Repuesta | null> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'repuesta'`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), restoredSchema), row?.valor)
  return read.success ? read.output : null
}

/** Who puts a copy back: by which way, and the public half, in hex, of the key that opened it where it was closed. */
export type Restorer = Pick<Repuesta, 'por'> & { publica?: string | undefined }

export async function noteRestored(query: Query, { por, publica }: Restorer): Promise<void> {
  const instante = new Date().toISOString()
  const made: Repuesta = { instante, por, clave: publica !== undefined }
  await query(
    `insert into central (clave, valor) values ('repuesta', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify(made)],
  )
  if (publica !== undefined) await goOnWith(query, publica, instante)
}
