import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { FREE } from '@/server/budgets'
import type { Database, Query } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { openPglite } from '@/server/database/pglite'
import type { Progress } from '@/server/progress'
import { demandFree, freeIn } from '@/server/room'
import { SpokenError, sentenceOf } from '@/shared/lib/spoken-error'
import { importFrom } from './import'
import { aloneWithCopies, listCopias } from './kept'

const FAILED = 'La copia no se pudo reponer; el registro de la central dice por qué.'

const countsSchema = v.object({ registros: v.number(), cuentas: v.number(), fotografias: v.number() })

const trySchema = v.object({
  /** When it ended. */
  instante: v.string(),
  copia: v.string(),
  ...countsSchema.entries,
  /** Why the copy can't be put back; '' where it can. */
  mensaje: v.string(),
})

/** The last try of a copy: what came back of it, or why nothing did. */
export type CopiaTry = v.InferOutput<typeof trySchema>
type Counts = v.InferOutput<typeof countsSchema>

export async function readTry(query: Query): Promise<CopiaTry | null> {
  const [row] = await query<{ valor: string }>(`select valor from central where clave = 'prueba'`)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), trySchema), row?.valor)
  return read.success ? read.output : null
}

async function note(query: Query, copia: string, counts: Counts, mensaje: string): Promise<void> {
  const found: CopiaTry = { instante: new Date().toISOString(), copia, ...counts, mensaje }
  await query(
    `insert into central (clave, valor) values ('prueba', $1) on conflict (clave) do update set valor = excluded.valor`,
    [JSON.stringify(found)],
  )
}

async function countIn(query: Query): Promise<Counts> {
  const count = async (from: string) =>
    (await query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0
  return {
    registros: await count('registro'),
    cuentas: await count('usuario where activo'),
    fotografias: await count('foto'),
  }
}

/** Puts the copy back in a database that nobody uses, counts what is in it, and throws it away. @throws SpokenError */
async function putBackAndCount(file: string, scratch: string, progress: Progress): Promise<Counts> {
  const free = freeIn(dirname(scratch))
  demandFree(free, FREE.firstStart)
  await rm(scratch, { recursive: true, force: true })
  progress('Preparando una base aparte')
  const database = await openPglite(scratch)
  try {
    await migrate(database)
    await importFrom(database, file, { free, progress })
    return await countIn(database.query)
  } finally {
    await database.close()
    await rm(scratch, { recursive: true, force: true })
  }
}

const NOTHING: Counts = { registros: 0, cuentas: 0, fotografias: 0 }

/**
 * Tries whether the newest copy of a night could be put back, beside the running central and without touching its data.
 * What it found stands in `readTry` afterwards, also where nobody waited for the answer.
 * @throws SpokenError where there is no copy, another process is at one, or it can't be put back
 */
export async function tryNewest(database: Database, folder: string, progress: Progress): Promise<void> {
  const [newest] = await listCopias(folder)
  if (!newest) throw new SpokenError('Todavía no hay ninguna copia que probar.')
  const { nombre } = newest
  const { query } = database
  // A copy that is made meanwhile would delete an old one, perhaps the one that is being tried.
  await aloneWithCopies(database, async () => {
    try {
      const counts = await putBackAndCount(join(folder, nombre), join(folder, 'prueba'), progress)
      await note(query, nombre, counts, '')
    } catch (error) {
      await note(query, nombre, NOTHING, sentenceOf(error) ?? FAILED)
      throw error
    }
  })
}
