import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CodeDialog } from '@/admin/config/usuarios/code-dialog'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { withoutClipboard } from '../../../without-clipboard'

test('where a code can’t be copied, who gives it is told to note it down', async () => {
  withoutClipboard()
  const overlays = createOverlays(async () => undefined)
  render(
    <MantineProvider>
      <OverlaysContext value={overlays}>
        <CodeDialog given={{ name: 'Ana Mora', code: 'K7P-X3M-Q9R' }} onClose={() => undefined} />
      </OverlaysContext>
    </MantineProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
  await vi.waitFor(() =>
    expect(overlays.told.get()).toMatchObject([{ kind: 'error', title: 'No se pudo copiar. Anótelo.' }]),
  )
})
