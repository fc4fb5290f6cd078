import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { demand } from '@/access/authorize'
import type { Central } from '@/server/central'
import { keyOf, newWords } from '@/server/copies/custodios/key'
import { noteTried, putLlave, readLlave } from '@/server/copies/custodios/llave'
import { sealTonight } from '@/server/copies/custodios/tonight'
import { factsOf } from '@/server/log'
import { sealFirma } from '@/server/permisos/llaves'
import { SpokenError } from '@/shared/lib/spoken-error'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { staffOf } from './request/session'

const wordsSchema = v.object({ palabras: v.pipe(v.string(), v.maxLength(1000)) })

/** What a person typed is wrong, in the words of who read it. */
const refused = (error: unknown): unknown =>
  error instanceof SpokenError ? new HttpError(422, 'clave', error.message) : error

/**
 * The key that opens what the custodians keep. Its words are made here, because a page without https has nothing to make
 * them with, and told once; the central keeps of them only what closes copies.
 */
export function recuperacion(central: Central) {
  const { database, copias, log } = central
  const { query } = database
  const chief = async (c: Context<Env>) => demand((await staffOf(c, central)).actor, 'config:edit')

  return new Hono<Env>()
    .post('/recuperacion', async (c) => {
      await chief(c)
      return c.json({ palabras: newWords() })
    })
    .put('/recuperacion', async (c) => {
      await chief(c)
      const { palabras } = await formOf(c, wordsSchema)
      await database
        .transaction(async (inside) => {
          await putLlave(inside, palabras)
          await sealFirma(inside)
        })
        .catch((error) => {
          throw refused(error)
        })
      log('clave de recuperación')
      // Where it fails, the night's copy is closed within five minutes.
      await sealTonight(database, copias).catch((error) => log('copia de los custodios', factsOf(error)))
      return c.body(null, 204)
    })
    .post('/recuperacion/prueba', async (c) => {
      await chief(c)
      const { palabras } = await formOf(c, wordsSchema)
      const llave = await readLlave(query)
      try {
        if (keyOf(palabras).publica.toString('hex') !== llave?.publica)
          throw new SpokenError('Es una clave, pero no la de ahora: busque la hoja más nueva.')
      } catch (error) {
        throw refused(error)
      }
      await noteTried(query)
      return c.body(null, 204)
    })
}
