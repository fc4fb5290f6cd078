import { type Context, Hono } from 'hono'
import { demand } from '@/access/authorize'
import { endDevice, endOtherDevices, listDevices } from '@/server/accounts/devices'
import type { Central } from '@/server/central'
import type { Env } from './request/address'
import { staffOf } from './request/session'

/** A fingerprint, as the list says it. */
const ID = '[0-9a-f]{64}'

/** In which devices an account is signed in: one's own, and everybody's for who changes the configuration. */
export function sesiones(central: Central) {
  const { database, log } = central

  /** @throws HttpError, AccessError */
  async function whose(c: Context<Env>): Promise<{ usuario: string; mine: Buffer }> {
    const { actor, sesion } = await staffOf(c, central)
    const usuario = (c.req.param('id') ?? '').replaceAll('\0', '')
    if (usuario !== actor.id) demand(actor, 'config:edit')
    return { usuario, mine: sesion }
  }

  return new Hono<Env>()
    .get('/usuarios/:id/sesiones', async (c) => {
      const { usuario, mine } = await whose(c)
      return c.json({ sesiones: await listDevices(database.query, usuario, mine) })
    })
    .delete('/usuarios/:id/sesiones', async (c) => {
      const { usuario, mine } = await whose(c)
      await database.transaction((query) => endOtherDevices(query, usuario, mine))
      log('sesiones terminadas')
      return c.body(null, 204)
    })
    .delete(`/usuarios/:id/sesiones/:sesion{${ID}}`, async (c) => {
      const { usuario } = await whose(c)
      const huella = Buffer.from(c.req.param('sesion'), 'hex')
      await database.transaction((query) => endDevice(query, usuario, huella))
      log('sesión terminada')
      return c.body(null, 204)
    })
}
