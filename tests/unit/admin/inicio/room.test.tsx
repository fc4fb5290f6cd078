import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STORAGE_LIMIT_BYTES } from '@/shared/storage/keys'
import { openScreen } from '../../open-screen'

const SAID = /^Los registros ocupan el \d+,\d %/
const put = (part: number) =>
  localStorage.setItem('bomberos_cuarentena_prueba_1', 'x'.repeat(Math.floor(part * STORAGE_LIMIT_BYTES)))

test('before the records no longer fit, whoever looks after the device reads it in Hoy with what to do, and nobody else', async () => {
  put(0.7)
  await openScreen('/admin', 'user-1')
  await screen.findByText('Todavía no se ha descargado ninguna copia completa.')
  expect(screen.queryByText(SAID)).toBeNull()
  cleanup()
  put(0.82)
  await openScreen('/admin', 'user-1')
  const line = (await screen.findByText(SAID)).closest('a')
  expect(line?.getAttribute('href')).toBe('/admin/test')
  expect(line?.textContent).toContain('descargue una copia completa y elimine lo más antiguo')
  expect(line?.dataset.prisa).toBe('PRONTO')
  cleanup()
  put(0.97)
  await openScreen('/admin', 'user-1')
  await waitFor(() => expect(screen.getByText(SAID).closest('a')?.dataset.prisa).toBe('VENCIDO'))
  cleanup()
  await openScreen('/admin', 'user-3')
  await screen.findByText('Nada espera.')
  expect(screen.queryByText(SAID)).toBeNull()
})
