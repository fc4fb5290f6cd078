import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { usuarios } from '@/access/usuarios/usuarios'
import { keepBitacora } from '@/app/keep/bitacora'
import { tellLeftRestore } from '@/app/keep/left-restore'
import { leftRestore, putRestoreMark, type RestoreMark } from '@/entities/copias/restore-mark'
import { readWhole } from '@/shared/storage/entry/whole'
import { createOverlays } from '@/shared/ui/overlay/overlays'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'

const MARCA: RestoreMark = { motivo: 'restauracion', titulo: 'Restauración', usuario: 'user-1', hecha: true }

const overlays = createOverlays(() => Promise.resolve())

const told = () => overlays.told.get().map((toast) => toast.kind === 'notice' && toast.message)

test('an interrupted restore is reported once, to a person who may restore, and logged for its author', async () => {
  const client = new QueryClient()
  onTestFinished(keepBitacora(client))
  await signIn('user-1')
  await usuarios.update('user-2', { role: 'SUPERADMIN' })

  await putRestoreMark({ ...MARCA, motivo: 'vaciado' })
  await signIn('user-5')
  onTestFinished(tellLeftRestore(client, overlays))
  await vi.waitFor(async () =>
    expect(await readWhole({ key: KEYS.bitacora })).toContainEqual(
      expect.objectContaining({ usuario: 'Guardalmacén', accion: 'ingreso' }),
    ),
  )
  await putRestoreMark(MARCA)
  await signIn('user-2')
  await signIn('user-2')
  await vi.waitFor(() => expect(told()).toEqual([expect.stringMatching(/^La restauración quedó completa\./)]))
  await vi.waitFor(async () => expect(await leftRestore()).toBeNull())
  await vi.waitFor(async () =>
    expect(await readWhole({ key: KEYS.bitacora })).toContainEqual(
      expect.objectContaining({
        usuario: 'Jefe de Bomberos',
        registro: 'Restauración, con la aplicación cerrada a la mitad',
      }),
    ),
  )
  expect(told()).toHaveLength(1)
})
