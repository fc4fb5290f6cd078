import { afterEach, expect, test } from 'vitest'
import { lockedUntil } from '@/access/attempts'
import { closeSession, sessionUserId } from '@/access/session'
import { takePending } from '@/entities/bitacora/entradas'
import { readPreferences } from '@/shared/storage/device/preferences'
import { writeValue } from '@/shared/storage/entry/local'
import { KEYS } from '../../keys'
import { signIn } from '../sign-in'

afterEach(closeSession)

const ODD = [12, true, '', 'x', [], ['s.'], {}, { a: 1 }, { id: 7 }]

test('nobody is signed in with a token that is no text, or a user without an id', async () => {
  await signIn('user-1')
  expect(sessionUserId()).toBe('user-1')
  for (const token of ODD.filter((one) => typeof one !== 'string')) {
    writeValue(KEYS.sesionToken, token)
    expect(sessionUserId()).toBeNull()
  }
  await signIn('user-1')
  for (const user of ODD) {
    writeValue(KEYS.sesionUsuario, user)
    expect(sessionUserId()).toBeNull()
  }
})

test('a small stored value of another shape reads as missing', () => {
  for (const odd of [...ODD, { bloqueadoHasta: 'x', tema: 7, filasPorPagina: 'x' }]) {
    writeValue(KEYS.intentos, odd)
    expect(lockedUntil()).toBe(0)
    writeValue(KEYS.bitacoraPendiente, odd)
    expect(takePending().entradas).toEqual([])
    writeValue(KEYS.preferencias, odd)
    expect(readPreferences().tema ?? readPreferences().filasPorPagina).toBeUndefined()
  }
})
