import { render, screen } from '@testing-library/react'
import { set } from 'idb-keyval'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { savePhoto } from '@/shared/storage/device/photos'
import { database } from '@/shared/storage/entry/database'
import { Picture } from '@/shared/ui/photo/picture'

const REFUSED = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//otro.example/x.png',
  'blob:x',
  'idb: x',
]

test.each(REFUSED)('%s is never drawn, not even at first', (source) => {
  expect(renderToString(<Picture source={source} alt="Foto" />)).not.toContain(source.slice(0, 8))
  const { rerender } = render(<Picture source="https://ejemplo.example/a.png" alt="Foto" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('https://ejemplo.example/a.png')
  rerender(<Picture source={source} alt="Foto" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/img/sin-imagen.svg')
})

/** A place of so many CSS pixels, and what is drawn there. */
async function drawnAt(px: number, withThumbnail = true): Promise<string> {
  const source = await savePhoto(new Blob(['la foto entera']))
  if (withThumbnail) await set(source.replace('idb:', 'miniatura:'), new Blob(['la pequeña']), database())
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px)
  const made = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => {
    width.mockRestore()
    made.mockRestore()
  })
  render(<Picture source={source} alt="Foto" small />)
  await vi.waitFor(() => expect(made).toHaveBeenCalled())
  const [[drawn]] = made.mock.calls as [[Blob]]
  return drawn.text()
}

test('a list draws the thumbnail of a photo where that is large enough', async () => {
  expect(await drawnAt(72)).toBe('la pequeña')
})
test('a place larger than the thumbnail draws the photo itself', async () => {
  expect(await drawnAt(900)).toBe('la foto entera')
})
test('a list draws the photo itself where it has no thumbnail yet', async () => {
  expect(await drawnAt(72, false)).toBe('la foto entera')
})
