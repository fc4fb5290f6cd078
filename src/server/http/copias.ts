import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { demand } from '@/access/authorize'
import type { Central } from '@/server/central'
import { listCustodios } from '@/server/copies/custodios/equipos'
import { readLlave } from '@/server/copies/custodios/llave'
import { readFailure } from '@/server/copies/keep'
import { listCopias } from '@/server/copies/kept'
import { copyNow } from '@/server/copies/nightly'
import { photosBeside } from '@/server/copies/photo-store'
import { readRepuesta } from '@/server/copies/restored'
import { readTry, tryNewest } from '@/server/copies/try'
import { readDisco } from '@/server/database/durability'
import type { Env } from './request/address'
import { whoAsks } from './request/session'
import { tellSteps } from './request/steps'

/** The nightly exports that the central keeps, and the try whether the newest can be put back. */
export const copias = (central: Central) => {
  const { database, log } = central
  const demandChief = async (c: Context<Env>) => demand((await whoAsks(c, central)).actor, 'config:edit')

  const keyOfBrigade = async () => {
    const llave = await readLlave(database.query)
    return llave && { creada: llave.creada, probada: llave.probada }
  }

  return new Hono<Env>()
    .get('/copias', async (c) => {
      await demandChief(c)
      return c.json({
        carpeta: resolve(central.copias),
        copias: await listCopias(central.copias),
        fotos: await photosBeside(join(central.copias, 'copia')).bytes(),
        fallo: await readFailure(database.query),
        prueba: await readTry(database.query),
        repuesta: await readRepuesta(database.query),
        clave: await keyOfBrigade(),
        custodios: await listCustodios(database.query),
        disco: await readDisco(database),
      })
    })
    .post('/copias', async (c) => {
      await demandChief(c)
      return tellSteps(c, {
        run: (progress) => copyNow(database, central.copias, progress, central.free),
        log,
        name: 'copia a pedido',
        failed: 'La copia no se pudo hacer; el registro de la central dice por qué.',
      })
    })
    .post('/copias/prueba', async (c) => {
      await demandChief(c)
      return tellSteps(c, {
        run: (progress) => tryNewest(database, central.copias, progress),
        log,
        name: 'prueba de una copia',
        failed: 'La copia no se pudo reponer; el registro de la central dice por qué.',
      })
    })
}
