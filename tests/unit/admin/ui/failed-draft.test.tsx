import { act, fireEvent, screen } from '@testing-library/react'
import { get } from 'idb-keyval'
import { expect, onTestFinished, test, vi } from 'vitest'
import { database } from '@/shared/storage/entry/database'
import { openScreen } from '../../open-screen'

const SAID = /No se pudo guardar el borrador: si cierra o recarga antes de guardar, se pierde/
const type = (text: string) => fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: text } })
const left = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const draft = () => get<{ nombre?: string }>('borrador:user-5/inventario:nuevo', database())

test('where this device keeps no draft the form says so and the browser asks before it leaves; with room again it is kept without another letter', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openScreen('/admin/inventario?nuevo=true', 'user-5')
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).startsWith('borrador:')) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  onTestFinished(() => void full.mockRestore())
  type('Hacha')
  await screen.findByText(SAID)
  expect(left()).toBe(true)
  expect(await draft()).toBeUndefined()

  full.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(screen.queryByText(SAID)).toBeNull())
  expect(left()).toBe(false)
  expect(await draft()).toMatchObject({ nombre: 'Hacha' })
})
