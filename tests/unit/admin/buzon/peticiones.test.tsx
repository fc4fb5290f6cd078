import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Peticion } from '@/entities/inspecciones/peticion'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  closed,
  dialog,
  field,
  fill,
  labels,
  press,
  putRecords,
  records,
  said,
  sees,
} from '../../panel'

const INSPECTOR = 'user-6'
const RUC = '1790011674001'
const HOY = toDay(new Date())
const PETICION = {
  ...{ id: 'peticion-1', nombre: 'Panadería La Ñata', ruc: RUC, establecimiento: '002', clase: 'COMERCIO' },
  ...{ direccion: 'Sucre y Colón', contacto: 'Rosa Vera', telefono: '0991234567' },
  ...{ email: 'rosa@correo.example', recibida: HOY, llegada: `${HOY}T15:00:00.000Z`, estado: 'ESPERA' },
}
const local = (establecimiento: string, nombre: string) => ({
  ...{ id: `local-${RUC}-${establecimiento}`, nombre, ruc: RUC, establecimiento, clase: 'COMERCIO' },
})

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.peticiones, [PETICION])
})

const peticion = () => records<Peticion>(KEYS.peticiones)[0]

async function answering(locales: readonly object[]): Promise<HTMLElement> {
  putRecords(KEYS.locales, [...locales])
  await openScreen('/admin/buzon?clase=PERMISO', INSPECTOR)
  await press('Contestar Panadería La Ñata, de Rosa Vera')
  const form = await dialog('Contestar a Rosa Vera')
  await fill('Qué se contesta', 'VISITA', form)
  return form
}

test('what a request wants is called an answer, and comes before the mail', async () => {
  await openScreen('/admin/buzon?ver=peticion-1', INSPECTOR)
  const seen = await dialog('Panadería La Ñata')
  expect(within(seen).queryByRole('button', { name: 'Editar' })).toBeNull()
  const mail = within(seen).getByRole('link', { name: 'Responder por correo' })
  const answer = await button('Contestar', seen)
  expect(answer.compareDocumentPosition(mail) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await press('Contestar', seen)
  await dialog('Contestar a Rosa Vera')
})

test('the premises of its RUC and establishment are its own, without a question', async () => {
  const form = await answering([local('001', 'Bodega'), local('002', 'Panadería de la esquina')])
  await sees(`Es «Panadería de la esquina», que ya está en los locales (${RUC} · 002).`, form)
  expect(labels()).not.toContain('¿Qué local es?')
  await press('Guardar', form)
  await said('Pedido contestado')
  expect(peticion()).toMatchObject({ estado: 'VISITA', local: `local-${RUC}-002` })
  expect(records(KEYS.locales)).toHaveLength(2)
})

test('another premises of its RUC is asked about, and may be none of it', async () => {
  const form = await answering([local('001', 'Bodega')])
  await press('Guardar', form)
  await sees('Diga qué local es.', form)
  const which = await field('¿Qué local es?', form)
  expect(which.textContent).toContain(`Bodega · ${RUC} · 001`)
  await fill('¿Qué local es?', 'nuevo', form)
  await press('Guardar', form)
  await closed()
  expect(peticion()).toMatchObject({ local: `local-${RUC}-002` })
  expect(records<{ id: string }>(KEYS.locales).map(({ id }) => id)).toContain(`local-${RUC}-002`)
})

test('a RUC that nobody has makes its premises with the answer', async () => {
  const form = await answering([{ ...local('001', 'Bodega'), id: 'local-9', ruc: '0190000001001' }])
  await sees('Se agrega a los locales con lo que escribió quien pide.', form)
  await press('Guardar', form)
  await closed()
  expect(screen.queryByText('Espera respuesta')).toBeNull()
  expect(records<{ id: string }>(KEYS.locales).map(({ id }) => id)).toEqual(['local-9', `local-${RUC}-002`])
})
