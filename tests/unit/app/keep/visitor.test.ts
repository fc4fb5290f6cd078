import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { App } from '@/app/create-app'
import { showPublished } from '@/app/keep/visitor'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
import { signIn } from '../../sign-in'

test('a page that waits for what is published while somebody signs in opens with what this device has', async () => {
  const real = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = real
  })
  let answer: (response: Response) => void = () => undefined
  const asked = vi.fn(() => new Promise<Response>((done) => (answer = done)))
  globalThis.fetch = asked
  const client = new QueryClient()
  showPublished({ queryClient: client } as App)
  const opened = client.ensureQueryData(configuracionQuery)
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())

  await signIn('user-1')
  const configuracion = { ...DEFAULT_CONFIGURACION, general: { nombre: 'Lo publicado' } }
  answer(Response.json({ version: 'una', fecha: '', datos: { configuracion }, retiradas: [] }))
  expect(await opened).toEqual(DEFAULT_CONFIGURACION)
})
