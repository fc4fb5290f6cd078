import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  closed,
  dialog,
  fill,
  press,
  putRecords,
  records,
  refused,
  rowOf,
  said,
  saveForm,
  sees,
} from '../../panel'

const HOY = toDay(new Date())
const PATH = '/admin/buzon?clase=SOLICITUD'

const sent = {
  ...{ id: 'solicitud-1', nombre: 'Rosa Vera', email: 'rosa@correo.example', telefono: '' },
  ...{ pedido: 'Los contratos de 2025', via: 'SITIO', recibida: addDays(HOY, -12) },
}

test('one that came on paper is written down, and its clock says until when it is answered', async () => {
  await openScreen(PATH, 'user-4')
  await sees('Nadie ha escrito todavía')
  await press('Anotar solicitud')
  await fill('Quién pide', 'Luis Mora')
  await fill('Qué pide', 'El presupuesto de 2025')
  await fill('Recibida el', addDays(HOY, -3))
  await sees(`Se contesta hasta el ${formatDay(addDays(HOY, 7))}: faltan 7 días.`)
  await saveForm('Solicitud anotada')
  expect(records(KEYS.solicitudes)).toMatchObject([
    { nombre: 'Luis Mora', pedido: 'El presupuesto de 2025', via: 'ESCRITO', recibida: addDays(HOY, -3) },
  ])
  await rowOf('Vence en 7 días')
})

test('a late one is told as a denial, answered and kept; what the citizen wrote is not rewritten', async () => {
  putRecords(KEYS.solicitudes, [sent])
  await openScreen(`${PATH}&ver=solicitud-1`, 'user-4')
  await sees('1 espera respuesta, 1 vencido.')
  await sees('hace 2 días: para la ley, no contestar es negarla')
  await press('Anotar la respuesta')
  await dialog('Editar solicitud de información')
  expect(screen.queryByLabelText(/Qué pide/)).toBeNull()
  await fill('Contestada el', HOY)
  await fill('Respuesta', 'Aquí están.')
  await fill('Enlaces', 'contratos')
  await press('Guardar')
  await sees('Diga qué se contestó.')
  await sees('Cada línea debe ser un enlace')
  await fill('Resultado', 'ENTREGADA')
  await fill('Enlaces', 'https://b.ec/contratos')
  await press('Guardar')
  await said('Solicitud actualizada')
  await closed()
  expect(records(KEYS.solicitudes)).toMatchObject([
    { ...sent, respondida: HOY, resultado: 'ENTREGADA', enlaces: ['https://b.ec/contratos'] },
  ])
  await rowOf('Contestado')
  await press('Ver Los contratos de 2025, de Rosa Vera')
  await sees('2 días después del plazo')
})

test('an answer is over once its result is chosen: the day is today’s until somebody says another', async () => {
  putRecords(KEYS.solicitudes, [sent])
  await openScreen(`${PATH}&ver=solicitud-1`, 'user-4')
  await press('Anotar la respuesta')
  await fill('Respuesta', 'Aquí están.')
  await fill('Resultado', 'ENTREGADA')
  await saveForm('Solicitud actualizada')
  expect(records(KEYS.solicitudes)).toMatchObject([{ respondida: HOY, resultado: 'ENTREGADA' }])
  await press('Ver Los contratos de 2025, de Rosa Vera')
  await sees('Responder por correo')
  expect(screen.queryByRole('button', { name: 'Anotar la respuesta' })).toBeNull()
})

test('other days and their source are written down, and move every clock', async () => {
  putRecords(KEYS.solicitudes, [sent])
  await openScreen(PATH, 'user-4')
  await rowOf('Vencido')
  await press('Plazos y fuente')
  await fill('Días para contestar', '0')
  await press('Guardar')
  await sees('Debe ser un número de 1 a 365.')
  await fill('Días para contestar', '20')
  await fill('Fuente', 'Guía de 2027.')
  await saveForm('Plazos guardados')
  await rowOf('Vence en 8 días')
  await sees('Las solicitudes se contestan en 20 días, y 5 más con prórroga.')
  await sees('Guía de 2027.')
  expect(records(KEYS.solicitudesPlazos)).toEqual({ dias: 20, fuente: 'Guía de 2027.', habiles: false })
})

test('who may not see accountability has no such page; an inspector writes and does not delete', async () => {
  putRecords(KEYS.solicitudes, [sent])
  await openScreen(PATH, 'user-6')
  await button('Anotar solicitud')
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).toBeNull()
})

test('a storekeeper is kept out', async () => {
  refused()
  putRecords(KEYS.solicitudes, [sent])
  await openScreen('/admin/solicitudes?ver=solicitud-1', 'user-5')
  expect(document.body.textContent).not.toContain('Rosa Vera')
})

test('the clock of a request that nobody answered stands on the panel’s first page', async () => {
  putRecords(KEYS.solicitudes, [
    sent,
    { ...sent, id: 'solicitud-2', recibida: addDays(HOY, -3) },
    { ...sent, id: 'solicitud-3', recibida: addDays(HOY, -30), respondida: HOY, resultado: 'ENTREGADA' },
  ])
  const opened = await openScreen('/admin', 'user-4')
  const line = await screen.findByRole('link', { name: /2 solicitudes de información por contestar/ })
  expect(line.textContent).toContain(`La primera: Venció el ${formatDay(addDays(HOY, -2))}, hace 2 días`)
  // Told once: it is no second time among what is late.
  expect(screen.queryByRole('link', { name: /plazo vencido/ })).toBeNull()
  putRecords(KEYS.solicitudes, [{ ...sent, recibida: addDays(HOY, -3) }])
  await act(() => opened.app.queryClient.invalidateQueries())
  const open = await screen.findByRole('link', { name: /1 solicitud de información por contestar/ })
  expect(open.textContent).toContain(`Se contesta hasta el ${formatDay(addDays(HOY, 7))}: faltan 7 días.`)
  await act(async () => open.click())
  await sees('Los contratos de 2025')
})
