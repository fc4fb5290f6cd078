import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  check,
  dialog,
  exported,
  field,
  fill,
  go,
  labels,
  press,
  putRecords,
  records,
  remove,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../../panel'
import { HOY, item, PATH } from './goods'

const EXTINTORES = [item('e1', 'Extintor PQS 10 lb'), item('e2', 'Extintor de CO2'), item('h1', 'Hacha')]
const plan = (rest: object = {}) => ({
  ...{ id: 'plan-extintor-mes', nombre: 'Inspección mensual', palabra: 'extintor', regla: 'CADA', cada: 1 },
  ...{ unidad: 'MESES', fuente: 'Reglamento 2009, art. 32', desde: addDays(HOY, -200) },
  ...rest,
})
const hecho = (itemId: string, dia: string, rest: object = {}) => ({
  ...{ id: `hecho-${itemId}-plan-extintor-mes-${dia}`, item: itemId, plan: 'plan-extintor-mes', dia },
  ...{ trabajo: 'Inspección mensual', quien: 'Luis Mora', resultado: 'BIEN' },
  ...rest,
})
type Stored = { id: string; item: string; dia: string; quien: string }
const done = () => records<Stored>(KEYS.hechos)

function plant(planes: object[] = [plan()], hechos: object[] = []): void {
  putRecords(KEYS.inventario, EXTINTORES)
  putRecords(KEYS.planes, planes)
  putRecords(KEYS.hechos, hechos)
}

test('without a plan there is one quiet button; a suggestion that is taken says by its source what is due of which items', async () => {
  putRecords(KEYS.inventario, EXTINTORES)
  const { search } = await openScreen(PATH, 'user-5')
  await sees('Hacha')
  expect(screen.queryByLabelText('Filtrar por vencimiento')).toBeNull()
  await press('Planes de revisión')
  const box = await dialog('Planes de revisión')
  await press(/^Tomar.*Inspección mensual, Reglamento de prevención de incendios \(Ecuador, 2009\)/, box)
  await said('Plan agregado: Inspección mensual')
  // The regulation of the country stands before what NFPA says of the same test.
  const tests = within(box).getAllByRole('button', { name: /^Tomar.*Prueba hidrostática, / })
  expect(tests.map(({ textContent }) => textContent)[0]).toContain('Reglamento')
  expect(records(KEYS.planes)).toMatchObject([{ id: 'plan-extintor-mes', desde: HOY }])
  await press(/^2 items.*Inspección mensual$/, box)
  expect(search()).toMatchObject({ plan: 'plan-extintor-mes' })
  await waitFor(() => expect(rowsOf('Hacha')).toEqual([]))
  expect(rowsOf('Extintor')).toHaveLength(2)
})

test('an item says what is due, who asks for it and when it was done last; one tap ends it and can be taken back', async () => {
  const last = addDays(HOY, -100)
  plant([plan()], [hecho('e1', last)])
  await openScreen(`${PATH}?ver=e1`, 'user-5')
  const box = await dialog('Extintor PQS 10 lb')
  const due = within(await within(box).findByRole('region', { name: 'Lo que le toca' }))
  due.getByText('Vencido')
  expect(due.getByText(/^Última vez: /).textContent).toContain(
    'Luis Mora · Cada mes · Reglamento 2009, art. 32',
  )
  await press(/^Hecho hoy.*Inspección mensual$/, box)
  await sees('Hecho: Inspección mensual')
  expect(done().map(({ id, quien }) => [id, quien])).toContainEqual([
    `hecho-e1-plan-extintor-mes-${HOY}`,
    'Guardalmacén',
  ])
  await due.findByText('30 días')
  // It is done: no tap says it twice.
  expect(within(box).queryByRole('button', { name: /^Hecho hoy/ })).toBeNull()
  await press(/^Deshacer el cambio/, document.body)
  await due.findByText('Vencido')
  expect(done()).toHaveLength(1)
})

test('what a firm did is noted with its cost and paper, and what failed stays due', async () => {
  plant([plan({ firma: true, nombre: 'Mantenimiento anual', cada: 12 })])
  await openScreen(`${PATH}?ver=e1`, 'user-5')
  await press(/^Anotar….*Mantenimiento anual$/, await dialog('Extintor PQS 10 lb'))
  const box = await dialog('Mantenimiento anual: Extintor PQS 10 lb')
  await fill('Empresa que lo hizo', 'Extintores del Pacífico', box)
  await fill('Costo', 'doce', box)
  await press('Guardar', box)
  await sees('Ingrese un valor de 0 o más.')
  await fill('Costo', '12,50', box)
  await fill('Número de certificado o factura', '001-001-77', box)
  await check('No pasó: hay que repararlo', box)
  await press('Guardar', box)
  await said('Anotado: Mantenimiento anual')
  expect(done()).toMatchObject([
    {
      item: 'e1',
      dia: HOY,
      quien: 'Extintores del Pacífico',
      costo: 1250,
      papel: '001-001-77',
      resultado: 'FALLA',
    },
  ])
  const item1 = await dialog('Extintor PQS 10 lb')
  await sees('Lo hecho: 1 vez', item1)
  expect(within(item1).getByRole('region', { name: 'Lo que le toca' }).textContent).toContain(
    'Falló: desde el',
  )
})

test('the address narrows the list to what is late, soon due or neither, and one act marks all of a plan', async () => {
  plant([plan()], [hecho('e2', addDays(HOY, -10))])
  const { search } = await openScreen(PATH, 'user-5')
  await press('1 item vencido')
  expect(search()).toMatchObject({ vence: 'vencido' })
  await waitFor(() => expect(rowsOf('Extintor de CO2')).toEqual([]))
  expect(rowsOf('Extintor PQS')).toHaveLength(1)
  await fill('Filtrar por vencimiento', 'pronto')
  await waitFor(() => expect(rowsOf('Extintor de CO2')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Marcar/ })).toBeNull()
})

test('all items of a plan are marked as one act that can be undone', async () => {
  plant()
  await openScreen(`${PATH}?plan=plan-extintor-mes`, 'user-5')
  await press('Marcar los 2 como hechos hoy')
  await sees(`Con fecha de hoy, ${formatDay(HOY)}.`)
  expect(
    done()
      .map(({ item: of, dia }) => [of, dia])
      .sort(),
  ).toEqual([
    ['e1', HOY],
    ['e2', HOY],
  ])
  await press(/^Deshacer el cambio/)
  await waitFor(() => expect(done()).toEqual([]))
  await button('Marcar los 2 como hechos hoy')
})

test('calendar and panel tell of a plan in one line, with the tap that ends it and the file that carries it', async () => {
  plant()
  const screenOf = await openScreen('/admin/calendario', 'user-5')
  await sees('Inspección mensual: 6 unidades en 2 items')
  await go(screenOf, '/admin')
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  const line = await within(hoy).findByRole('link', { name: /Inspección mensual: 6 unidades en 2 items/ })
  expect(line.getAttribute('href')).toContain('plan=plan-extintor-mes')
  await press(/^Marcar los 2 como hechos hoy.*Inspección mensual/, hoy)
  await said(`Inspección mensual: 2 hechos hoy, ${formatDay(HOY)}`)
  await waitFor(() => expect(within(hoy).queryByText(/Inspección mensual/)).toBeNull())
  expect(done().map(({ quien }) => quien)).toEqual(['Guardalmacén', 'Guardalmacén'])
  await go(screenOf, '/admin/calendario')
  const { text } = await exported('Llevar a mi calendario')
  expect(text).toContain('Inspección mensual: 6 unidades en 2 items')
})

test('a day of the next check that an earlier version wrote goes on counting, and one tap ends it without touching it', async () => {
  putRecords(KEYS.inventario, [item('h1', 'Hacha', { proximaRevision: addDays(HOY, -3) })])
  await openScreen('/admin/calendario', 'user-5')
  await press(/^Hecho hoy.*Revisar: Hacha$/)
  await sees('Hecho: Revisar')
  await waitFor(() => expect(screen.queryByText('Revisar: Hacha')).toBeNull())
  expect(records(KEYS.inventario)).toMatchObject([{ proximaRevision: addDays(HOY, -3) }])
  await press(/^Deshacer el cambio/)
  await sees('Revisar: Hacha')
})

test('a plan is written by hand, asks for a number, and is edited and deleted; what was done stays', async () => {
  plant([], [hecho('e1', addDays(HOY, -5))])
  await openScreen(`${PATH}?planes=nuevo`, 'user-5')
  const box = await dialog('Agregar plan de revisión')
  await fill('Qué se hace', 'Afilar', box)
  await fill('Solo si el nombre dice', 'hacha', box)
  await fill('Cada', '0', box)
  await press('Guardar', box)
  await sees('Ingrese un número entero de 1 o más.', box)
  await fill('Cada', '6', box)
  await press('Guardar', box)
  await said('Plan agregado')
  expect(records(KEYS.planes)).toMatchObject([{ nombre: 'Afilar', palabra: 'hacha', cada: 6, desde: HOY }])
  await press(/^Editar.*Afilar$/, await dialog('Planes de revisión'))
  await fill('Cuándo toca', 'PLACA', await dialog('Editar Afilar'))
  await fill('Placa que termina en 7', '9')
  await press('Guardar')
  await said('Plan actualizado')
  expect(records(KEYS.planes)).toMatchObject([
    { regla: 'PLACA', calendario: [11, 2, 3, 4, 5, 6, 7, 9, 9, 10] },
  ])
  await press(/^Eliminar.*Afilar$/, await dialog('Planes de revisión'))
  await press('Eliminar', await dialog('Eliminar plan'))
  await said('Plan eliminado')
  expect(records(KEYS.planes)).toEqual([])
  expect(done()).toHaveLength(1)
})

test('where there are plans the form of an item asks when it was made; a date is read as people write it', async () => {
  plant()
  await openScreen(`${PATH}?editar=e1`, 'user-5')
  const box = await dialog('Editar Extintor PQS 10 lb')
  await field('Fabricado', box)
  expect(labels()).not.toContain('Placa')
  await fill('Fabricado', 'mayo', box)
  await press('Guardar', box)
  await sees('Escriba el año, el mes o el día: 2016, 05/2016 o 30/05/2016.', box)
  await fill('Fabricado', '05/2016', box)
  await fill('Fecha impresa de vencimiento', '2027', box)
  await saveForm('Item actualizado')
  expect(records(KEYS.inventario).find(({ id }) => id === 'e1')).toMatchObject({
    fabricado: '2016-05',
    vence: '2027',
  })
})

test('whoever does not see the inventory is told nothing of it', async () => {
  plant()
  await openScreen('/admin', 'user-4')
  expect(screen.queryByText(/Inspección mensual/)).toBeNull()
})

test('what a parte says was used is due since that day, and no longer once the parte is gone', async () => {
  const used = addDays(HOY, -4)
  const uso = plan({ id: 'plan-extintor-uso', nombre: 'Recargar después del uso', regla: 'USO', cada: 0 })
  plant([uso])
  putRecords(KEYS.servicios, [
    {
      ...{ id: 'srv-1', fecha: used, horaInicio: '10:00', tipo: 'INCENDIO', estado: 'COMPLETADO' },
      ...{ descripcion: 'Quema', insumos: [{ nombre: 'Extintor PQS 10 lb', cantidad: 1, item: 'e1' }] },
    },
  ])
  const opened = await openScreen('/admin/calendario', 'user-1')
  await sees('Recargar después del uso: Extintor PQS 10 lb')
  await go(opened, `${PATH}?ver=e1`)
  const box = await dialog('Extintor PQS 10 lb')
  await sees('Se usó el ', box)
  await go(opened, '/admin/servicios')
  await remove('Quema', `¿Está seguro de eliminar el servicio del ${formatDay(used)}: «Quema»?`)
  await waitFor(() => expect(records(KEYS.servicios)).toEqual([]))
  await go(opened, `${PATH}?ver=e1`)
  await sees('Sin usos por revisar.', await dialog('Extintor PQS 10 lb'))
})

test('gear that a parte used today stands in Hoy with its tap; a parte that is undone makes nothing due', async () => {
  const uso = plan({ id: 'plan-extintor-uso', nombre: 'Recargar después del uso', regla: 'USO', cada: 0 })
  plant([uso])
  putRecords(KEYS.servicios, [])
  const opened = await openScreen(PATH, 'user-1')
  await sees('Extintor de CO2')
  await go(opened, '/admin/servicios')
  await press('Nuevo Servicio')
  await fill('Descripción', 'Quema')
  await fill('Dirección', 'Puente')
  await press('Equipos que se usaron')
  const gear = await field('Equipos que se usaron y volvieron')
  for (const name of ['extintor de co2', 'ERA 9']) {
    await fill('Equipos que se usaron y volvieron', name)
    fireEvent.keyDown(gear, { key: 'Enter' })
  }
  await saveForm('Servicio registrado')
  expect(records<{ equipos: object[] }>(KEYS.servicios).at(-1)?.equipos).toEqual([
    { nombre: 'Extintor de CO2', item: 'e2' },
    { nombre: 'ERA 9' },
  ])
  await go(opened, PATH)
  await sees('Los partes nombran equipos que no son un solo item: ERA 9.')
  // It came back: nothing is taken from the stock.
  expect(rowsOf('Extintor de CO2')[0]?.textContent).not.toContain('quedan')
  await go(opened, '/admin')
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  const line = await within(hoy).findByText('Recargar después del uso: Extintor de CO2')
  expect(line.closest('li')?.textContent).toContain(`Se usó el ${formatDay(HOY)}`)
  await press(/^Hecho hoy.*Recargar después del uso: Extintor de CO2/, hoy)
  await sees('Hecho: Recargar después del uso')
  await waitFor(() => expect(within(hoy).queryByText(/Recargar después del uso/)).toBeNull())
  await press(/^Deshacer el cambio/, document.body)
  await within(hoy).findByText('Recargar después del uso: Extintor de CO2')
  await go(opened, '/admin/servicios')
  await remove('Quema', `¿Está seguro de eliminar el servicio del ${formatDay(HOY)}: «Quema»?`)
  await go(opened, '/admin')
  const after = await screen.findByRole('region', { name: 'Hoy' })
  // Hoy shows what it knew until the day is worked out again.
  await waitFor(() => expect(within(after).queryByText(/Recargar después del uso/)).toBeNull())
})

test('one item has an interval of its own, or none of the plan, by two taps from its details; the others keep theirs', async () => {
  plant([plan()], [hecho('e1', addDays(HOY, -10)), hecho('e2', addDays(HOY, -10))])
  await openScreen(`${PATH}?ver=e1`, 'user-5')
  const box = await dialog('Extintor PQS 10 lb')
  await press(/^Cambiar….*Inspección mensual$/, box)
  const form = await dialog('Inspección mensual: Extintor PQS 10 lb')
  await fill('Cada cuántos meses', '0', form)
  await press('Guardar', form)
  await sees('Ingrese un número entero de 1 o más.', form)
  await fill('Cada cuántos meses', '3', form)
  await press('Guardar', form)
  await said('Cambiado solo en este item')
  expect(records(KEYS.planes)).toMatchObject([
    { id: 'plan-extintor-mes', cada: 1 },
    { id: 'plan-de-e1-plan-extintor-mes', item: 'e1', enVezDe: 'plan-extintor-mes', cada: 3, fuera: false },
  ])
  const due = within(await within(box).findByRole('region', { name: 'Lo que le toca' }))
  await due.findByText(/Solo en este item · Cada 3 meses/)
  due.getByText('Al día')

  await press(/^Cambiar….*Inspección mensual$/, box)
  await press('No se hace en este item', await dialog('Inspección mensual: Extintor PQS 10 lb'))
  await said('No se hace: Inspección mensual')
  await due.findByText('No se hace en este item: Inspección mensual')
  expect(due.queryByRole('button', { name: /^Hecho hoy/ })).toBeNull()
  await press(/^Volver a hacerlo.*Inspección mensual$/, box)
  await said('Plan eliminado')
  expect(records(KEYS.planes)).toMatchObject([{ id: 'plan-extintor-mes' }])
  await due.findByText(/^Última vez: .*Cada mes · Reglamento/)
})

test('more time that the authority gave moves the month of one plate, and the next year stands as before', async () => {
  const year = Number(HOY.slice(0, 4))
  const matricula = plan({
    ...{ id: 'plan-m', nombre: 'Matriculación', palabra: '', regla: 'PLACA', cada: 0 },
    desde: `${year}-01-01`,
  })
  putRecords(KEYS.inventario, [item('v1', 'Autobomba', { placa: 'PCA-1231' })])
  putRecords(KEYS.planes, [matricula])
  putRecords(KEYS.hechos, [])
  await openScreen(`${PATH}?ver=v1`, 'user-5')
  const box = await dialog('Autobomba')
  await press(/^Cambiar….*Matriculación$/, box)
  const form = await dialog('Matriculación: Autobomba')
  await fill('Prórroga hasta', `${year}-03-14`, form)
  await press('Guardar', form)
  await said('Cambiado solo en este item')
  expect(records<{ prorrogas?: object[] }>(KEYS.planes)[1]?.prorrogas).toEqual([
    { mes: `${year}-02`, dia: `${year}-03-14` },
  ])
  await sees(formatDay(`${year}-03-14`), box)
})
