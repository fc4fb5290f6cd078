import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { leerRespuestas } from '@/entities/inspecciones/visita/respuestas'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { fill, press, putRecords, records, sees } from '../../panel'

const LOCALES = [
  { id: 'local-1', nombre: 'Bazar Luz', clase: 'COMERCIO', direccion: 'Sucre 10', parroquia: 'Centro' },
  { id: 'local-2', nombre: 'Taller', direccion: 'Sucre 9', parroquia: 'Centro' },
  { id: 'local-3', nombre: 'Bar', direccion: 'Olmedo 1', parroquia: 'Norte' },
  { id: 'local-4', nombre: 'Quebró', direccion: 'Sucre 2', parroquia: 'Centro', funciona: false },
]

const over = () => records<Visita>(KEYS.visitas)
const doors = () =>
  within(screen.getByRole('list', { name: 'Puertas' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent)

async function open(path = '/admin/inspecciones/visita?barrido=true', user = 'user-6') {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, LOCALES)
  return openScreen(path, user)
}

test('a street is swept door by door with two taps each, and what fails is looked at point by point', async () => {
  await open()
  await sees('0 de 3 locales vistos hoy')
  await fill('Parroquia', 'Centro')
  await fill('Calle', 'sucre')
  await sees('0 de 2 locales vistos hoy')
  // By the number of the house.
  expect(doors()).toEqual(['Taller', 'Bazar Luz'])
  await press(/^Bazar Luz/)
  await press('Cumple todo: Bazar Luz')
  await sees('1 de 2 locales vistos hoy')
  expect(over()).toMatchObject([{ local: 'local-1', resultado: 'APROBADO', fallas: '', por: 'Inspector' }])
  expect([...leerRespuestas(over()[0]?.respuestas ?? '').keys()]).toEqual(
    puntosDe(PLANTILLA_BASE, 'COMERCIO').map(({ id }) => id),
  )
  await press(/^Taller/)
  await press('Cerrado: Taller')
  await sees('2 de 2 locales vistos hoy')
  await waitFor(() =>
    expect(over().find(({ local }) => local === 'local-2')).toMatchObject({
      ...{ resultado: 'PENDIENTE', motivo: 'Estaba cerrado', respuestas: '' },
    }),
  )
  await press(/^Taller .*Pendiente, hoy/)
  await press('Hay faltas: Taller')
  await sees('Visita: Taller')
  await waitFor(() => expect(records<Visita>(KEYS.visitasAbiertas)).toMatchObject([{ local: 'local-2' }]))
})

test('a premises that owes something is not approved by one tap', async () => {
  putRecords(KEYS.visitas, [
    {
      ...{ id: 'visita-1', local: 'local-3', dia: '2026-03-02', equipo: 'otro', plantilla: 'base-1' },
      ...{ respuestas: 'sa2:N', resultado: 'NO_CUMPLE', fallas: 'sa2', fin: '2026-03-02T10:00' },
    },
  ])
  await open()
  await press(/^Bar .*No cumple/)
  expect(screen.queryByRole('button', { name: 'Cumple todo: Bar' })).toBeNull()
  await press('Ver lo que faltaba: Bar')
  await sees('Ver otra vez lo que faltó')
})
