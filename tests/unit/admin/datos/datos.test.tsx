import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { fill, go, press, putRecords, records, refused, rowOf, saveForm, sees } from '../../panel'

const HOY = toDay(new Date())
const PATH = '/admin/datos'

const pedido = {
  ...{ id: 'datos-1', nombre: 'Rosa Vera', contacto: 'rosa@correo.example', derecho: 'ELIMINACION' },
  ...{ pedido: 'Mi reporte', recibido: addDays(HOY, -16) },
}

test('who asks about their data is written down, and answered within the days of the configuration', async () => {
  putRecords(KEYS.pedidosDatos, [pedido])
  const opened = await openScreen(PATH, 'user-1')
  await sees('Nadie está nombrado como delegado de protección de datos.')
  await act(async () => (await screen.findByRole('link', { name: 'en el Buzón' })).click())
  await rowOf('Vencido')
  await press('Anotar pedido')
  await press('Guardar')
  await sees('Escriba quién pide.')
  await fill('Quién pide', 'Luis Mora')
  await sees(`Se contesta hasta el ${formatDay(addDays(HOY, 15))}: faltan 15 días.`)
  await saveForm('Pedido anotado')
  await rowOf('Vence en 15 días')
  await press('Editar Eliminar sus datos, de Rosa Vera')
  await fill('Contestado el', HOY)
  await press('Guardar')
  await sees('Diga qué se hizo.')
  await fill('Resultado', 'HECHO')
  await saveForm('Pedido actualizado')
  expect(records(KEYS.pedidosDatos)).toEqual(
    expect.arrayContaining([expect.objectContaining({ ...pedido, respondido: HOY, resultado: 'HECHO' })]),
  )
  await go(opened, '/admin/calendario')
  await sees('Contestar un pedido sobre datos: saber qué datos hay')
})

test('the delegate is named in the configuration, and the privacy page says so to everybody', async () => {
  const opened = await openScreen('/admin/config', 'user-1')
  await fill('Delegado de protección de datos', 'Ana Ruiz')
  await fill('Correo o teléfono del delegado', 'datos@b.ec')
  await fill('Días para contestar pedidos sobre datos', '10')
  await press('Guardar Cambios')
  await waitFor(() =>
    expect(records<string>(KEYS.configuracion)).toMatchObject({ delegadoDatos: 'Ana Ruiz' }),
  )
  await go(opened, PATH)
  await sees('Delegado de protección de datos: Ana Ruiz, datos@b.ec.')
  await go(opened, '/admin/buzon')
  await sees('Los pedidos sobre datos se contestan en 10 días.')
  await go(opened, '/politicas')
  await sees('Delegado de protección de datos: Ana Ruiz, datos@b.ec.')
  await sees('La institución le contesta en un plazo de 10 días.')
})

test('the register of processing says what is held, why and who reads it, on paper too', async () => {
  await openScreen(`${PATH}?tab=registro`, 'user-1')
  await screen.findByRole('heading', { name: 'Quien pide información pública' })
  await sees('Super Administrador, Tesorería e Inspector / Prevención')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const paper = await screen.findByRole('heading', {
    name: 'Registro de actividades de tratamiento de datos personales',
  })
  expect(paper.parentElement?.textContent).toContain('Delegado de protección de datos: sin nombrar')
  expect(paper.parentElement?.textContent).toContain('Personal de la brigada')
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('whoever may not see the configuration is kept out', async () => {
  refused()
  putRecords(KEYS.pedidosDatos, [pedido])
  const opened = await openScreen(PATH, 'user-4')
  await go(opened, `${PATH}?ver=datos-1`)
  await screen.findByRole('heading', { level: 1, name: 'Acceso restringido' })
  expect(document.body.textContent).not.toContain('Rosa Vera')
})
