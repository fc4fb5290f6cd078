import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usuarios } from '@/access/usuarios/usuarios'
import { mensajesList } from '@/entities/mensajes/module'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { signIn } from '../../sign-in'

test('a message still names the person who has it after their account was deactivated', async () => {
  await signIn('user-1')
  const mensaje = {
    nombre: 'Rosa',
    email: 'rosa@correo.example',
    telefono: '',
    asunto: 'Charla',
    mensaje: '¿Dan charlas?',
  }
  await replaceWhole(mensajesList, () => [
    { ...mensaje, id: 'msj-1', fecha: '2026-11-01T12:00:00.000Z', estado: 'ASIGNADO', asignado: 'user-6' },
  ])
  await usuarios.update('user-6', { active: false })
  markCentral()
  await openScreen('/admin/buzon?editar=msj-1', 'user-1')
  const form = await screen.findByRole('dialog', { name: 'Editar Charla' })
  const select = within(form).getByRole<HTMLSelectElement>('combobox', { name: 'Encargado' })
  expect(select.selectedOptions[0]?.textContent).toBe('Inspector')
})
