import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Shareable } from '@/shared/lib/file/shareable'
import { RefusedError } from '@/shared/storage/errors'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { SharePanel } from '@/shared/ui/share/share-panel'

const closed = { kind: 'closed', sentence: 'Es demasiado largo.' } as const
const what: Shareable = {
  title: 'Reporte',
  message: '',
  sheet: closed,
  whatsapp: closed,
  sms: closed,
  correo: closed,
  qr: closed,
}

/** What the person is told when the file can't be made. */
async function toldOf(error: Error): Promise<string | undefined> {
  const overlays = createOverlays(() => Promise.resolve())
  render(
    <OverlaysContext value={overlays}>
      <SharePanel what={what} makeFile={() => Promise.reject(error)} />
    </OverlaysContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Archivo' }))
  return vi.waitFor(() => {
    const [told] = overlays.told.get()
    if (told?.kind !== 'error') throw new Error('nothing told yet')
    return told.message
  })
}

test('a file that is refused says why', async () => {
  expect(await toldOf(new RefusedError('Tiene más de 5 imágenes.'))).toBe('Tiene más de 5 imágenes.')
})

test("a browser's own words are told to nobody: another way is", async () => {
  expect(await toldOf(new RangeError('Invalid string length'))).toBe('Use otra de las formas.')
})
