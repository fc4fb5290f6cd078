import { beforeEach, expect, test } from 'vitest'
import { openForRestore, restoreCopia } from '@/admin/config/backup/restore'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { writeCopiaFile } from '@/entities/copias/copia-file'
import { KEYS } from '../../../../keys'
import { signIn } from '../../../sign-in'

const context = undefined as never

async function openWith(configuracion: unknown) {
  const modulos = { [KEYS.configuracion]: configuracion }
  const momento = '2024-06-01T10:00:00.000Z'
  const file = await writeCopiaFile({ momento, modulos, fotos: [], foto: async () => undefined })
  return openForRestore.mutationFn?.(file, context) ?? expect.fail('no mutation')
}

beforeEach(async () => {
  await signIn('user-1')
  await configuracionRepository.update({ nombreInstitucion: 'Bomberos de Loja', canton: 'Loja' })
})

test.each([
  ['no field', {}],
  ['no field of ours', { otra: 'cosa', toString: 'x' }],
  ['no good field of ours', { telefono: 5 }],
  ['a list', []],
])('a copy whose configuration is %s leaves the one that is here, and says so', async (_what, data) => {
  const before = await configuracionRepository.read()
  const preview = await openWith(data)
  expect(preview.modulos).toMatchObject([{ key: KEYS.configuracion, ignored: true }])
  await restoreCopia.mutationFn?.({ copia: preview.copia, mode: 'reemplazar' }, context)
  expect(await configuracionRepository.read()).toEqual(before)
})

test('a bad field of a configuration is left out and counted; an unknown one stays', async () => {
  const { copia, modulos } = await openWith({ canton: 'Macará', sesionTimeout: 'mucho', nueva: 1 })
  expect(modulos).toMatchObject([{ ignored: false, unreadable: 1 }])
  expect(copia.modulos[KEYS.configuracion]).toEqual({ canton: 'Macará', nueva: 1 })
})
