import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { putAnswer } from '@/entities/despacho/phone-answers'
import { keep } from '@/entities/despacho/phone-kept'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'

const WHY = 'La central se repuso con una copia de antes, que no conoce este teléfono. Pida otro código.'

test('an ended phone says why, what to do and which answer never went, until the person has read it', async () => {
  markCentral()
  await keep({ persona: { nombres: 'Ana' }, llamadas: [] } as unknown as Mi)
  await putAnswer({ que: 'despacho', id: 'despacho-1', respuesta: 'ESTACION', minutos: 5 }, Date.now())
  vi.stubGlobal('fetch', async () => Response.json({ error: 'acceso', mensaje: WHY }, { status: 401 }))
  await openScreen('/mi', 'user-1')
  await screen.findByText('Este teléfono ya no tiene acceso')
  screen.getByText(WHY)
  await screen.findByText(/^A una salida: «Voy a la estación», a las \d\d:\d\d\.$/)
  screen.getByRole('button', { name: 'Entrar en este teléfono' })
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  await vi.waitFor(() => expect(screen.queryByText(WHY)).toBeNull())
})
