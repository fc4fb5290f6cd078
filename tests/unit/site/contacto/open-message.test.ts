import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { EMPTY_MESSAGE } from '@/site/contacto/contact-schema'
import { openMessage } from '@/site/contacto/open-message'

const STATION = { ...DEFAULT_CONFIGURACION, whatsapp: '099 123 4567' }

beforeEach(() => {
  vi.useFakeTimers()
})

test('the message opens after the 2 s that the spec gives a submission', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const opening = openMessage(STATION, EMPTY_MESSAGE)
  await vi.advanceTimersByTimeAsync(1999)
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await opening
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('https://wa.me/593991234567'),
    '_blank',
    'noopener',
  )
})

test('without a network nothing opens, and the form is told', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const told = expect(openMessage(STATION, EMPTY_MESSAGE)).rejects.toThrow('sin conexión')
  await vi.advanceTimersByTimeAsync(2000)
  await told
  expect(opened).not.toHaveBeenCalled()
})
