import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_MESSAGE } from '@/site/contacto/contact-schema'
import { sendMessage } from '@/site/contacto/send-message'

const WRITTEN = { ...EMPTY_MESSAGE, nombre: 'Luz', asunto: 'Charla', mensaje: '¿Pueden venir?' }

/** A central that keeps what it gets, by its id; it loses the first `lost` answers. */
function centralThatLoses(lost: number): Map<string, string> {
  const kept = new Map<string, string>()
  const real = globalThis.fetch
  let left = lost
  globalThis.fetch = async (_url, init) => {
    const { envio, mensaje } = JSON.parse(String(init?.body))
    const known = kept.get(envio)
    if (known !== undefined && known !== mensaje)
      return Response.json({ error: 'otro', mensaje: 'Ya tiene otro.' }, { status: 409 })
    kept.set(envio, mensaje)
    if (left-- > 0) throw new TypeError('network')
    return Response.json({}, { status: known === undefined ? 201 : 200 })
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  return kept
}

test('a message whose answer got lost is the same one at the next try', async () => {
  const kept = centralThatLoses(1)
  let envio = ''
  const keep = (given: string) => {
    envio = given
  }
  await expect(sendMessage(WRITTEN, keep)).rejects.toThrow('No hay conexión')
  expect(kept.has(envio)).toBe(true)
  await sendMessage({ ...WRITTEN, envio }, keep)
  expect([...kept.values()]).toEqual([WRITTEN.mensaje])
})

test('what was written differently after a lost answer is a message of its own', async () => {
  const kept = centralThatLoses(1)
  let envio = ''
  const keep = (given: string) => {
    envio = given
  }
  await expect(sendMessage(WRITTEN, keep)).rejects.toThrow('No hay conexión')
  await sendMessage({ ...WRITTEN, mensaje: 'Ya no hace falta.', envio }, keep)
  expect([...kept.values()]).toEqual([WRITTEN.mensaje, 'Ya no hace falta.'])
  expect(kept.get(envio)).toBe('Ya no hace falta.')
})
