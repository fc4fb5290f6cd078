import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../../keys'
import { markCentral } from '../../../mark-central'
import { openScreen } from '../../../open-screen'
import { fill, press, said, sees } from '../../../panel'

const PATH = '/admin/config?tab=sitio'
const notice = () => screen.queryByText('Todavía son de ejemplo, y todos los leen')
const stored = () => JSON.parse(localStorage.getItem(KEYS.sitio) ?? '{}').data

test('one tap says that the texts of a claimed brigade hold, and what is being typed stays', async () => {
  markCentral()
  await openScreen(PATH, 'user-1')
  await sees('Nadie de su brigada ha escrito los quince servicios, los horarios y la misión')
  await sees('Están en Servicios, Contacto y redes e Inicio: quite lo que no hagan')
  await fill('Misión', 'Servir al cantón.')
  await press('Confirmar que son así')
  await said('Configuración guardada')
  expect(notice()).toBeNull()
  expect(stored()).toMatchObject({ revisado: true })
  expect(stored().mision).toBeUndefined()
  await sees('Hay cambios sin guardar.')
})

test.each(['sin central', 'muestra'] as const)('nothing is to be confirmed, %s', async (state) => {
  if (state === 'muestra') markCentral('muestra')
  await openScreen(PATH, 'user-1')
  expect(notice()).toBeNull()
})
