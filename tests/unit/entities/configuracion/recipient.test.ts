import { expect, test } from 'vitest'
import { DEFAULT_CONFIGURACION, recipientOf } from '@/entities/configuracion/configuracion'

test('the sample institution can be reached nowhere', () => {
  expect(recipientOf(DEFAULT_CONFIGURACION)).toEqual({ whatsapp: '', sms: '', correo: '' })
})

test('a brigade is reached where it is configured', () => {
  const own = { telefono: '+593 4 212-3456', whatsapp: '099 123 4567', email: 'bomberos@canton.gob.ec' }
  expect(recipientOf({ ...DEFAULT_CONFIGURACION, ...own })).toEqual({
    whatsapp: '099 123 4567',
    sms: '+59342123456',
    correo: 'bomberos@canton.gob.ec',
  })
  expect(recipientOf({ ...DEFAULT_CONFIGURACION, whatsapp: '+593 9X XXX' }).whatsapp).toBe('')
  expect(recipientOf({ ...DEFAULT_CONFIGURACION, email: 'sin arroba' }).correo).toBe('')
})
