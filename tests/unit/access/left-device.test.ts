import { set } from 'idb-keyval'
import { expect, test, vi } from 'vitest'
import { login } from '@/access/login'
import { hashPassword } from '@/access/usuarios/password'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { notesOf } from '@/entities/reportes/envio/notes'
import { writePreference } from '@/shared/storage/device/preferences'
import { database } from '@/shared/storage/entry/database'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { centralState, hideState } from '@/sync/state'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'

const CHIEF = { ...sampleUsuarios()[0], id: 'user-propio', email: 'chief@canton.example' }
const LIMITS = { sesionTimeout: 30, intentosMaximos: 5 }

const signIn = (password: string) =>
  login({ email: 'chief@canton.example', password, remember: true }, LIMITS)

/** A device of a claimed central that nobody can reach; its chief signed in here long ago. */
async function joinedLongAgo(): Promise<void> {
  markCentral()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const secreto = await hashPassword('Cuartel2026')
  await replaceWhole({ key: KEYS.usuarios }, () => [{ ...CHIEF, secreto }])
  await set('central-acceso', { 'user-propio': Date.now() - 1 }, database())
}

test('30 days after the last sign-in a joined device asks for the central, and one that left lets its people in', async () => {
  await joinedLongAgo()
  expect(await signIn('Cuartel2026')).toMatchObject({ kind: 'refused' })
  writePreference('central', 'fuera')
  expect(await signIn('otra')).toEqual({ kind: 'wrong' })
  expect(await signIn('Cuartel2026')).toEqual({ kind: 'ok' })
})

test('a device that left says so without being led, and one whose address lost its central says that', async () => {
  await joinedLongAgo()
  // What a leading tab of another test said.
  hideState()
  expect(centralState()).toBeNull()
  writePreference('central', 'fuera')
  expect(centralState()?.phase).toBe('left')
  writePreference('central', 'unido')
  expect(centralState()).toBeNull()
  document.querySelector('meta[name="central"]')?.remove()
  expect(centralState()?.phase).toBe('gone')
})

test('a report that waits on such a device is to be shared by hand', () => {
  const envio = { id: 'reporte-1', llave: 'k', cuerpo: '{"imagenes":[]}' }
  expect(notesOf(envio).map(({ sentence }) => sentence)).toEqual(['Se enviará solo cuando haya señal.'])
  expect(notesOf(envio, true).map(({ sentence }) => sentence)).toEqual([
    'Este teléfono no trabaja con la central y no envía nada solo. Compártalo por WhatsApp, QR o archivo.',
  ])
})
