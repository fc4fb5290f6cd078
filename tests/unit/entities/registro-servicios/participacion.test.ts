import { expect, test } from 'vitest'
import { participaciones } from '@/entities/registro-servicios/participacion'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'

const entry = (
  text: string,
  tiempoTotal: number | undefined,
  personalAsignado: string[],
  rest: Partial<RegistroServicio> = {},
): RegistroServicio => {
  const [fecha = '', horaInicio = ''] = text.split(' ')
  return { ...newRegistro(fecha), id: text, horaInicio, tiempoTotal, personalAsignado, ...rest }
}

const minutesOf = (list: RegistroServicio[], name: string) =>
  participaciones(list, (nombre) => nombre)
    .get(name)
    ?.map(({ registro, minutos }) => `${registro.id} ${minutos}`)

// Each line: the services, and what counts of them for Ana, by time.
test.each<[string, RegistroServicio[], string[] | undefined]>([
  [
    'over midnight at the end of a month, on the day of its aviso',
    [entry('2026-03-31 23:50', 30, ['Ana'])],
    ['2026-03-31 23:50 30'],
  ],
  [
    'a leap day',
    [entry('2028-02-29 23:00', 120, ['Ana']), entry('2028-03-01 00:30', 60, ['Ana'])],
    ['2028-02-29 23:00 120', '2028-03-01 00:30 30'],
  ],
  [
    'what two services share once, in the one that began first',
    [entry('2026-03-10 11:00', 120, ['Ana']), entry('2026-03-10 10:00', 120, ['Ana'])],
    ['2026-03-10 10:00 120', '2026-03-10 11:00 60'],
  ],
  [
    'nothing of one that lies within another, and after it the longer one still lasts',
    [
      entry('2026-03-10 10:00', 180, ['Ana']),
      entry('2026-03-10 10:30', 30, ['Ana']),
      entry('2026-03-10 12:30', 60, ['Ana']),
    ],
    ['2026-03-10 10:00 180', '2026-03-10 10:30 0', '2026-03-10 12:30 30'],
  ],
  [
    'all of one without a time of day, which overlaps with nothing that is known',
    [entry('2026-03-10', 45, ['Ana']), entry('2026-03-10 00:10', 60, ['Ana'])],
    ['2026-03-10 45', '2026-03-10 00:10 60'],
  ],
  [
    'no minutes where nobody took the time',
    [entry('2026-03-10 10:00', undefined, ['Ana'])],
    ['2026-03-10 10:00 null'],
  ],
  ['a false alarm', [entry('2026-03-10 10:00', 15, ['Ana'], { falsaAlarma: true })], ['2026-03-10 10:00 15']],
  [
    'nothing of what was cancelled',
    [entry('2026-03-10 10:00', 15, ['Ana'], { estado: 'CANCELADO' })],
    undefined,
  ],
  ['somebody named twice once', [entry('2026-03-10 10:00', 15, ['Ana', ' Ana '])], ['2026-03-10 10:00 15']],
  ['nothing of others', [entry('2026-03-10 10:00', 15, ['Luis'])], undefined],
])('counts %s', (_, list, counted) => {
  expect(minutesOf(list, 'Ana')).toEqual(counted)
})

test('each person’s part says what they were on the run, under whichever spelling; who was nothing was nothing', () => {
  const parte = entry('2026-03-10 10:00', 60, ['Ana Ruiz', 'A. Ruiz', 'Luis '], {
    funciones: [
      { nombre: 'A. Ruiz', funcion: 'CONDUCTOR' },
      { nombre: 'Ana Ruiz', funcion: 'AL_MANDO' },
      { nombre: 'Otra', funcion: 'PARAMEDICO' },
    ],
  })
  const parts = participaciones([parte, entry('2026-03-11 10:00', 30, ['Ana Ruiz'])], (name) =>
    name.endsWith('Ruiz') ? 'ana' : name,
  )
  expect(parts.get('ana')?.map(({ funciones }) => funciones)).toEqual([['AL_MANDO', 'CONDUCTOR'], []])
  expect(parts.get('Luis')?.map(({ funciones }) => funciones)).toEqual([[]])
})
