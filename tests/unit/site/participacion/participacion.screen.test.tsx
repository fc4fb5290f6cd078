import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { sendCartas } from '@/entities/cartas/carta'
import { setPreference } from '@/shared/storage/device/preferences'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { fill, press, putRecords, sees } from '../../panel'

/** A central that answers as this says; what it got. */
function answering(answer: () => Response | Promise<Response>) {
  const got: { path: string; body: Record<string, string> }[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    if (init?.method !== 'POST') return real(url, init)
    got.push({ path: String(url), body: JSON.parse(String(init.body)) })
    return answer()
  }
  onTestFinished(() => {
    globalThis.fetch = real
  })
  return got
}

/** The button rests again once what it did has an end. */
const enabled = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toHaveProperty('disabled', false),
  )

async function write(): Promise<void> {
  await fill('Nombre completo', 'Rosa Vera')
  await fill('Correo electrónico', 'rosa@correo.example')
}

const TAKEN = () => Response.json({ id: 'x', instante: '2026-11-26T15:00:00.000Z' }, { status: 201 })
const lost = () => {
  throw new TypeError('network')
}
const request = () => screen.getByLabelText(/Qué información pide/) as HTMLTextAreaElement

/** A phone without a signal on which somebody asks; what its central got. */
async function askWithoutSignal() {
  markCentral()
  const got = answering(lost)
  await openScreen('/transparencia/solicitud', 'user-5')
  await write()
  await fill('Qué información pide', 'Los contratos de 2025')
  await press('Enviar solicitud')
  await sees('La solicitud espera en este teléfono')
  await sees('Todavía no llega. Se envía sin tocar nada más apenas haya señal')
  await sees('El plazo de la ley corre desde el día en que llegue.')
  await enabled()
  return got
}

test('a request without a signal waits here, also on the next visit, and is said to be sent only once the central has it', async () => {
  const got = await askWithoutSignal()
  expect(document.body.textContent).not.toContain('La solicitud se envió')
  expect(request().value).toBe('')
  cleanup()
  await openScreen('/transparencia/solicitud', 'user-5')
  await sees('La solicitud espera en este teléfono')
  answering(TAKEN)
  await sendCartas()
  cleanup()
  await openScreen('/transparencia/solicitud', 'user-5')
  await sees('La solicitud se envió')
  await sees('Llegó a la estación el 26')
  expect(got).toHaveLength(1)
  await press('Entendido')
  await waitFor(() => expect(document.body.textContent).not.toContain('La solicitud se envió'))
})

test('what waits comes back into the form, goes no more by itself, and is not put over other words', async () => {
  const got = await askWithoutSignal()
  await fill('Qué información pide', 'Otra')
  expect(screen.getByRole('button', { name: 'Traer al formulario' })).toHaveProperty('disabled', true)
  await sees('Primero hay que enviar o borrar lo que ahora está en el formulario.')
  await fill('Qué información pide', '')
  await press('Traer al formulario')
  await waitFor(() => expect(request().value).toBe('Los contratos de 2025'))
  await sendCartas()
  expect(got).toHaveLength(1)
  const again = answering(TAKEN)
  await press('Enviar solicitud')
  await sees('La solicitud se envió')
  expect(again[0]?.body.envio).toBe(got[0]?.body.envio)
})

test('a refused request stays in the form with the reason', async () => {
  markCentral()
  answering(() => Response.json({ error: 'campos', mensaje: 'Ese correo no existe.' }, { status: 422 }))
  await openScreen('/transparencia/solicitud', 'user-5')
  await write()
  await fill('Qué información pide', 'Los contratos de 2025')
  await press('Enviar solicitud')
  await sees('Ese correo no existe.')
  expect(request().value).toBe('Los contratos de 2025')
})

test('on a device that left its central nothing goes by itself, and the page says so', async () => {
  await askWithoutSignal()
  cleanup()
  setPreference('central', 'fuera')
  await openScreen('/transparencia/solicitud', 'user-5')
  await sees('Este teléfono ya no trabaja con la central y no envía nada solo.')
})

test('of a message in Contacto the same holds, and not of the request on its page', async () => {
  await askWithoutSignal()
  cleanup()
  await openScreen('/contacto', 'user-5')
  await write()
  await fill('Asunto', 'Una charla')
  await fill('Mensaje', 'Quisiera una charla de prevención')
  await press('Enviar Mensaje')
  await sees('El mensaje espera en este teléfono')
  expect(document.body.textContent).not.toContain('La solicitud espera')
})

test('without a central the page says how it is handed over, and sends nothing', async () => {
  const got = answering(() => Response.json({}))
  await openScreen('/transparencia/solicitud', 'user-5')
  await sees(
    'Se abre su correo con todo escrito: ahí lo envía usted. También puede llevarlo por escrito a Ave. 30 de julio',
  )
  await sees('da a la brigada diez días para contestar, y cinco más si lo justifica')
  expect(got).toEqual([])
})

test('while a central is tried out nobody is told that the station reads it', async () => {
  markCentral('muestra')
  await openScreen('/transparencia/preguntas', 'user-5')
  await sees('Llega a la central de muestra: ninguna estación lo lee.')
})

test('visitors read the published questions of each year, and never who asked', async () => {
  const aporte = (id: string, rest: object) => ({
    ...{ id, ejercicio: 2026, nombre: 'Rosa SECRETO', texto: 'SECRETO', recibido: '2026-11-03' },
    ...{ respuesta: 'Costó mil.', respondido: '2026-11-05', textoPublico: `¿Cuánto ${id}?`, publicado: 'x' },
    ...rest,
  })
  putRecords(KEYS.aportes, [
    aporte('uno', {}),
    aporte('dos', { publicado: '', textoPublico: 'SECRETO' }),
    aporte('tres', { ejercicio: 2025 }),
  ])
  await openScreen('/transparencia/preguntas', 'user-5')
  await sees(
    '¿Cuánto uno?Costó mil.Preguntada el 3 de noviembre de 2026, contestada el 5 de noviembre de 2026.',
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sobre 2026',
    'Sobre 2025',
  ])
  expect(document.body.textContent).not.toContain('SECRETO')
})
