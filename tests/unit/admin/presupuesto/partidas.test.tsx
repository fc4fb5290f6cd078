import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  check,
  closed,
  demote,
  dialog,
  field,
  fill,
  give,
  labels,
  press,
  reads,
  records,
  refused,
  remove,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../../panel'

const PATH = '/admin/presupuesto'
const FILE = 'Archivo CSV, Excel u ODS'
const INCOME_LABELS = [
  'Partida',
  'Denominación',
  'Programa o actividad',
  'Codificado',
  'Devengado',
  'Recaudado',
  'Saldo por devengar',
]
const EXPENSE_LABELS = [
  'Partida',
  'Denominación',
  'Programa o actividad',
  'Codificado',
  'Comprometido',
  'Devengado',
  'Pagado',
  'Saldo por comprometer',
  'Saldo por devengar',
]

const coded = (key: string, code: string) => records(key).filter(({ partida }) => partida === code)
const open = (path = PATH) => openScreen(path, 'user-4')
const texts = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent)
const headers = () => texts(screen.getAllByRole('columnheader')).filter(Boolean)

test('the treasurer adds an income, edits it, deletes it and brings it back', async () => {
  await open()
  await press('Agregar Ingreso')
  await waitFor(() => expect(labels()).toEqual([...INCOME_LABELS, 'Asignación inicial']))
  await press('Guardar')
  await said('Los campos partida y denominación son obligatorios.')
  await fill('Partida', '13.01.06')
  await fill('Denominación', 'Especies fiscales')
  await fill('Codificado', '-1')
  await press('Guardar')
  await sees('Ingrese un valor de 0 o más.')
  await fill('Codificado', '1.234,56')
  await fill('Devengado', '1234.5')
  await fill('Recaudado', 'mil')
  await sees('No es un valor en dólares: se guardará 0.')
  await saveForm('Ingreso agregado')
  await screen.findByRole('tab', { name: 'Ingresos (9)' })
  expect(coded(KEYS.ingresos, '13.01.06')).toMatchObject([
    { codificado: 1234.56, devengado: 1234.5, recaudado: 0, saldoDevengar: 0.06 },
  ])

  await press('Editar 13.01.06')
  await reads('Codificado', '1.234,56')
  await fill('Codificado', '2000')
  await fill('Recaudado', '500')
  await saveForm('Partida actualizada')
  await waitFor(async () => expect((await rowOf('13.01.06')).textContent).toContain('25,0'))
  expect(coded(KEYS.ingresos, '13.01.06')).toMatchObject([{ saldoDevengar: 765.5 }])
  await closed()

  await remove('13.01.06', '¿Está seguro de eliminar la partida «13.01.06 Especies fiscales»?')
  await screen.findByRole('tab', { name: 'Ingresos (8)' })
  await sees('Partida eliminada')
  await press('Deshacer')
  await rowOf('13.01.06')
  expect(coded(KEYS.ingresos, '13.01.06')).toHaveLength(1)
})

test('an odd expense gets warnings, can be saved after a question and shows the overdraft', async () => {
  const { search } = await open()
  await press('Agregar Gasto')
  expect(search()).toMatchObject({ tab: 'gastos' })
  await waitFor(() => expect(labels()).toEqual([...EXPENSE_LABELS, 'Asignación inicial']))
  for (const [label, value] of [
    ['Partida', '530802'],
    ['Denominación', 'Botas'],
    ['Codificado', '100'],
    ['Comprometido', '100'],
    ['Devengado', '150'],
  ] as const)
    await fill(label, value)
  const twin = 'La partida 53.08.02 ya existe: Vestuario y Prendas de Protección.'
  const order = 'El devengado ($150,00) es mayor que el comprometido ($100,00).'
  await sees(twin)
  await sees(order)
  await press('Guardar')
  const question = await dialog('Revise esta partida')
  await sees(`${twin} ${order} ¿Desea guardar de todos modos?`, question)
  await press('Seguir editando', question)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Revise esta partida' })).toBeNull())
  expect(records(KEYS.gastos)).toHaveLength(12)
  expect((await field('Devengado')).value).toBe('150,00')
  await press('Guardar')
  await press('Guardar de todos modos')
  await said('Gasto agregado')
  expect(coded(KEYS.gastos, '530802')).toMatchObject([{ saldoComprometer: 0, saldoDevengar: -50 }])
  await closed()

  await press('Ver 530802')
  const details = await dialog(/530802/)
  for (const text of ['-$50,00', '150,0', order]) await sees(text, details)
})

test('cards, panels and tabs show the formulas of the spec; tab and search are an address', async () => {
  const { search } = await open()
  for (const [card, value] of [
    ['Ingresos Recaudados', '$414.307,37'],
    ['Gastos Ejecutados', '$425.939,66'],
    ['Saldo Disponible', '$4.706,17'],
    ['Ejecución Total', '87,5'],
  ] as const)
    expect(screen.getByText(card).parentElement?.parentElement?.textContent).toContain(value)
  const income = screen.getByRole('progressbar', { name: 'Avance de Ejecución de Ingresos' })
  expect(Number(income.getAttribute('aria-valuenow'))).toBeCloseTo((414307.37 / 480000) * 100)
  expect(screen.getByText('$65.692,63')).toBeDefined()
  expect(screen.getByText('$54.060,34')).toBeDefined()
  expect(headers()).toEqual(['Partida', 'Denominación', 'Codificado', 'Recaudado', 'Ejecución', 'Acciones'])
  fireEvent.click(screen.getByRole('tab', { name: 'Gastos (12)' }))
  await rowOf('51.01.05')
  expect(headers()).toEqual([
    'Partida',
    'Denominación',
    'Codificado',
    'Devengado',
    'Pagado',
    'Ejecución',
    'Acciones',
  ])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'prendas proteccion' } })
  await waitFor(() => expect(rowsOf('51.01.05')).toEqual([]))
  expect(rowsOf('53.08.02')).toHaveLength(1)
  await waitFor(() => expect(search()).toEqual({ tab: 'gastos', buscar: 'prendas proteccion' }))
  await press('Limpiar')
  await rowOf('51.01.05')
  fireEvent.click(screen.getByLabelText('Seleccionar todo'))
  await press('Eliminar selección')
  await press('Eliminar')
  await sees('Todavía no hay partidas de gastos')
  await sees('Gastos (0)')
  await press('Deshacer')
  await sees('Gastos (12)')
})

test('a cédula without one good line is refused; a good one is previewed and written in one go', async () => {
  await open(`${PATH}?tab=gastos`)
  await press('Importar cédula')
  const form = await dialog(/Importar cédula/)
  const zone = within(form).getByText(/También puede arrastrarlo aquí/)
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [new File(['{}'], 'package.json')] } })
  await sees('package.json', form)
  await sees('No se importará nada', form)
  await give(FILE, 'cedula.csv', 'Partida,Denominación,Codificado\n,TOTAL,1\nabc,Otra,diez\n')
  await sees('El archivo tiene 2 problemas, en 1 fila leída. No se importará nada.', form)
  const told = within(form).getAllByRole('listitem')
  expect(told.filter(({ textContent }) => /^Línea 3/.test(textContent))).toHaveLength(2)
  expect(told.filter(({ textContent }) => /^Línea/.test(textContent))).toHaveLength(2)
  expect((await button('Importar', form)).disabled).toBe(true)
  await give(FILE, 'ingresos.csv', 'Partida,Denominación,Codificado,Recaudado\n130112,P,1,1\n')
  await sees('es una cédula de ingresos', form)
  await give(
    FILE,
    'cedula.csv',
    'Partida;Denominación;Codificado\n530804;Materiales de oficina;1.000,50\n5.3.08.05;Aseo;20\n',
  )
  await sees('Se agregarán 2 filas.', form)
  expect(records(KEYS.gastos)).toHaveLength(12)
  await press('Importar', form)
  await said('Se agregaron 2 partidas.')
  expect(coded(KEYS.gastos, '53.08.04')).toMatchObject([{ codificado: 1000.5, saldoDevengar: 1000.5 }])
  await rowOf('53.08.05')
})

test('a treasurer imports the cédula of two months, the second one over the first, and takes it back', async () => {
  await open(`${PATH}?tab=gastos`)
  const take = async (lines: string) => {
    await press('Importar cédula')
    const head = 'Cédula de gastos\n\nPartida;Denominación;Codificado;Devengado;Pagado\n'
    await give(FILE, 'cedula.csv', head + lines)
    return dialog(/Importar cédula/)
  }
  const sorted = () => records<{ id: string }>(KEYS.gastos).toSorted((a, b) => a.id.localeCompare(b.id))

  const first = await take('84.01.07;Bomba portátil;1000;0;0\n84.01.08;Escalera;500,50;0;0\n')
  await sees('Se agregarán 2 filas.', first)
  await press('Importar', first)
  await said('Se agregaron 2 partidas.')
  await closed()
  const october = sorted()

  const second = await take(
    '8.4.01.07;Bomba portátil;1000;400;300\n840108;Escalera;500,50;;\n' +
      '84.01.09;Mangueras;80;0;0\n51.01.05;Remuneraciones Unificadas;198000;190000;181500\n',
  )
  for (const line of [
    'Se agregará 1 fila y cambiarán 2.',
    'Devengado: $0,00 → $400,00',
    'Pagado: $0,00 → $300,00',
    'Sin cambios (1)',
    'No están en el archivo (11)',
  ])
    await sees(line, second)
  await sees('El archivo ya no trae estas partidas: siguen sumando $', second)
  await sees('Marque las que deban irse.', second)

  // One changed line is left out, and one of those that the file lacks is deleted.
  await check('51.01.05 Remuneraciones Unificadas')
  await check('Eliminar 51.02.03 Decimotercer Sueldo')
  await sees('Se agregará 1 fila, cambiará 1 y se eliminará 1.', second)
  await press('Importar', second)
  await closed()
  await sees('Se agregó 1 partida, cambió 1 y se eliminó 1.')
  expect(coded(KEYS.gastos, '84.01.07')).toMatchObject([
    { codificado: 1000, devengado: 400, pagado: 300, saldoDevengar: 600 },
  ])
  expect(coded(KEYS.gastos, '51.01.05')).toMatchObject([{ devengado: 181500 }])
  expect(coded(KEYS.gastos, '51.02.03')).toEqual([])
  expect(coded(KEYS.gastos, '84.01.08')).toMatchObject([{ saldoDevengar: 500.5 }])
  expect(records(KEYS.gastos)).toHaveLength(14)

  await press('Deshacer')
  await waitFor(() => expect(sorted()).toEqual(october))
  await rowOf('51.02.03')
})

test('the chief may do all, and the list refuses a person who lost the right', async () => {
  refused()
  const { app } = await openScreen(PATH, 'user-1')
  await rowOf('13.01.12')
  const names = new Set(
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent),
  )
  for (const name of [
    'Exportar Excel',
    'Exportar PDF',
    'Exportar CSV',
    'Importar cédula',
    'Agregar Ingreso',
    'Agregar Gasto',
    'Ver 13.01.12',
    'Editar 13.01.12',
  ])
    expect(names).toContain(name)
  await press('Eliminar 13.01.12')
  demote('user-1')
  const asked = await dialog('Eliminar')
  await sees('¿Está seguro de eliminar la partida «13.01.12 Permisos, Licencias y Patentes»?', asked)
  await press('Eliminar', asked)
  await said('No se pudo eliminar la partida.')
  expect(records(KEYS.ingresos)).toHaveLength(8)
  await app.router.invalidate()
  await screen.findByRole('heading', { name: 'Acceso restringido' })
  expect(screen.queryByRole('table')).toBeNull()
})

test('the programme of a line is seen, written and taken away in its form, and one item may stand in two', async () => {
  await open(`${PATH}?tab=gastos`)
  await press('Editar 53.08.02')
  await fill('Programa o actividad', ' 01 Administración ')
  await saveForm('Partida actualizada')
  await closed()
  await press('Ver 53.08.02')
  await sees('01 Administración', await dialog(/53\.08\.02/))
  await press('Cerrar', await dialog(/53\.08\.02/))
  await closed()

  await press('Agregar Gasto')
  for (const [label, value] of [
    ['Partida', '53.08.02'],
    ['Denominación', 'Botas'],
    ['Programa o actividad', '02 Emergencias'],
  ] as const)
    await fill(label, value)
  expect(screen.queryByText(/La partida 53.08.02 ya existe/)).toBeNull()
  await saveForm('Gasto agregado')
  expect(coded(KEYS.gastos, '53.08.02').map(({ programa }) => programa)).toEqual([
    '01 Administración',
    '02 Emergencias',
  ])

  const [mine] = within(await rowOf('Botas')).getAllByRole('button', { name: 'Editar 53.08.02' })
  fireEvent.click(mine ?? expect.fail())
  await reads('Programa o actividad', '02 Emergencias')
  await fill('Programa o actividad', '01 administracion')
  await sees('La partida 53.08.02 ya existe: Vestuario y Prendas de Protección.')
})
