import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { followChanges } from '@/app/keep/live-data'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import type { Respuesta } from '@/entities/despacho/respuesta'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { codigoOf } from '@/entities/reportes/codigo'
import { toDay, toTime } from '@/shared/lib/fecha'
import { announceRemote } from '@/shared/storage/changes'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { KEYS } from '../../../keys'
import { someone } from '../../entities/despacho/someone'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { closed, dialog, fill, go, press, reads, records, saveForm, sees } from '../../panel'
import { signIn } from '../../sign-in'

const ID = 'despacho-12345678'
const PATH = `/admin/servicios?nuevo=true&despacho=${ID}`
const INSTANTE = '2026-03-31T04:50:00.000Z'

const answer = (nombre: string, respuesta: Respuesta) => ({
  ...{ persona: nombre, nombre, respuesta, minutos: 5, instante: INSTANTE, por: '' },
})

const call = (values: Partial<Despacho> = {}): Despacho => ({
  ...{
    id: ID,
    instante: INSTANTE,
    tipo: 'INCENDIO',
    direccion: 'Calle Sucre 5',
    detalle: 'Humo en el techo',
  },
  ...{ prueba: false, estado: 'CERRADO', terminado: '2026-03-31T06:00:00.000Z', motivo: '', por: 'Ana' },
  ...{ aQuienes: 'Todo el personal', convocados: 3, reporte: 'reporte-1' },
  respuestas: [answer('Luis Mora', 'ESTACION'), answer('Eva Paz', 'NO_PUEDO'), answer('Ana Ruiz', 'DIRECTO')],
  ...values,
})

async function open(despacho: Despacho | null, answered?: Response | Error) {
  markCentral('suya')
  await signIn('user-6')
  await replaceWhole(despachosList, () => (despacho ? [despacho] : []))
  if (answered)
    vi.stubGlobal('fetch', async () => {
      if (answered instanceof Error) throw answered
      return answered
    })
  return openScreen(PATH, 'user-6')
}

const stored = () => records(KEYS.servicios).at(-1)

test('a closed call fills the form; what is saved can be corrected first, and the call is filed once', async () => {
  const { search } = await open(call())
  await dialog('Nuevo Servicio')
  await reads('Fecha', toDay(new Date(INSTANTE)))
  await reads('Hora de inicio', toTime(new Date(INSTANTE)))
  await reads('Hora de fin', '')
  await reads('Estado', 'COMPLETADO')
  await reads('Reporte', codigoOf('reporte-1'))
  await fill('Dirección', 'Calle Sucre 7')
  await saveForm('Servicio registrado')
  expect(stored()).toMatchObject({
    despacho: ID,
    tipo: 'INCENDIO',
    direccion: 'Calle Sucre 7',
    descripcion: 'Humo en el techo',
    personalAsignado: ['Luis Mora', 'Ana Ruiz'],
    estado: 'COMPLETADO',
  })
  expect(search()).toEqual({})
  await press('Nuevo Servicio')
  await reads('Dirección', '')
})

test('a call that has its service already shows that one', async () => {
  const { app } = await open(call({ detalle: '' }))
  await dialog('Nuevo Servicio')
  await reads('Descripción', 'Combate de Incendios')
  await saveForm('Servicio registrado')
  await app.router.navigate({ to: '/admin/servicios', search: { nuevo: true, despacho: ID } })
  await sees('Calle Sucre 5', await dialog('Combate de Incendios'))
  expect(records(KEYS.servicios).filter(({ despacho }) => despacho === ID)).toHaveLength(1)
})

const coming = (nombre: string, respuesta: Respuesta | null) =>
  someone(nombre, { respuesta, respondio: INSTANTE })

test('of a call that runs the central says who comes, and the service is under way', async () => {
  const despacho = call({ estado: 'EN_CURSO', terminado: '', respuestas: [] })
  const convocados = [coming('Luis Mora', 'ESTACION'), coming('Eva Paz', 'NO_PUEDO'), coming('Leo', null)]
  await open(despacho, Response.json({ despacho, convocados, ahora: INSTANTE }))
  await dialog('Nuevo Servicio')
  await reads('Estado', 'EN_CURSO')
  await saveForm('Servicio registrado')
  expect(stored()).toMatchObject({ estado: 'EN_CURSO', personalAsignado: ['Luis Mora'] })
})

test('without the central the rest is filled, and that the crew isn’t known is said', async () => {
  await open(call({ estado: 'EN_CURSO', respuestas: [] }), new TypeError('no network'))
  await sees('La central no dijo quiénes vienen: anote usted el personal.')
  await reads('Dirección', 'Calle Sucre 5')
})

test('of a call of this minute, which no list here has yet, the central says all', async () => {
  const despacho = call({ estado: 'EN_CURSO', terminado: '', respuestas: [] })
  await open(
    null,
    Response.json({ despacho, convocados: [coming('Luis Mora', 'ESTACION')], ahora: INSTANTE }),
  )
  await reads('Dirección', 'Calle Sucre 5')
  await saveForm('Servicio registrado')
  expect(stored()).toMatchObject({ despacho: ID, personalAsignado: ['Luis Mora'] })
})

test('a call that came while another page was open is found, though its list was read before', async () => {
  markCentral('suya')
  await signIn('user-6')
  const opened = await openScreen('/admin/despacho', 'user-6')
  await sees('Todavía no se llamó a nadie')
  followChanges(opened.app.queryClient, opened.app.overlays)
  await go(opened, '/admin/personal')
  await replaceWhole(despachosList, () => [call()])
  await act(async () => announceRemote(despachosList.key))
  await go(opened, PATH)
  await dialog('Nuevo Servicio')
  await reads('Dirección', 'Calle Sucre 5')
})

test('a call that somebody filed meanwhile on another device shows that service', async () => {
  markCentral('suya')
  await signIn('user-6')
  await replaceWhole(despachosList, () => [call()])
  const opened = await openScreen('/admin/servicios', 'user-6')
  followChanges(opened.app.queryClient, opened.app.overlays)
  await go(opened, '/admin/personal')
  await replaceWhole(registrosList, (list) => [
    { ...newRegistro('2026-03-30'), id: 'srv-9', descripcion: 'Ya anotada', direccion: 'Otra', despacho: ID },
    ...((list ?? []) as RegistroServicio[]),
  ])
  await act(async () => announceRemote(registrosList.key))
  await go(opened, PATH)
  await sees('Otra', await dialog('Ya anotada'))
})

test.each([
  ['called off', call({ estado: 'ANULADO' }), '', 'CANCELADO'],
  ['a test', call({ prueba: true }), 'Ese despacho fue una prueba, y no un servicio.', 'COMPLETADO'],
  ['not here', null, 'Ese despacho no está en este dispositivo', 'COMPLETADO'],
])('a call that is %s', async (_, despacho, sentence, estado) => {
  await open(despacho)
  await sees(sentence)
  await reads('Estado', estado)
  await press('Cancelar')
  await closed()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
