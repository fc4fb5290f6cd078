import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
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

test('a request goes to the central, and is said to be sent only once it has answered; else it stays here', async () => {
  markCentral()
  let online = false
  const got = answering(() => {
    if (!online) throw new TypeError('network')
    return Response.json({ id: 'x', instante: '2026-11-26T15:00:00.000Z' }, { status: 201 })
  })
  await openScreen('/transparencia/solicitud', 'user-5')
  await write()
  await fill('Qué información pide', 'Los contratos de 2025')
  for (const _try of ['first', 'second']) {
    const before = got.length
    await press('Enviar solicitud')
    await waitFor(() => expect(got).toHaveLength(before + 1))
    await sees('No se envió')
    await enabled()
    expect(document.body.textContent).not.toContain('La solicitud se envió')
  }
  expect((screen.getByLabelText(/Qué información pide/) as HTMLTextAreaElement).value).toBe(
    'Los contratos de 2025',
  )
  online = true
  await press('Enviar solicitud')
  await sees('La solicitud se envió')
  await sees('Llegó a la estación el')
  expect(got.map(({ path }) => path)).toEqual(Array(3).fill('/api/solicitudes'))
  expect(got[2]?.body).toMatchObject({ nombre: 'Rosa Vera', texto: 'Los contratos de 2025' })
  expect(got[2]?.body.envio).toBe(got[0]?.body.envio)
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
