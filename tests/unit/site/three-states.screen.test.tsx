import { fireEvent, screen, within } from '@testing-library/react'
import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { misReportesList } from '@/entities/reportes/mis-reportes/seguimiento'
import { database } from '@/shared/storage/entry/database'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { button, dialog, press, putRecords, sees } from '../panel'
import { signIn } from '../sign-in'

const SAMPLE = 'reporte-1718805600000'
const STATES = ['sin central', 'muestra', 'suya'] as const
type State = (typeof STATES)[number]

const open = (path: string, state: State) => {
  if (state !== 'sin central') markCentral(state)
  return openScreen(path, 'user-1')
}

const words = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? ''

/** The sample report as one of this phone; `there`: a central has it. */
function mine(there: boolean): void {
  const instante = '2026-11-20T10:00:00.000Z'
  const central = { enviado: instante, recibido: instante }
  const record = { id: SAMPLE, guardado: instante, ...(there && { central }) }
  putRecords(misReportesList.key, [record])
}

const READ_BY: Record<State, string> = {
  'sin central': 'Confidencial: lo lee quien usted elija',
  muestra: 'Confidencial: lo ve quien prueba este sitio',
  suya: 'Confidencial: lo lee la estación',
}

test.each(STATES)('who reads a report, %s', async (state) => {
  await open('/reportar', state)
  for (const other of STATES)
    if (other === state) expect(words()).toContain(READ_BY[other])
    else expect(words()).not.toContain(READ_BY[other])
})

test.each([
  ['sin central', /ahí lo envía usted/],
  ['muestra', /Llega a la central de muestra: ninguna estación lo lee\./],
  ['suya', /Con señal, llega a la estación en cuanto toque el botón\. Sin señal, espera en este teléfono/],
] as const)('whom a message of Contacto reaches, %s', async (state, sentence) => {
  await open('/contacto', state)
  expect(words()).toMatch(sentence)
})

test.each([
  ['sin central', 'Lo que ya envió no se puede editar ni retirar.'],
  ['muestra', 'Lo que envíe así no se podrá editar ni retirar hasta que llegue solo.'],
  ['suya', 'Lo que envíe así no se podrá editar ni retirar hasta que llegue solo.'],
] as const)('what can be undone of a report that is shared, %s', async (state, sentence) => {
  mine(false)
  await open('/reportar/mis-reportes', state)
  fireEvent.click(await screen.findByRole('button', { name: /^Compartir/ }))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText((text) => text.includes(sentence))
})

test.each([
  ['muestra', 'la central de muestra'],
  ['suya', 'la estación'],
] as const)('who has what was sent, %s', async (state, receiver) => {
  mine(true)
  await open('/reportar/mis-reportes', state)
  expect(screen.getAllByText(`Recibido por ${receiver}`)).toHaveLength(2)
  fireEvent.click(await screen.findByRole('button', { name: /^Compartir/ }))
  const sentence = new RegExp(`^${receiver} ya lo tiene`, 'i')
  within(await screen.findByRole('dialog')).getByText(sentence)
})

test.each(STATES)('whether somebody of the brigade has a place here, %s', async (state) => {
  await open('/mi', state)
  const first =
    state === 'sin central' ? 'Esta página necesita la central de su brigada' : 'Entrar en este teléfono'
  await screen.findByText(first)
  if (state === 'muestra') expect(words()).toContain('la jefatura los da cuando la central es de su brigada')
  else expect(words()).not.toContain('la jefatura los da')
})

test.each(STATES)('whether only the brigade reads what is asked of it, %s', async (state) => {
  await open('/transparencia/solicitud', state)
  expect(words().includes('los lee solo el personal de la brigada')).toBe(state !== 'muestra')
})

test.each([
  ['muestra', false, 'Se envió', 'la central de muestra'],
  ['suya', true, 'Llegó a la estación', 'la estación'],
] as const)(
  'who has what was asked for a permit, and what its withdrawal reaches, %s',
  async (state, few, title, receiver) => {
    vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit = {}) =>
      method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ estado: 'ESPERA', respuesta: '', respondida: '' }),
    )
    await signIn('user-1')
    await configuracionRepository.update({ modulos: ['inspecciones'] })
    const { app } = await open('/permisos/pedir', state)
    await button('Enviar el pedido')
    expect(words().includes('lo leen solo quienes inspeccionan')).toBe(few)
    const instante = '2026-11-20T10:00:00.000Z'
    const pedida = {
      id: 'uno',
      llave: 'k',
      escrita: instante,
      recibida: instante,
      llegada: instante,
      peticion: 'p',
    }
    await set('peticion:uno', { ...pedida, escrito: { nombre: 'Tienda Lupita' } }, database())
    await app.queryClient.invalidateQueries()
    await screen.findByText(`Tienda Lupita: ${title}`)
    await press('Retirar el pedido')
    await sees(`Se borra de este teléfono y de ${receiver}, y no se puede recuperar.`)
    await press('Retirar', await dialog('Retirar el pedido'))
    await sees(`${receiver.charAt(0).toUpperCase()}${receiver.slice(1)} ya no lo tiene.`)
  },
)
