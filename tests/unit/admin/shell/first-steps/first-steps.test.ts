import { beforeEach, expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { loadAllModules } from '@/admin/shell/data/data-modules'
import { countFigures } from '@/admin/shell/data/figures'
import { samplesLeft } from '@/admin/shell/data/samples'
import { stepsOf } from '@/admin/shell/first-steps/first-steps'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { emptyModules } from '@/entities/copias/restore'
import { newItem } from '@/entities/inventario/item'
import { itemsRepository } from '@/entities/inventario/items'
import { backedUp, sampleKeys } from '@/entities/modules'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { KEYS } from '../../../../keys'
import { signIn } from '../../../sign-in'

beforeEach(async () => {
  closeSession()
  await signIn('user-1')
})

const config = DEFAULT_CONFIGURACION
const usuarios = sampleUsuarios()
const fresh = { config, usuarios, samples: true, descarga: null }
const done = (state: typeof fresh | Parameters<typeof stepsOf>[0]) =>
  stepsOf(state)
    .filter((step) => step.done)
    .map(({ id }) => id)

test('each step is done once its data is stored, and a new brigade has none done', () => {
  expect(done(fresh)).toEqual([])
  expect(done({ ...fresh, config: { ...config, nombreInstitucion: 'Bomberos de Nabón' } })).toEqual([])
  expect(
    done({ ...fresh, config: { ...config, nombreInstitucion: 'Bomberos de Nabón', canton: 'Nabón' } }),
  ).toEqual(['nombre'])
  expect(done({ ...fresh, config: { ...config, telefono: '+593 7 222 3333' } })).toEqual(['telefono'])
  expect(done({ ...fresh, samples: false })).toEqual(['ejemplos'])
  expect(done({ ...fresh, descarga: '2027-01-01T00:00:00.000Z' })).toEqual(['copia'])
})

test('the step of the passwords is done once no active account has its sample password', () => {
  const own = { salt: '', hash: '', rounds: 1 }
  const [chief, ...others] = usuarios
  if (!chief) throw new Error('no sample')
  const changed = [{ ...chief, secreto: own }, ...others.map((one) => ({ ...one, active: false }))]
  expect(done({ ...fresh, usuarios: changed })).toEqual(['claves'])
  const [, , claves] = stepsOf({ ...fresh, usuarios: [chief, ...changed.slice(1)] })
  expect(claves).toMatchObject({ done: false, text: expect.stringContaining('todavía la tienen: 1.') })
})

test('samples are left until the last one is gone, by emptying or by hand', async () => {
  expect(await samplesLeft()).toBe(true)
  await loadAllModules()
  expect(await samplesLeft()).toBe(true)
  await emptyModules(sampleKeys(), backedUp())
  expect(await samplesLeft()).toBe(false)
  await itemsRepository.create({ ...newItem('2027-01-01'), nombre: 'Pala' })
  expect(await samplesLeft()).toBe(false)
})

test('a phone that was emptied by an earlier version is no sample brigade either', async () => {
  await loadAllModules()
  for (const key of sampleKeys()) await replaceWhole({ key }, () => [])
  const sitio = () => JSON.parse(localStorage.getItem(KEYS.sitio) ?? '').data
  await signIn('user-5')
  await countFigures(new Date())
  expect(sitio()).toEqual({ ejemplo: true })
  await signIn('user-1')
  await countFigures(new Date())
  expect(sitio()).toEqual({ ejemplo: false })
})
