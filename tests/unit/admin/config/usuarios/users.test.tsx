import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import { closed, field, fill, press, records, refused, said, sees } from '../../../panel'

const PATH = '/admin/config?tab=usuarios'

test('users are edited, deactivated and activated; nobody locks themselves out', async () => {
  refused()
  await openScreen(PATH, 'user-1')
  await press('Editar Tesorería')
  await fill('Nombre', '')
  await press('Guardar')
  await said('Los campos nombre y email son obligatorios.')
  await fill('Nombre', 'Tesorera')
  await fill('Email', 'JEFE@bomberos.example')
  await press('Guardar')
  await sees('Otro usuario ya tiene este email')
  await fill('Email', 'tesorera@bomberos.example')
  await fill('Rol', 'BODEGA')
  await press('Guardar')
  await said('Usuario actualizado')
  await closed()
  expect(records(KEYS.usuarios)).toContainEqual(
    expect.objectContaining({
      id: 'user-4',
      name: 'Tesorera',
      email: 'tesorera@bomberos.example',
      role: 'BODEGA',
    }),
  )
  await press('Desactivar Tesorera')
  await said('Usuario desactivado')
  await press('Activar Tesorera')
  await said('Usuario activado')

  await press('Desactivar Jefe de Bomberos')
  await said('No puede desactivar su propia cuenta.')
  await press('Editar Jefe de Bomberos')
  expect((await field('Rol')).disabled).toBe(true)
  cleanup()

  await openScreen('/admin/config', 'user-4')
  await sees('El rol Bodega / Guardalmacén no incluye este módulo.')
})
