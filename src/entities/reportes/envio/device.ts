import { askCentral } from '@/access/central/http'
import { hasLeftCentral } from '@/access/central/left'
import { MEANT_FOR } from '@/access/central/other'
import { pictureToSend } from '@/shared/storage/device/photos'
import { withLock } from '@/shared/storage/entry/lock'
import { changeEnvio, phoneName, readEnvios } from './queue'
import { type Phone, sendWaiting } from './sender'

/** The tag of the Background Sync that wakes the worker. */
export const SYNC_TAG = 'reportes'

/** This browser and the central that serves it. */
export const thisPhone: Phone = {
  read: readEnvios,
  change: changeEnvio,
  photo: pictureToSend,
  now: () => new Date().toISOString(),
  async ask(method, path, { llave, central }, body) {
    const headers = {
      authorization: `Bearer ${llave}`,
      'x-dispositivo': await phoneName(),
      // Its clock may be wrong by days: a central tells by this what it says of itself.
      'x-ahora': new Date().toISOString(),
      ...(central && { [MEANT_FOR]: central }),
    }
    const sent = typeof body === 'string' ? { json: JSON.parse(body) } : body && { bytes: body }
    return askCentral(method, path, sent, headers)
  },
}

/** Page and worker never send at once. From a device that left its central nothing goes by itself. */
export const sendAll = (): Promise<'done' | 'later'> =>
  withLock('bomberos-envios', async () => ((await hasLeftCentral()) ? 'done' : sendWaiting(thisPhone)))
