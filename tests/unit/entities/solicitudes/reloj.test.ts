import { expect, test } from 'vitest'
import { porContestar, relojDe, relojSentence } from '@/entities/solicitudes/reloj'
import { newSolicitud, type Solicitud } from '@/entities/solicitudes/solicitud'
import { COMO_SIEMPRE, terminosDe } from '@/entities/solicitudes/terminos'
import { ultimoDia } from '@/shared/lib/dias'

const CORRIDOS = terminosDe(COMO_SIEMPRE, [])
const HABILES = { ...CORRIDOS, habiles: true }

const asked = (recibida: string, rest: Partial<Solicitud> = {}): Solicitud => ({
  ...newSolicitud(recibida),
  ...{ id: 'solicitud-1', nombre: 'Luz', pedido: 'Contratos' },
  ...rest,
})

// Worked out with a calendar of 2026 and 2027 on the desk.
test.each([
  ['2026-11-03', 10, '2026-11-13', '2026-11-17'],
  ['2026-11-05', 10, '2026-11-15', '2026-11-19'],
  // A Friday, a Saturday and a Sunday.
  ['2026-11-06', 10, '2026-11-16', '2026-11-20'],
  ['2026-11-07', 10, '2026-11-17', '2026-11-20'],
  ['2026-11-08', 10, '2026-11-18', '2026-11-20'],
  // Over the turn of the year, and the end of February.
  ['2026-12-24', 10, '2027-01-03', '2027-01-07'],
  ['2027-02-18', 10, '2027-02-28', '2027-03-04'],
  ['2026-11-03', 15, '2026-11-18', '2026-11-24'],
  ['2026-12-20', 15, '2027-01-04', '2027-01-08'],
])('of %s, %i days end on %s, working days on %s', (desde, dias, all, working) => {
  expect(ultimoDia(desde, dias, { habiles: false, feriados: ['2026-11-04'] })).toBe(all)
  expect(ultimoDia(desde, dias, { habiles: true, feriados: [] })).toBe(working)
})

test('holidays that the brigade wrote down move a term of working days on', () => {
  const feriados = ['2026-12-25', '2027-01-01']
  expect(ultimoDia('2026-12-24', 10, { habiles: true, feriados })).toBe('2027-01-11')
  // One on a Saturday changes nothing.
  expect(ultimoDia('2026-11-03', 10, { habiles: true, feriados: ['2026-11-14'] })).toBe('2026-11-17')
})

test.each([
  ['2026-11-12', 'EN_PLAZO', 'Se contesta hasta el 13 de noviembre de 2026: falta 1 día.'],
  ['2026-11-13', 'EN_PLAZO', 'Hoy, 13 de noviembre de 2026, es el último día para contestarla.'],
  [
    '2026-11-14',
    'VENCIDA',
    'Venció el 13 de noviembre de 2026, hace 1 día: para la ley, no contestar es negarla. Contéstela igual.',
  ],
])('on %s it stands at %s', (hoy, estado, sentence) => {
  const one = asked('2026-11-03')
  const reloj = relojDe(one, hoy, CORRIDOS)
  expect(reloj.estado).toBe(estado)
  expect(relojSentence(reloj, one)).toBe(sentence)
})

test('an extension adds five days once it has a reason and was told before the first term ended', () => {
  const told = (prorroga: string, motivoProrroga = 'Está en otro archivo') =>
    relojDe(asked('2026-11-03', { prorroga, motivoProrroga }), '2026-11-14', CORRIDOS)
  expect(told('2026-11-13')).toMatchObject({ vence: '2026-11-18', prorroga: 'SI', estado: 'EN_PLAZO' })
  expect(told('2026-11-14')).toMatchObject({ vence: '2026-11-13', prorroga: 'TARDE', estado: 'VENCIDA' })
  expect(told('2026-11-13', ' ')).toMatchObject({ vence: '2026-11-13', prorroga: 'NO', estado: 'VENCIDA' })
  const working = relojDe(
    asked('2026-11-03', { prorroga: '2026-11-17', motivoProrroga: 'x' }),
    '2026-11-24',
    HABILES,
  )
  expect(working).toMatchObject({ vence: '2026-11-24', faltan: 0, estado: 'EN_PLAZO' })
})

test('an answer stops the clock on its day, in time or late', () => {
  const said = (respondida: string) => {
    const one = asked('2026-11-03', { respondida })
    return relojSentence(relojDe(one, '2027-03-01', CORRIDOS), one)
  }
  expect(said('2026-11-13')).toBe('Respondida el 13 de noviembre de 2026, dentro del plazo.')
  expect(said('2026-11-16')).toBe('Respondida el 16 de noviembre de 2026, 3 días después del plazo.')
})

test('what waits for an answer stands with the first to end first, and what was answered does not wait', () => {
  const list = [
    asked('2026-11-05', { id: 'b' }),
    asked('2026-11-01', { id: 'c', respondida: '2026-11-02' }),
    asked('2026-11-03', { id: 'a' }),
  ]
  expect(porContestar(list, '2026-11-06', CORRIDOS).map(({ solicitud }) => solicitud.id)).toEqual(['a', 'b'])
})

test('the days are data: a brigade that writes others works with those, and without any the usual ones stand', () => {
  const own = terminosDe({ ...COMO_SIEMPRE, dias: 8, prorroga: 3 }, [])
  expect(relojDe(asked('2026-11-03'), '2026-11-04', own).vence).toBe('2026-11-11')
  expect([CORRIDOS.dias, CORRIDOS.prorroga, CORRIDOS.habiles]).toEqual([10, 5, false])
})
