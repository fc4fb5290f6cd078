import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newMiembro } from '@/entities/personal/miembro'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { check, dialog, field, fill, press, putRecords, reads, records, saveForm, sees } from '../../panel'

const PATH = '/admin/servicios'

async function quickEntry(): Promise<void> {
  await press('Nuevo Servicio')
  await fill('Descripción', 'Volcamiento de un camión')
  await fill('Dirección', 'Vía a la costa, km 12')
}

test('the quick entry is what it was: the rest is folded and leaves nothing behind', async () => {
  await openScreen(PATH, 'user-6')
  await quickEntry()
  for (const name of ['Salida, llegada y control', 'Subtipo, causa y sector', 'Fotografías'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('textbox', { name: 'Sector' })).toBeNull()
  await saveForm('Servicio registrado')
  // Besides what the form asks for: its id, and its number.
  expect(Object.keys(records(KEYS.servicios).at(-1) ?? {})).toHaveLength(
    Object.keys(newRegistro('')).length + 2,
  )
})

test('five times across midnight give the response, and what was noted is kept and shown', async () => {
  putRecords(KEYS.servicios, [
    { ...newRegistro('2026-01-01'), id: 'srv-1', descripcion: 'Antes', direccion: 'x', sector: 'La Merced' },
  ])
  await openScreen(PATH, 'user-6')
  await quickEntry()
  await fill('Hora de inicio', '23:50')
  await press('Salida, llegada y control')
  await fill('Salida', '23:54')
  await fill('Llegada', '00:01')
  await reads('Tiempo de respuesta (min)', '11')
  await fill('Controlado', '00:15')
  await fill('Hora de fin', '00:20')
  await reads('Tiempo total (min)', '30')
  await press('Ahora, como salida')
  expect((await field('Salida')).value).toMatch(/^\d\d:\d\d$/)
  await fill('Salida', '23:54')

  await press('Subtipo, causa y sector')
  const offered = (label: string) =>
    [...(screen.getByLabelText<HTMLInputElement>(label).list?.options ?? [])].map(({ value }) => value)
  expect(offered('Subtipo')).toContain('Volcamiento')
  expect(offered('Sector')).toEqual(['La Merced'])
  await fill('Subtipo', 'Volcamiento')
  await check('Falsa alarma')
  await press('Personas, recursos e instituciones')
  await fill('Personas atendidas', '3')
  await fill('Hectáreas', '0,5')
  await press(/^Personas, recursos e instituciones · 2 datos$/)
  await saveForm('Servicio registrado')
  expect(records(KEYS.servicios).at(-1)).toMatchObject({
    salida: '23:54',
    llegada: '00:01',
    controlado: '00:15',
    tiempoRespuesta: 11,
    tiempoTotal: 30,
    subtipo: 'Volcamiento',
    falsaAlarma: true,
    atendidos: 3,
    hectareas: 0.5,
  })
  await press('Ver Volcamiento de un camión')
  const details = await dialog('Volcamiento de un camión')
  for (const text of ['Llegada00:01', 'Falsa alarmaSí', 'Personas atendidas3', 'Hectáreas0,5'])
    await sees(text, details)
})

test('times in the wrong order are said beside them, and saved only once that is confirmed', async () => {
  await openScreen(PATH, 'user-6')
  await quickEntry()
  await fill('Hora de inicio', '10:00')
  await press('Salida, llegada y control')
  await fill('Llegada', '09:58')
  const said = 'Queda antes de «Hora de inicio» (10:00), o más de 12 horas después.'
  expect(screen.getByLabelText('Llegada').getAttribute('aria-describedby')).toBe(screen.getByText(said).id)
  await reads('Tiempo de respuesta (min)', '')

  const before = records(KEYS.servicios).length
  await press('Guardar')
  await press('Revisar', await dialog('Las horas no van en orden'))
  await sees(said)
  expect(records(KEYS.servicios)).toHaveLength(before)
  expect((await field('Llegada')).value).toBe('09:58')
  await press('Guardar')
  await press('Guardar así', await dialog('Las horas no van en orden'))
  await within(document.body).findByText('Servicio registrado')
  expect(records(KEYS.servicios).at(-1)).toMatchObject({ horaInicio: '10:00', llegada: '09:58' })
})

test('a number that is none opens its part and is told beside the field', async () => {
  await openScreen(PATH, 'user-6')
  await quickEntry()
  await press('Personas, recursos e instituciones')
  await fill('Kilómetros', 'bastantes')
  await press(/^Personas, recursos/)
  await press('Guardar')
  await sees('Ingrese un número de 0 o más, con dos decimales como máximo.')
  expect(screen.getByLabelText('Kilómetros').closest('[hidden]')).toBeNull()
})

test('what each of the crew was is suggested by position, ticked by hand, and goes with whoever leaves the crew', async () => {
  putRecords(KEYS.personal, [
    { ...newMiembro(0, '2026-01-01'), id: 'p-1', nombres: 'Ana Ruiz', cargo: 'Jefa de guardia' },
    { ...newMiembro(0, '2026-01-01'), id: 'p-2', nombres: 'Luis Mora', cargo: 'Bombero' },
  ])
  await openScreen(PATH, 'user-2')
  await quickEntry()
  await fill('Personal asignado', 'Ana Ruiz,Luis Mora')
  await press('Quién hizo qué')
  await sees('Según cargo y credenciales: Ana Ruiz, al mando.')
  await press('Poner lo que corresponde')
  const of = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
  expect(of('Ana Ruiz').getByRole<HTMLInputElement>('checkbox', { name: 'Al mando' }).checked).toBe(true)
  fireEvent.click(of('Luis Mora').getByRole('checkbox', { name: 'Conductor' }))
  await saveForm('Servicio registrado')
  expect(records(KEYS.servicios).at(-1)).toMatchObject({
    funciones: [
      { nombre: 'Ana Ruiz', funcion: 'AL_MANDO' },
      { nombre: 'Luis Mora', funcion: 'CONDUCTOR' },
    ],
  })
  await press('Ver Volcamiento de un camión')
  await sees('Ana Ruiz (al mando), Luis Mora (conductor)')
  await press('Editar')
  const pill = (await screen.findAllByText('Ana Ruiz')).find((one) => one.closest('.mantine-Pill-root'))
  fireEvent.click(pill?.closest('.mantine-Pill-root')?.querySelector('button') ?? expect.fail('no button'))
  await saveForm('Servicio actualizado')
  expect(records(KEYS.servicios).at(-1)).toMatchObject({
    personalAsignado: ['Luis Mora'],
    funciones: [{ nombre: 'Luis Mora', funcion: 'CONDUCTOR' }],
  })
})

test('that a time doesn’t apply is an answer, shown in the details; a time that is written takes its place', async () => {
  await openScreen(PATH, 'user-6')
  await quickEntry()
  await press('Salida, llegada y control')
  await press('No aplica, como controlado')
  const none = () => screen.getByRole('button', { name: 'No aplica, como controlado' })
  expect(none().getAttribute('aria-pressed')).toBe('true')
  await press('Ahora, como llegada')
  await saveForm('Servicio registrado')
  const saved = () => records<Record<string, unknown>>(KEYS.servicios).at(-1)
  expect(saved()).toMatchObject({ comoControlado: 'NO_APLICA', comoLlegada: 'BOTON' })
  expect(saved()).not.toHaveProperty('controlado')
  await press('Ver Volcamiento de un camión')
  await sees('ControladoNo aplica')
  await press('Editar')
  await press(/^Salida, llegada y control/)
  // No hour of its own: before the arrival, which is now, it would be asked about.
  const hora = (await field('Llegada')).value
  await fill('Controlado', hora)
  expect(none().getAttribute('aria-pressed')).toBe('false')
  await saveForm('Servicio actualizado')
  expect(saved()).toMatchObject({ controlado: hora, comoControlado: 'ESCRITA' })
})
