import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import {
  button,
  check,
  dialog,
  fill,
  go,
  press,
  putRecords,
  records,
  remove,
  said,
  saveForm,
  sees,
} from '../../../panel'

const HOY = toDay(new Date())
const PATH = '/admin/rendicion?tab=proceso&ejercicio=2026'

type Tarea = { id: string; titulo: string; hasta: string; hecha: string; enlaces: string[] }
const kept = () => records<Tarea>(KEYS.fases)

const tarea = (id: string, hasta: string, rest: object = {}) => ({
  ...{ id, ejercicio: 2026, fase: 'DELIBERACION', titulo: `Tarea ${id}`, hasta },
  ...rest,
})

test('the process is opened with its tasks and other years stay as they are', async () => {
  putRecords(KEYS.fases, [tarea('otra', '2028-01-15', { ejercicio: 2027 })])
  await openScreen(PATH, 'user-4')
  await sees('El proceso de 2026 no está abierto')
  await press('Abrir el proceso de 2026')
  await dialog('Abrir el proceso de 2026')
  await press('Abrir')
  await said('Proceso abierto')
  await sees('Hay fechas de la plantilla sin confirmar.')
  expect(kept().filter(({ id }) => id.startsWith('tarea-2026-'))).toHaveLength(12)
  screen.getByRole('heading', { name: '3. Deliberación pública' })
})

test('what was done before the process is opened isn’t late', async () => {
  await openScreen('/admin/rendicion?tab=proceso&ejercicio=2024', 'user-4')
  await press('Abrir el proceso de 2024')
  const form = await dialog('Abrir el proceso de 2024')
  for (const fase of ['1. Planificación con la asamblea', '2. Evaluación e informe']) await check(fase, form)
  await fill('Terminó el: 1. Planificación con la asamblea', '2025-03-20', form)
  await press('Abrir', form)
  await sees('Escriba el día en que terminó.', form)
  await fill('Terminó el: 2. Evaluación e informe', addDays(HOY, 1), form)
  await press('Abrir', form)
  await sees('Ese día todavía no llega.', form)
  await check('2. Evaluación e informe', form)
  await press('Abrir', form)
  await said('Proceso abierto')
  await sees('Hecha el 20 de marzo de 2025.')
  await sees('De 9 tareas no está anotado si se hicieron.')
  expect(kept().filter(({ hecha }) => hecha)).toEqual([
    expect.objectContaining({
      hecha: '2025-03-20',
      nota: expect.stringContaining('el día es el de toda la fase'),
    }),
    expect.objectContaining({ hecha: '2025-03-20' }),
    expect.objectContaining({ hecha: '2025-03-20' }),
  ])
})

test('a task gets its days, who sees to it and what proves it, and is marked as done', async () => {
  putRecords(KEYS.fases, [tarea('a', addDays(HOY, -2)), tarea('b', addDays(HOY, 5))])
  const { search } = await openScreen(PATH, 'user-4')
  await sees('1 tarea atrasada.')
  await sees(`Hasta el ${formatDay(addDays(HOY, -2))}, hace 2 días. Sin responsable.`)
  await press('Editar Tarea b')
  expect(search()).toMatchObject({ tarea: 'b' })
  await dialog('Editar tarea')
  await fill('Desde', addDays(HOY, 6))
  await press('Guardar')
  await sees('Es antes de que empiece.')
  await fill('Desde', addDays(HOY, 1))
  await fill('Responsable', 'Ana Ruiz')
  await fill('Enlaces de constancia', 'https://b.ec/acta')
  await saveForm('Tarea actualizada')
  await sees('Responsable: Ana Ruiz.')
  expect(screen.getByRole('link', { name: 'https://b.ec/acta' }).getAttribute('href')).toBe(
    'https://b.ec/acta',
  )
  await press(/^Marcar hecha.*Tarea a$/)
  await said('Tarea marcada como hecha')
  await sees('Ninguna tarea está atrasada.')
  expect(kept().map(({ id, hecha }) => [id, hecha])).toEqual(
    expect.arrayContaining([
      ['a', HOY],
      ['b', ''],
    ]),
  )
})

test('a task is added to its phase and deleted again', async () => {
  putRecords(KEYS.fases, [tarea('a', '')])
  await openScreen(PATH, 'user-1')
  await press(/^Agregar tarea.*Deliberación pública$/)
  await press('Guardar')
  await sees('Escriba qué hay que hacer.')
  await fill('Qué hay que hacer', 'Reservar el coliseo')
  await saveForm('Tarea agregada')
  await sees('Hechas: 0 de 2 tareas.')
  await remove('Reservar el coliseo', '¿Está seguro de eliminar la tarea «Reservar el coliseo»?')
  await waitFor(() => expect(kept().map(({ id }) => id)).toEqual(['a']))
})

test('the other tabs stay, and a late task stands on the dashboard', async () => {
  putRecords(KEYS.fases, [tarea('a', addDays(HOY, -1))])
  const opened = await openScreen('/admin/rendicion', 'user-6')
  await button('Generar Automático')
  fireEvent.click(screen.getByRole('tab', { name: 'Proceso' }))
  await sees('Qué falta para rendir cuentas de un año')
  await go(opened, '/admin')
  const line = await screen.findByRole('link', { name: /^Tarea a/ })
  expect(line.textContent).toContain(`Venció el ${formatDay(addDays(HOY, -1))}`)
})
