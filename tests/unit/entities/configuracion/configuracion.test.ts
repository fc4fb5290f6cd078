import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { configFormSchema } from '@/entities/configuracion/config-form'
import { configuracionSchema, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { passwordLacks } from '@/entities/configuracion/password-policy'
import { KEYS } from '../../../keys'
import { setAside } from '../../shared/storage/stores'
import { signIn } from '../../sign-in'

afterEach(closeSession)

test('the defaults are a valid configuration with the limits of spec §9', () => {
  expect(v.parse(configuracionSchema, DEFAULT_CONFIGURACION)).toEqual(DEFAULT_CONFIGURACION)
  expect(DEFAULT_CONFIGURACION).toMatchObject({
    sesionTimeout: 30,
    intentosMaximos: 3,
    passwordMinLength: 8,
    retencionBackup: 30,
    frecuenciaBackup: 'DIARIO',
    coordenadas: { lat: -1.83, lng: -78.18 },
  })
})

test('config:edit is needed to save; anyone reads', async () => {
  const change = { nombreInstitucion: 'Bomberos de Otro Cantón' }
  await expect(configuracionRepository.update(change)).rejects.toBeInstanceOf(AccessError)
  await signIn('user-2')
  await expect(configuracionRepository.update(change)).rejects.toBeInstanceOf(AccessError)
  await signIn('user-1')
  await configuracionRepository.update(change)
  closeSession()
  expect(await configuracionRepository.read()).toEqual({ ...DEFAULT_CONFIGURACION, ...change })
})

test('a form writes only the changed fields', async () => {
  await signIn('user-1')
  const base = await configuracionRepository.read()
  await configuracionRepository.update({ ...base, canton: 'Otro' }, base)
  await configuracionRepository.update({ ...base, retencionBackup: 7 }, base)
  expect(await configuracionRepository.read()).toMatchObject({ canton: 'Otro', retencionBackup: 7 })
})

test('a number out of its bounds is refused and nothing changes', async () => {
  await signIn('user-1')
  await expect(configuracionRepository.update({ sesionTimeout: 0 })).rejects.toThrow('entre 1 y 1440')
  expect((await configuracionRepository.read()).sesionTimeout).toBe(30)
})

test('the password policy names each unmet rule', () => {
  const all = { ...DEFAULT_CONFIGURACION, requiereSimbolos: true }
  expect(passwordLacks('', all)).toEqual([
    'La contraseña debe tener al menos 8 caracteres.',
    'La contraseña debe incluir al menos una mayúscula.',
    'La contraseña debe incluir al menos un número.',
    'La contraseña debe incluir al menos un símbolo.',
  ])
  expect(passwordLacks('ñandúes1', DEFAULT_CONFIGURACION)).toEqual([
    'La contraseña debe incluir al menos una mayúscula.',
  ])
  expect(passwordLacks('Ñandúes1', DEFAULT_CONFIGURACION)).toEqual([])
  expect(passwordLacks('Ñandúes1', all)).toEqual(['La contraseña debe incluir al menos un símbolo.'])
  expect(passwordLacks('Ñandúes1!', all)).toEqual([])
  expect(passwordLacks('Aa1🔥🔥🔥', DEFAULT_CONFIGURACION)).toHaveLength(1)
})

test('what a phone stored before the WhatsApp number existed opens unchanged, without one', async () => {
  const { whatsapp: _, ...earlier } = { ...DEFAULT_CONFIGURACION, canton: 'Zaruma' }
  localStorage.setItem(KEYS.configuracion, JSON.stringify({ data: earlier, timestamp: Date.now() }))
  expect(await configuracionRepository.read()).toEqual({ ...earlier, whatsapp: '' })
  expect(setAside()).toEqual([])
})

test.each(['', '099 123 4567', '+593 99 123 4567'])('the form takes the WhatsApp number «%s»', (whatsapp) => {
  expect(v.is(configFormSchema, { ...DEFAULT_CONFIGURACION, whatsapp })).toBe(true)
})

test.each(['+593 4 XXX-XXXX', '099', 'llámenos'])('the form refuses «%s» beside its field', (whatsapp) => {
  const { issues } = v.safeParse(configFormSchema, { ...DEFAULT_CONFIGURACION, whatsapp })
  expect(issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([
    ['whatsapp', 'Escriba un número completo, como 099 123 4567 o +593 99 123 4567.'],
  ])
})
