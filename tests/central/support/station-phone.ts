import { CentralError } from '@/access/central/http'
import type { Collection } from '@/sync/collections'
import { createWorld, Phone, type World } from '../../unit/sync/world'
import type { Client } from './client'

type StationPhone = {
  /** The lists that its program has; without them all of today's. */
  known?: readonly Collection[]
  /** What another phone left in its storage. */
  left?: Phone | undefined
  /** By how many ms its clock is ahead. */
  ahead?: number
}

/** A phone with the app's own sync, which talks to a real central in the client's session. Both clocks go on. */
export async function stationPhone(
  client: Client,
  compiled: World['compiled'],
  { known, left, ahead = 0 }: StationPhone = {},
): Promise<Phone> {
  const world = await createWorld([], compiled)
  Object.defineProperty(world, 'now', { get: Date.now })
  const phone = new Phone(world, ahead, known)
  if (left) await phone.restore(await left.backup())
  phone.central.version = phone.app.dataVersion()
  phone.server = async (request) => {
    const { status, body } = await client.post('/sync', request)
    if (status !== 200) throw new CentralError(status, body.error, body.mensaje)
    return body
  }
  return phone
}
