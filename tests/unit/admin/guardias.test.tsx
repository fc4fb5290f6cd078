import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  button,
  check,
  closed,
  dialog,
  exported,
  field,
  fill,
  press,
  putRecords,
  records,
  rowOf,
  said,
  saveForm,
  sees,
} from '../panel'

const PATH = '/admin/guardias'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const SECOND = 'Tcrnl. Gabriela Elizabeth Morán Zambrano'
const THIRD = 'Ing. Carmen Lucía Tenesaca Quizhpe'

// Monday, far enough away that its shifts are still to come, and one whose shifts are over.
const COMING = `${PATH}?semana=2099-11-23`
const PAST = `${PATH}?semana=2020-01-06`

type Stored = { id: string; turnoId: string; nombre: string; cumplido: boolean; confirmo: string }

const onDuty = () =>
  records<Stored>(KEYS.puestos)
    .map(({ turnoId, nombre }) => `${turnoId} ${nombre}`)
    .sort()

async function prepared(path: string): Promise<{ search: () => Record<string, unknown> }> {
  const opened = await openScreen(path, 'user-3')
  await press('Usar la plantilla')
  await said('Semana preparada')
  return opened
}

/** Opens a shift, ticks somebody and closes it. */
async function place(shift: string, name: string): Promise<void> {
  await press(`Ver ${shift}`)
  const opened = await screen.findByRole('dialog')
  await tick(name, opened)
  await waitFor(() => expect(box(name, opened).checked).toBe(true))
  await press('Cerrar', opened)
  await closed()
}

const box = (name: string, place: HTMLElement) =>
  within(place).getByRole<HTMLInputElement>('checkbox', { name })

async function tick(name: string, place: HTMLElement): Promise<void> {
  await waitFor(() => box(name, place))
  box(name, place).click()
}

test('a week is made from the template, says what it lacks, and each tick is kept', async () => {
  await prepared(COMING)
  expect(records(KEYS.turnos)).toHaveLength(14)
  await sees('Del 23 al 29 de noviembre de 2099')
  await sees('Lunes 08:00: faltan 2 personas, no hay quien esté al mando y no hay conductor vigente.')
  await place('Día del lunes', CHIEF)
  await sees('Lunes 08:00: falta 1 persona y no hay conductor vigente.')
  expect(onDuty()).toEqual([`turno-2099-11-23-dia ${CHIEF}`])
  await press('Ver Día del lunes')
  const opened = await screen.findByRole('dialog')
  await sees('Falta 1 persona y no hay conductor vigente.', opened)
  await tick(CHIEF, opened)
  await sees('Faltan 2 personas', opened)
  expect(records(KEYS.puestos)).toEqual([])
})

test('an expired licence fills no gap', async () => {
  const licence = (id: string, personalId: string, vence: string) => ({
    ...{ id, personalId, vence, tipo: 'Licencia de conducir', clase: 'E' },
  })
  putRecords(KEYS.credenciales, [
    licence('cred-1', 'staff1705323600001', '2099-11-22'),
    licence('cred-2', 'staff1705323600002', '2099-11-23'),
  ])
  await prepared(COMING)
  await place('Día del lunes', CHIEF)
  await sees('Lunes 08:00: falta 1 persona y no hay conductor vigente.')
  await place('Día del lunes', SECOND)
  await waitFor(() => expect(document.body.textContent).not.toContain('Lunes 08:00:'))
  // Her licence ends with the day, and the night goes on.
  await place('Noche del lunes', SECOND)
  await sees('Lunes 20:00: falta 1 persona y no hay conductor vigente.')
})

test('who is on twice or doesn’t rest is told before the tick, and may still be put there', async () => {
  await prepared(COMING)
  await place('Día del lunes', CHIEF)
  await press('Ver Noche del lunes')
  const opened = await screen.findByRole('dialog')
  await sees('No descansa entre Día (lunes 08:00) y Noche (lunes 20:00).', opened)
  await tick(CHIEF, opened)
  await press('Cerrar', opened)
  await closed()
  await sees(`${CHIEF} no descansa entre Día (lunes 08:00) y Noche (lunes 20:00).`)
})

test('the week before is copied with its people, without who left since', async () => {
  await prepared(COMING)
  await place('Día del lunes', CHIEF)
  await place('Día del lunes', THIRD)
  putRecords(
    KEYS.personal,
    records<{ nombres: string }>(KEYS.personal).map((one) =>
      one.nombres === THIRD ? { ...one, activo: false, fechaSalida: '2099-11-25' } : one,
    ),
  )
  cleanup()
  const { search } = await openScreen(COMING, 'user-3')
  within(document.body).getByRole('link', { name: 'Semana siguiente' }).click()
  await sees('Esta semana todavía no tiene turnos')
  expect(search()).toEqual({ semana: '2099-11-30' })
  await press('Copiar la semana anterior')
  await said('Semana preparada')
  expect(records(KEYS.turnos)).toHaveLength(28)
  expect(onDuty()).toEqual([
    `turno-2099-11-23-dia ${CHIEF}`,
    `turno-2099-11-23-dia ${THIRD}`,
    `turno-2099-11-30-dia ${CHIEF}`,
  ])
})

test('a shift is deleted with its people, and comes back with them', async () => {
  await prepared(COMING)
  await place('Día del lunes', CHIEF)
  await press('Ver Día del lunes')
  await press('Eliminar')
  const asked = await dialog('Eliminar')
  await sees('Las personas anotadas en él quedan fuera.', asked)
  await press('Eliminar', asked)
  await sees('Turno eliminado')
  expect(records(KEYS.turnos)).toHaveLength(13)
  expect(records(KEYS.puestos)).toEqual([])
  await press('Deshacer')
  await button('Ver Día del lunes')
  await waitFor(() => expect(onDuty()).toEqual([`turno-2099-11-23-dia ${CHIEF}`]))
})

test('once a shift is over somebody confirms who served it, and the hours follow', async () => {
  await prepared(PAST)
  await placeAfterwards('Día del lunes', CHIEF)
  await press('Ver Día del lunes')
  const opened = await screen.findByRole('dialog')
  await sees('Sin confirmar', opened)
  const [first] = within(opened).getAllByRole<HTMLInputElement>('checkbox', { name: CHIEF })
  first?.click()
  await sees('Cumplió el turno', opened)
  expect(records(KEYS.puestos)).toMatchObject([{ cumplido: true, confirmo: 'user-3' }])
  await press('Cerrar', opened)
  await closed()
  await sees('1 de 1 con el turno confirmado')
  await placeAfterwards('Día del martes', CHIEF)
  cleanup()
  await openScreen('/admin/personal/horas?periodo=2020-01', 'user-3')
  await sees('de 24 h previstas', await rowOf(CHIEF))
  await sees('12 h', await rowOf(CHIEF))
  cleanup()
  await openScreen('/admin/personal/horas?periodo=2020-02', 'user-3')
  await sees('Nadie tiene horas en febrero de 2020')
})

/** Of a shift that is over, who was on is changed behind a line of its own. */
async function placeAfterwards(shift: string, name: string): Promise<void> {
  await press(`Ver ${shift}`)
  const opened = await screen.findByRole('dialog')
  await tick(name, opened)
  await waitFor(() => expect(within(opened).getAllByRole('checkbox', { name })).toHaveLength(2))
  await press('Cerrar', opened)
  await closed()
}

test('the coming shifts of one person are a calendar', async () => {
  await prepared(COMING)
  await place('Noche del lunes', CHIEF)
  await fill('Turnos de una persona, para su calendario', `${records(KEYS.puestos)[0]?.personalId}`)
  const file = await exported('Descargar sus turnos')
  expect(file.name).toMatch(/^guardias-\d{4}-\d\d-\d\d\.ics$/)
  expect(file.text).toContain('DTSTART:20991124T010000Z\r\nDTEND:20991124T130000Z\r\nSUMMARY:Guardia: Noche')
  await said('1 turno por venir')
})

test('the week on paper has every shift with its people and what it lacks', async () => {
  await prepared(COMING)
  await place('Día del lunes', CHIEF)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = (await screen.findByRole('heading', { name: 'Lista de guardias' })).closest('section')
  await sees('Semana del 23 al 29 de noviembre de 2099', sheet as HTMLElement)
  const rows = within(sheet as HTMLElement).getAllByRole('row')
  expect(rows[1]?.textContent).toBe(
    `1Lunes 23Día08:00–20:00${CHIEF}Falta 1 persona y no hay conductor vigente`,
  )
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('heading', { name: 'Lista de guardias' })).toBeNull()
})

test('a week that is over lacks nobody on paper either, as on the screen', async () => {
  await prepared(PAST)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const sheet = (await screen.findByRole('heading', { name: 'Lista de guardias' })).closest('section')
  const shifts = within(sheet as HTMLElement).getAllByRole('row')
  expect(shifts[1]?.textContent).toBe('1Lunes 6Día08:00–20:00')
  expect(sheet?.textContent).not.toContain('Falta ')
  expect(sheet?.textContent).not.toContain('Faltan')
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('an address without a week or a month opens this one', async () => {
  await openScreen(`${PATH}?semana=2026-02-31`, 'user-3')
  await sees('Esta semana todavía no tiene turnos')
  cleanup()
  await openScreen('/admin/personal/horas?periodo=2026-13', 'user-3')
  await sees(`Nadie tiene horas en ${toDay(new Date()).slice(0, 4)}`)
})

test('a wrong template says so beside its field, a right one makes the next week', async () => {
  await openScreen(COMING, 'user-3')
  await press('Plantilla')
  await press('Quitar Fin de semana')
  await press('Quitar Noche')
  await press('Editar Día')
  await fill('Nombre del turno', ' ')
  await fill('Cuántas personas', '1,5')
  await press('Guardar')
  await sees('Escriba cómo se llama el turno.')
  await sees('Escriba un número entero de 0 a 99.')
  await fill('Nombre del turno', 'Turno único')
  await fill('Cuántas personas', '3')
  await check('Lunes')
  await check('Conductor')
  await saveForm('Plantilla guardada')
  await press('Usar la plantilla')
  await said('Se agregaron 4 turnos.')
  await sees('Martes 08:00: faltan 3 personas y no hay quien esté al mando.')
})

test('who is on now stands on the dashboard', async () => {
  await openScreen(`${PATH}?nuevo=true`, 'user-3')
  await press('Guardar')
  await sees('Escriba cómo se llama el turno.')
  await fill('Nombre del turno', 'Todo el día')
  await fill('Fecha', toDay(new Date()))
  await fill('Empieza', '00:00')
  await fill('Termina', '00:00')
  expect((await field('Termina')).closest('div')?.parentElement?.textContent).toContain('Al día siguiente.')
  await saveForm('Turno agregado')
  const [turno] = records<{ id: string }>(KEYS.turnos)
  putRecords(KEYS.puestos, [
    { id: 'puesto-1', turnoId: turno?.id, personalId: 'staff1705323600001', nombre: CHIEF },
  ])
  cleanup()
  await openScreen('/admin', 'user-3')
  const now = await screen.findByRole('region', { name: 'Ahora' })
  await sees(`De guardia: ${CHIEF} (al mando)Todo el día, hasta las 00:00. Falta 1 persona.`, now)
  cleanup()
  await openScreen('/admin', 'user-5')
  await sees('Items en Mal Estado')
  expect(document.body.textContent).not.toContain('De guardia')
})

test('who may only look changes nothing', async () => {
  await prepared(COMING)
  cleanup()
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { TALENTO_HUMANO: { 'personal:edit': false } }, timestamp: Date.now() + 1000 }),
  )
  await openScreen(COMING, 'user-3')
  await press('Ver Día del lunes')
  const opened = await screen.findByRole('dialog')
  expect(box(CHIEF, opened).disabled).toBe(true)
  expect(within(opened).queryByRole('button', { name: 'Eliminar' })).toBeNull()
  await press('Cerrar', opened)
  await closed()
  for (const name of ['Plantilla', 'Agregar turno']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('what people changed from their phones is told to whoever runs the roster, until they have seen it', async () => {
  await prepared(COMING)
  const place = (id: string, values: object) => ({ id, turnoId: 'turno-2099-11-23-dia', ...values })
  const at = '2099-11-20T15:00:00.000Z'
  putRecords(KEYS.puestos, [
    place('uno', {
      personalId: 'staff1705323600001',
      nombre: CHIEF,
      cedidoA: 'staff1705323600002',
      acordado: at,
    }),
    place('dos', { personalId: 'staff1705323600002', nombre: SECOND }),
    place('tres', { personalId: 'staff1705323600003', nombre: THIRD, anotado: at }),
  ])
  cleanup()
  await openScreen('/admin', 'user-3')
  await sees('2 cambios de guardia desde los teléfonos')
  cleanup()
  await openScreen(PATH, 'user-3')
  await sees(`${CHIEF} dio su lugar a ${SECOND}: Día, lunes 23 de noviembre de 2099.`)
  await sees(`${THIRD} se anotó: Día, lunes 23 de noviembre de 2099.`)
  await press('Entendido')
  await waitFor(() => expect(document.body.textContent).not.toContain('Cambios hechos desde los teléfonos'))
  expect(records<{ id: string; revisado?: boolean }>(KEYS.puestos).map(({ revisado }) => revisado)).toEqual([
    true,
    false,
    true,
  ])
})

test('whether people put themselves into open places is written in the template', async () => {
  await openScreen(COMING, 'user-3')
  await press('Plantilla')
  await check('Las personas se anotan solas en los lugares libres')
  await fill('Horas antes hasta las que pueden salirse', 'doce')
  await press('Guardar')
  await sees('Escriba un número entero de 0 a 336.')
  await fill('Horas antes hasta las que pueden salirse', '12')
  await saveForm('Plantilla guardada')
  const stored = JSON.parse(localStorage.getItem(KEYS.plantilla) ?? '{}').data
  expect(stored).toMatchObject({ anotarse: true, salirHoras: 12 })
})

test('a holiday that the brigade wrote down is named in its week, and has the shifts of a Sunday if the template says so', async () => {
  const catalogue = { data: { feriados: ['2099-11-24'] }, timestamp: Date.now() }
  localStorage.setItem(KEYS.lotaipCatalogo, JSON.stringify(catalogue))
  await openScreen(COMING, 'user-3')
  await press('Plantilla')
  await check('En un feriado, los turnos del domingo')
  await saveForm('Plantilla guardada')
  await press('Usar la plantilla')
  await said('Semana preparada')
  await screen.findByRole('heading', { name: 'Martes 24, feriado' })
  await screen.findByRole('heading', { name: 'Miércoles 25' })
  await button('Ver Fin de semana del martes')
  expect(screen.queryByRole('button', { name: 'Ver Día del martes' })).toBeNull()
})
