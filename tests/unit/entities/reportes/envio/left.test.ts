import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { sendAll } from '@/entities/reportes/envio/device'
import { changeEnvio, newSecret } from '@/entities/reportes/envio/queue'
import { database } from '@/shared/storage/entry/database'

test('from a device that left its central no report goes by itself, as no page or worker sends', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  await changeEnvio('reporte-1', (envio) => ({ ...envio, id: 'reporte-1', llave: newSecret(), cuerpo: '{}' }))
  await sendAll()
  expect(asked).toHaveBeenCalledOnce()
  await set('central', { left: true }, database())
  await expect(sendAll()).resolves.toBe('done')
  expect(asked).toHaveBeenCalledOnce()
})
