import { expect, test } from 'vitest'
import { dataBlob } from '@/shared/lib/picture/data-images'

test('a data address becomes its bytes and type', async () => {
  const coded = dataBlob('data:image/png;base64,iVBORw0K')
  expect(coded?.type).toBe('image/png')
  expect([...new Uint8Array(await (coded as Blob).arrayBuffer())]).toEqual([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a,
  ])
  const plain = dataBlob('data:image/gif;x=1,GIF%38')
  expect(await plain?.text()).toBe('GIF8')
})

test('a text that is no base64 gives null', () => {
  expect(dataBlob('data:image/png;base64,***')).toBeNull()
  expect(dataBlob('data:image/png;base64,%E0%A4%A')).toBeNull()
})
