import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccountCode } from '@/admin/config/usuarios/hand-over'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { createOverlays, OverlaysContext } from '@/shared/ui/overlay/overlays'
import { signIn } from '../../../sign-in'
import { withoutClipboard } from '../../../without-clipboard'

test('where a code can’t be copied it stays in sight, and the other ways are there', async () => {
  withoutClipboard()
  await signIn('user-1')
  await configuracionRepository.update({ sitioWeb: 'https://central.nabon.ec' })
  const client = new QueryClient()
  await client.ensureQueryData(configuracionQuery)
  const overlays = createOverlays(async () => undefined)
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <OverlaysContext value={overlays}>
          <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
            <AccountCode
              given={{ name: 'Ana Mora', email: 'ana@nabon.ec', codigo: 'K7PX3MQ9R2' }}
              onClose={() => undefined}
            />
          </RouterContextProvider>
        </OverlaysContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar' }))
  await vi.waitFor(() =>
    expect(overlays.told.get()).toMatchObject([{ kind: 'error', title: 'El navegador no dejó copiar.' }]),
  )
  expect(screen.getByText('K7PX3MQ9R2')).toBeTruthy()
  const whatsapp = decodeURIComponent(
    screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '',
  )
  expect(whatsapp).toContain('https://central.nabon.ec/login#codigo=K7PX3MQ9R2&correo=ana%40nabon.ec')
})
