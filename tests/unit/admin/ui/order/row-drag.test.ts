import { expect, test, vi } from 'vitest'
import { dragRow } from '@/admin/ui/order/row-drag'

test('a row that another tab deletes during the drag ends it', async () => {
  document.body.innerHTML =
    '<ul><li><button data-mover="a"></button></li><li><button data-mover="b"></button></li></ul>'
  const handle = document.querySelector<HTMLElement>('[data-mover=a]') ?? expect.fail('no handle')
  handle.setPointerCapture = () => undefined
  const list = handle.closest('ul')
  const dropped: string[] = []
  dragRow(handle, new PointerEvent('pointerdown', { clientY: 10 }), (id) => dropped.push(id))
  expect(list?.hasAttribute('data-arrastrando')).toBe(true)

  handle.closest('li')?.remove()
  await vi.waitFor(() => expect(list?.hasAttribute('data-arrastrando')).toBe(false))
  expect(dropped).toEqual([])
})
