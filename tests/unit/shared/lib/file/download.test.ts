import { expect, test, vi } from 'vitest'
import { downloadBlob } from '@/shared/lib/file/download'

test('a download offers the blob under its name and frees it later', () => {
  vi.useFakeTimers()
  const blob = new Blob(['x'])
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const clicked: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download])
  })
  downloadBlob(blob, 'inventario-2024-11-21.csv')
  expect(create).toHaveBeenCalledWith(blob)
  expect(clicked).toEqual([['blob:x', 'inventario-2024-11-21.csv']])
  expect(document.querySelector('a')).toBeNull()
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:x')
})
