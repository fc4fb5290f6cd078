import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { describeCommits } from '@/entities/bitacora/describe'
import { abrirEjercicio, cerrarEjercicio } from '@/entities/presupuesto/ejercicios'
import { gastosRepository, ingresosRepository } from '@/entities/presupuesto/partidas'
import { onCommit } from '@/shared/storage/changes'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  dialog,
  field,
  fill,
  press,
  putRecords,
  records,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../../panel'
import { signIn } from '../../sign-in'

const PATH = '/admin/presupuesto'

/** Two years: a line of each, with one code. */
function twoYears(rest: object = {}): void {
  const line = { partida: '53.01.05', codificado: 100, comprometido: 0, devengado: 40, pagado: 40 }
  putRecords(KEYS.gastos, [
    { ...line, id: 'gas-a', denominacion: 'Teléfono de antes', ejercicio: 2025, ...rest },
    { ...line, id: 'gas-b', denominacion: 'Teléfono de ahora', ejercicio: 2026, devengado: 10 },
  ])
  putRecords(KEYS.ingresos, [
    {
      ...{ id: 'ing-a', partida: '13.01.12', denominacion: 'Permisos', codificado: 90, devengado: 0 },
      ...{ recaudado: 90, ejercicio: 2025, ...rest },
    },
  ])
}

const choose = async (year: number) =>
  fireEvent.change(await field('Ejercicio fiscal'), { target: { value: String(year) } })

test('the page shows one fiscal year: its lines, counts, cards, search, warnings and new lines', async () => {
  twoYears()
  const { search } = await openScreen(`${PATH}?tab=gastos&ejercicio=2026`, 'user-4')
  await rowOf('Teléfono de ahora')
  expect(rowsOf('Teléfono de antes')).toEqual([])
  await screen.findByRole('tab', { name: 'Gastos (1)' })
  await choose(2025)
  await rowOf('Teléfono de antes')
  expect(search()).toMatchObject({ tab: 'gastos', ejercicio: 2025 })
  expect(rowsOf('Teléfono de ahora')).toEqual([])
  await sees('40,0 %')

  // The same code stands in the other year, and that is no warning.
  await press('Ver 53.01.05')
  const details = await dialog(/Teléfono de antes/)
  expect(within(details).queryByText(/ya existe/)).toBeNull()
  await press('Cerrar', details)
  await press('Agregar Gasto')
  await fill('Partida', '84.01.04')
  await fill('Denominación', 'Bomba')
  await saveForm('Gasto agregado')
  expect(records(KEYS.gastos).find(({ denominacion }) => denominacion === 'Bomba')).toMatchObject({
    ejercicio: 2025,
  })
})

test('a year is opened with the codes and names of another, all at zero; one that has lines is refused', async () => {
  twoYears()
  const { search } = await openScreen(`${PATH}?ejercicio=2025`, 'user-4')
  await press('Abrir ejercicio')
  await sees(
    '1 partida de ingresos y 1 partida de gastos del ejercicio 2025',
    await dialog('Abrir ejercicio'),
  )
  await fill('Ejercicio nuevo', '2026')
  await press('Abrir ejercicio', await dialog('Abrir ejercicio'))
  await sees('El ejercicio 2026 ya tiene partidas.')
  await fill('Ejercicio nuevo', '2027')
  await press('Abrir ejercicio', await dialog('Abrir ejercicio'))
  await said('Ejercicio 2027 abierto')
  await waitFor(() => expect(search()).toMatchObject({ ejercicio: 2027 }))
  expect(records(KEYS.gastos).at(-1)).toMatchObject({
    ...{ partida: '53.01.05', denominacion: 'Teléfono de antes', ejercicio: 2027 },
    ...{ codificado: 0, comprometido: 0, devengado: 0, pagado: 0, saldoDevengar: 0 },
  })
  expect(records(KEYS.ingresos).at(-1)).toMatchObject({ ejercicio: 2027, codificado: 0, recaudado: 0 })
})

test('two devices that open one year make the same lines of it, and the year after it again', async () => {
  twoYears()
  await signIn('user-4')
  await abrirEjercicio({ desde: 2025, nuevo: 2027 })
  const ids = () => records(KEYS.gastos).map(({ id }) => id)
  const opened = ids()
  expect(opened).toEqual(['gas-a', 'gas-b', 'gas-2027-a'])
  twoYears()
  await gastosRepository.all()
  await abrirEjercicio({ desde: 2025, nuevo: 2027 })
  expect(ids()).toEqual(opened)
  await abrirEjercicio({ desde: 2027, nuevo: 2028 })
  expect(ids().at(-1)).toBe('gas-2028-a')
  // The id that would follow is taken: somebody moved its line into another year.
  await gastosRepository.update('gas-2028-a', { ejercicio: 2030 })
  await ingresosRepository.remove(['ing-2028-a'])
  await abrirEjercicio({ desde: 2027, nuevo: 2028 })
  expect(records(KEYS.gastos).filter(({ ejercicio }) => ejercicio === 2028)).toHaveLength(1)
})

test('a closed year says so, offers nothing that would be refused, and the chief reopens it', async () => {
  twoYears()
  await openScreen(`${PATH}?tab=gastos&ejercicio=2025`, 'user-4')
  await press('Cerrar ejercicio')
  const asked = await dialog('Cerrar el ejercicio 2025')
  await sees('Sus 2 partidas ya no se podrán agregar, editar, importar ni eliminar.', asked)
  await sees('En este equipo solo el Super Administrador podrá cambiar o reabrir el ejercicio.', asked)
  await press('Cerrar ejercicio', asked)
  await said('Ejercicio 2025 cerrado')
  await screen.findByText('Ejercicio cerrado')
  for (const name of ['Agregar Gasto', 'Importar cédula', 'Editar 53.01.05', 'Reabrir ejercicio'])
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await screen.findByRole('button', { name: 'Ver 53.01.05' })
  expect(records(KEYS.gastos).map(({ cerrado }) => cerrado ?? false)).toEqual([true, false])
  expect(records(KEYS.ingresos)[0]).toMatchObject({ cerrado: true })
})

test('the chief reopens a closed year', async () => {
  twoYears({ cerrado: true })
  await openScreen(`${PATH}?tab=gastos&ejercicio=2025`, 'user-1')
  await press('Reabrir ejercicio')
  const asked = await dialog('Reabrir el ejercicio 2025')
  await press('Reabrir ejercicio', asked)
  await sees('Escriba por qué se reabre.', asked)
  await fill('Motivo', 'Faltaba una factura de diciembre.', asked)
  await press('Reabrir ejercicio', asked)
  await said('Ejercicio 2025 reabierto')
  await sees(': Faltaba una factura de diciembre.')
  expect(records(KEYS.gastos)[0]).toMatchObject({ cerrado: false })
  await screen.findByRole('button', { name: 'Editar 53.01.05' })
})

test('closing and reopening are one event each, in the year and in the log, whatever the number of lines', async () => {
  twoYears()
  const told: [string, string][] = []
  onTestFinished(
    onCommit((commits) => {
      for (const { modulo, registro } of describeCommits(commits)) told.push([modulo, registro])
    }),
  )
  await signIn('user-1')
  await cerrarEjercicio({ ejercicio: 2025, cerrado: true })
  await expect(cerrarEjercicio({ ejercicio: 2025, cerrado: false })).rejects.toThrow('Escriba por qué')
  expect(records(KEYS.gastos)[0]).toMatchObject({ cerrado: true })
  await cerrarEjercicio({ ejercicio: 2025, cerrado: false, motivo: 'Faltaba una factura.' })
  expect(records(KEYS.cierres)).toMatchObject([
    { ejercicio: 2025, cerrado: true, motivo: '' },
    { ejercicio: 2025, cerrado: false, motivo: 'Faltaba una factura.', autor: expect.stringMatching(/./) },
  ])
  expect(told).toEqual([
    ['Cierres de ejercicio', 'Ejercicio 2025 cerrado'],
    ['Cierres de ejercicio', 'Ejercicio 2025 reabierto: Faltaba una factura.'],
  ])
  await signIn('user-4')
  await cerrarEjercicio({ ejercicio: 2025, cerrado: true })
  await expect(cerrarEjercicio({ ejercicio: 2025, cerrado: false, motivo: 'x' })).rejects.toThrow(
    'Super Administrador',
  )
  expect(records(KEYS.cierres)).toHaveLength(3)
})

test.each([1, 2, 3, 4, 5, 6])(
  'on this device user-%i writes in a closed year only as the chief',
  async (n) => {
    twoYears({ cerrado: true })
    await signIn(`user-${n}`)
    const all = await ingresosRepository.all()
    const { id: _, cerrado: _c, ...line } = all[0] ?? expect.fail()
    const tries = [
      () => gastosRepository.update('gas-a', { pagado: 41 }),
      () => gastosRepository.update('gas-a', { cerrado: false }),
      () => gastosRepository.update('gas-b', { ejercicio: 2025 }),
      () => ingresosRepository.create(line),
      () => gastosRepository.remove(['gas-a']),
    ]
    for (const write of tries) {
      if (n === 1) await write()
      else await expect(write()).rejects.toThrow(n === 4 ? /^El ejercicio 2025 está cerrado/ : 'Su rol')
    }
  },
)
