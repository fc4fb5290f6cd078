import { fireEvent, screen } from '@testing-library/react'
import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { database } from '@/shared/storage/entry/database'
import { openScreen } from '../../open-screen'

test('a text that was put aside and can’t be read is told, instead of a button that does nothing', async () => {
  const name = 'bomberos_cuarentena_bomberos_inventario_items_1'
  await set(name, '{', database())
  await openScreen('/admin/test', 'user-1')
  const button = await screen.findByRole('button', { name: `Descargar ${name}` })
  const { get } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (key === name) throw new DOMException('broken', 'UnknownError')
    return get.call(this, key)
  })
  fireEvent.click(button)
  expect(await screen.findByText('No se pudo descargar.')).toBeDefined()
})
