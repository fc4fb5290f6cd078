import { expect, test } from 'vitest'
import { newPedido, relojDe, relojSentence } from '@/entities/datos/pedido'

const pedido = (recibido: string, respondido = '') => ({ ...newPedido(recibido), respondido })

// Worked out with a calendar of 2026 and 2027 on the desk.
test.each([
  ['2026-11-03', '2026-11-18'],
  // The last day may be a Saturday or a holiday: it stays, because who answers before it is in time.
  ['2026-11-06', '2026-11-21'],
  ['2026-12-10', '2026-12-25'],
  ['2026-12-20', '2027-01-04'],
  ['2027-02-20', '2027-03-07'],
  ['2028-02-20', '2028-03-06'],
])('of %s the fifteenth day is %s', (recibido, vence) => {
  expect(relojDe(pedido(recibido), recibido, 15)).toEqual({ estado: 'EN_PLAZO', vence, faltan: 15 })
})

test.each([
  ['2026-11-17', '', 'Se contesta hasta el 18 de noviembre de 2026: falta 1 día.'],
  ['2026-11-18', '', 'Hoy, 18 de noviembre de 2026, es el último día para contestar.'],
  ['2026-11-19', '', 'El plazo terminó el 18 de noviembre de 2026, hace 1 día.'],
  ['2027-01-01', '2026-11-18', 'Contestado el 18 de noviembre de 2026, dentro del plazo.'],
  ['2027-01-01', '2026-11-20', 'Contestado el 20 de noviembre de 2026, 2 días después del plazo.'],
])('on %s, answered «%s»: %s', (hoy, respondido, sentence) => {
  const one = pedido('2026-11-03', respondido)
  expect(relojSentence(relojDe(one, hoy, 15), one)).toBe(sentence)
})

test('other days are those of the configuration', () => {
  expect(relojDe(pedido('2026-11-03'), '2026-11-03', 10).vence).toBe('2026-11-13')
})
