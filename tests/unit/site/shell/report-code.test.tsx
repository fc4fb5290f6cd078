import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { ReportCode } from '@/site/shell/reporte/report-code'
import { withoutClipboard } from '../../without-clipboard'

test('where the code can’t be copied, the person is told to note it down', async () => {
  withoutClipboard()
  const overlays = createOverlays(async () => undefined)
  render(
    <OverlaysContext value={overlays}>
      <ReportCode codigo="K7P-X3M-Q9R" />
    </OverlaysContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copiar código' }))
  await vi.waitFor(() =>
    expect(overlays.told.get()).toMatchObject([
      { kind: 'error', title: 'El navegador no dejó copiar.', message: 'Anote el código.' },
    ]),
  )
})
