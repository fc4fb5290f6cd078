import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PERMISOS_KEY, USUARIOS_KEY } from '@/access/keys'
import { permisosStored } from '@/access/permisos'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { beginStaffWork } from '@/app/keep/staff-work'
import { announceRemote } from '@/shared/storage/changes'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { openScreen } from '../../open-screen'

/** What the central's exchange leaves on the device. */
async function arrives(key: string, value: unknown): Promise<void> {
  await replaceWhole({ key }, () => value)
  announceRemote(key)
}

async function openInventario(): Promise<void> {
  const { app } = await openScreen('/admin/inventario', 'user-5')
  beginStaffWork(app.queryClient, app.overlays, {
    open: () => undefined,
    guardAgain: () => void app.router.invalidate(),
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gestión de Inventario')
}

test('a role that the chief changed closes the open screen, and the menu follows', async () => {
  await openInventario()
  const others = sampleUsuarios().map((user) =>
    user.id === 'user-5' ? { ...user, role: 'TESORERIA' } : user,
  )
  await arrives(USUARIOS_KEY, others)
  expect(await screen.findByText(/El rol Tesorería no incluye este módulo/)).toBeDefined()
})

test('so does a permission that was taken, as it arrives', async () => {
  await openInventario()
  await arrives(PERMISOS_KEY, {
    ...permisosStored.defaults(),
    BODEGA: { 'inventario:view': false },
  })
  expect(await screen.findByText(/El rol .* no incluye este módulo/)).toBeDefined()
})
