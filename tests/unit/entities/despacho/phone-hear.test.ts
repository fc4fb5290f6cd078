import { expect, test, vi } from 'vitest'
import type { Mi } from '@/entities/despacho/mi'
import { putAnswer, readPending, sendAnswers } from '@/entities/despacho/phone-answers'
import { comeIn, hearMe, readEnd } from '@/entities/despacho/phone-hear'
import { keep, readKept } from '@/entities/despacho/phone-kept'
import { setPin } from '@/entities/despacho/phone-pin'
import { hasPin } from '@/entities/despacho/phone-pin-kept'

const ANA = { persona: { nombres: 'Ana' }, llamadas: [] } as unknown as Mi
const ENDED = { error: 'acceso', mensaje: 'Quien lleva el personal quitó el acceso de este teléfono.' }

function answering(respond: () => Response): void {
  vi.stubGlobal('fetch', async () => respond())
}

const refusing = (json: object) => () => Response.json(json, { status: 401 })

async function waitingPhone(): Promise<void> {
  await keep(ANA)
  await setPin('2580')
  await putAnswer({ que: 'despacho', id: 'despacho-1', respuesta: 'ESTACION', minutos: 5 }, Date.now())
}

test.each([
  ['a hotel’s page', () => new Response('<html>Inicie sesión en la red del hotel</html>', { status: 401 })],
  ['a proxy that speaks JSON', refusing({ message: 'Unauthorized' })],
  ['a refusal about something else', refusing({ error: 'sesion', mensaje: 'Ingrese otra vez.' })],
])('%s that answers 401 takes nothing from the phone', async (_, respond) => {
  await waitingPhone()
  answering(respond)
  expect(await hearMe()).toMatchObject({ kind: 'in', fresh: false, kept: { mi: ANA } })
  expect(await sendAnswers()).toBe(false)
  expect(await readPending()).toMatchObject([{ id: 'despacho-1', respuesta: 'ESTACION' }])
  expect((await readPending())[0]?.rechazo).toBeUndefined()
  expect(await hasPin()).toBe(true)
})

test('the central’s own refusal ends the phone; why, and what never went, stay until somebody has read them', async () => {
  await waitingPhone()
  answering(refusing(ENDED))
  const end = { kind: 'out', fin: { motivo: ENDED.mensaje } }
  expect(await hearMe()).toMatchObject(end)
  expect([await readKept(), await hasPin()]).toEqual([null, false])
  // Asked again, and without a network, it says the same.
  expect(await hearMe()).toMatchObject(end)
  answering(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await hearMe()).toMatchObject(end)
  expect(await readPending()).toMatchObject([{ respuesta: 'ESTACION', rechazo: ENDED.mensaje }])
  await readEnd()
  expect([await hearMe(), await readPending()]).toEqual([{ kind: 'out', fin: null }, []])
})

test('a phone that never had access has no end to tell, and a new code ends the telling', async () => {
  answering(refusing(ENDED))
  expect(await hearMe()).toEqual({ kind: 'out', fin: null })
  await waitingPhone()
  await hearMe()
  answering(() => Response.json(ANA, { status: 201 }))
  await comeIn('ABCDE-12345')
  expect(await readPending()).toEqual([])
  expect(await hearMe()).toMatchObject({ kind: 'in', fresh: true })
})
