import { expect, test } from 'vitest'
import { handOver } from '@/admin/config/usuarios/hand-over'
import { addressForOthers } from '@/admin/ui/share/given-code'
import { givenCode } from '@/site/login/login-page'

const given = { name: 'Luis Caja', email: 'luis+caja@canton.ec', codigo: 'ABCDE23456' }
const HASTA = '2026-12-02T19:05:00.000Z'

test('an account is handed over with where to go, what to type there, and until when', () => {
  const { message, whatsapp, correo } = handOver(
    { ...given, hasta: HASTA },
    'https://x.ec',
    'Bomberos de Nabón',
  )
  expect(message.split('\n')).toEqual([
    'Luis Caja: ya tiene una cuenta en el panel de Bomberos de Nabón.',
    '1. Abra https://x.ec/login#codigo=ABCDE23456&correo=luis%2Bcaja%40canton.ec',
    '2. Si no están escritos ya: toque «¿Le dieron un código?» y escriba su email, luis+caja@canton.ec, y el código ABCDE23456',
    '3. Toque «Iniciar Sesión» y elija su contraseña.',
    'El código es solo para usted. Sirve una sola vez, hasta el 2 dic 2026, 14:05.',
  ])
  expect(whatsapp).toEqual({ kind: 'open', href: `https://wa.me/?text=${encodeURIComponent(message)}` })
  expect(correo).toMatchObject({ href: expect.stringMatching(/^mailto:luis%2Bcaja@canton\.ec\?/) })
})

test('an earlier central doesn’t say until when: nothing is made up', () => {
  expect(handOver(given, 'https://x.ec', 'Bomberos').message).toMatch(/Sirve una sola vez\.$/)
})

test('the link fills in mail and code where it is opened, and nothing where no central takes it', () => {
  const { hash } = new URL((handOver(given, 'https://x.ec', 'Bomberos').sheet as { href: string }).href)
  const { email: correo, codigo } = given
  for (const mode of ['suya', 'muestra'] as const)
    expect(givenCode(hash, mode)).toEqual({ para: 'cuenta', codigo, correo })
  expect(givenCode(hash, null)).toBeNull()
  expect(givenCode('', 'suya')).toBeNull()
})

test('the console’s code claims a central that nobody has claimed', () => {
  expect(givenCode('#central=ABCDE23456', 'muestra')).toMatchObject({ para: 'central', codigo: 'ABCDE23456' })
  expect(givenCode('#central=ABCDE23456', 'suya')).toBeNull()
})

test('others are sent to this page where it has https, else to the brigade’s own address, never to this machine', () => {
  expect(addressForOthers('https://central.ec', 'https://otra.ec/x')).toBe('https://central.ec')
  expect(addressForOthers('http://localhost:4173', 'https://central.ec/inicio')).toBe('https://central.ec')
  expect(addressForOthers('http://192.168.1.20:4173', '')).toBeNull()
  expect(addressForOthers('http://localhost:4173', 'http://central.ec')).toBeNull()
})
