import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { CANTONES, tarifasDeEjemplo } from '@/entities/inspecciones/cobros/ejemplos'
import type { Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { newLocal } from '@/entities/inspecciones/locales'
import { toDay, toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  button,
  closed,
  dialog,
  exported,
  fill,
  go,
  press,
  putRecords,
  records,
  said,
  sees,
} from '../../panel'

const [JEFE, TESORERIA, INSPECTOR] = ['user-1', 'user-4', 'user-6']
const PATH = '/admin/cobros'
const hoy = () => toDay(new Date())
const ano = () => toYear(new Date())

const LOCAL = {
  ...newLocal(),
  ...{ id: 'local-1790011674001-001', ruc: '1790011674001', nombre: 'Gasolinera La Unión' },
  ...{ dueno: 'Petróleos del Sur S.A.', telefono: '042781234', parroquia: 'Mocache' },
}

const ordenes = () => records<Orden>(KEYS.ordenes)
const pagos = () => records<Pago>(KEYS.pagos)

const madeFor = (said: Partial<Orden> = {}) => ({
  ...{ id: 'orden-1', numero: 'OP-0001', dia: hoy(), ano: ano(), tramite: 'Permiso anual' },
  ...{ nombre: 'Tienda Rosita', paga: 'Rosa Vera', ruc: '1710034065001', parroquia: 'Mocache' },
  ...{ lineas: [{ concepto: 'Tienda', centavos: 1250 }], total: 1250 },
  ...said,
})

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, [LOCAL])
})

const withExamples = () =>
  putRecords(
    KEYS.tarifas,
    CANTONES.flatMap((canton) => tarifasDeEjemplo(canton, ano())),
  )

test('the chief takes a canton’s table, and makes a line of it their own', async () => {
  await openScreen(`${PATH}?tab=tarifas`, JEFE)
  await sees(`No hay tarifas de ${ano()}`)
  await press('Ver ejemplos de otros cantones')
  await press(/^Tomar \d+ tarifas de Atacames/)
  await said('24 tarifas agregadas de ejemplo')
  await press('Cerrar', await dialog(`Tarifas de otros cantones, para ${ano()}`))
  await closed()
  await press('Editar Evento barrial')
  await press('Editar hasta 500 personas: $30,00')
  await fill('Hasta', '400')
  await press('Guardar')
  await sees('Falta una banda: más de 400 hasta 500 personas no tiene valor')
  expect(records<Tarifa>(KEYS.tarifas).find(({ concepto }) => concepto === 'Evento barrial')?.ejemplo).toBe(
    'Atacames',
  )
})

test('the inspector makes the order of a year for premises; a second one of that year is refused', async () => {
  putRecords(KEYS.tarifas, tarifasDeEjemplo(CANTONES[0] ?? expect.fail('no canton'), ano()))
  const opened = await openScreen(`${PATH}?nuevo=true&local=${LOCAL.id}`, INSPECTOR)
  const make = async () => {
    await sees('1790011674001')
    await fill('Gasolinera (surtidores)', '6')
    await press('Hacer la orden')
  }
  await sees('1790011674001')
  await press('Hacer la orden')
  await sees('Elija al menos un valor.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gasolinera (surtidores)')))
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Exonerar (%)')).toBeNull()
  await make()
  await said('Orden de pago hecha')
  expect(ordenes()).toMatchObject([
    {
      ...{ id: `orden-1790011674001-001-${ano()}`, paga: 'Petróleos del Sur S.A.', parroquia: 'Mocache' },
      ...{ total: 72_200, lineas: [{ concepto: 'Gasolinera' }, { concepto: 'Especie del permiso' }] },
    },
  ])
  // Of the owner's other data nothing goes along.
  expect(JSON.stringify(ordenes())).not.toContain(LOCAL.telefono)
  await dialog('Gasolinera La Unión')
  await go(opened, `${PATH}?nuevo=true&local=${LOCAL.id}`)
  await make()
  await said(`Este local ya tiene la orden ${ordenes()[0]?.numero} del permiso de ${ano()}.`)
  expect(ordenes()).toHaveLength(1)
})

test('the form of an order begins at the premises', async () => {
  putRecords(KEYS.tarifas, tarifasDeEjemplo(CANTONES[0] ?? expect.fail('no canton'), ano()))
  await openScreen(`${PATH}?nuevo=true`, INSPECTOR)
  await dialog('Agregar orden de pago')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Local')))
})

test('an order for which there is no tariff leads to the tariffs', async () => {
  await openScreen(`${PATH}?nuevo=true&local=${LOCAL.id}`, JEFE)
  const form = await dialog('Agregar orden de pago')
  fireEvent.click(await within(form).findByRole('link', { name: 'Tarifas' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('tab', { name: 'Tarifas' }).getAttribute('aria-selected')).toBe('true')
})

test('the chief exempts for a reason, and the paper is still to be paid', async () => {
  putRecords(KEYS.tarifas, tarifasDeEjemplo(CANTONES[0] ?? expect.fail('no canton'), ano()))
  await openScreen(`${PATH}?nuevo=true&local=${LOCAL.id}`, JEFE)
  await sees('1790011674001')
  await fill('Gasolinera (surtidores)', '1')
  await fill('Exonerar (%)', '100')
  await press('Hacer la orden')
  await sees('Escriba por qué se exonera.')
  await fill('Por qué se exonera', 'Entidad pública')
  await press('Hacer la orden')
  await said('Orden de pago hecha')
  expect(ordenes()).toMatchObject([
    { total: 200, exoneracion: { porciento: 10_000, motivo: 'Entidad pública', por: 'Jefe de Bomberos' } },
  ])
})

test('an order of another kind is made by what is counted, to the cent', async () => {
  withExamples()
  await openScreen(`${PATH}?nuevo=true`, INSPECTOR)
  await fill('Nombre de lo que se cobra', 'Feria de San Pedro')
  await fill('Qué se cobra', 'Permiso ocasional')
  await fill('Qué tarifa', `tarifa-atacames-evento-barrial-${ano()}`)
  await press('Hacer la orden')
  await sees('Evento barrial: escriba la cantidad, en personas.')
  await fill('Evento barrial (personas)', '501')
  await press('Hacer la orden')
  await said('Orden de pago hecha')
  expect(ordenes()).toMatchObject([
    {
      ...{ nombre: 'Feria de San Pedro', tramite: 'Permiso ocasional', total: 5000, local: '' },
      lineas: [{ concepto: 'Evento barrial', centavos: 5000 }],
    },
  ])
  expect(ordenes()[0]?.numero).toMatch(/^OP-\d{4}-0001-\w{3}$/)
  await sees('501 personas: $50,00 · más de 500 hasta 1.500 personas', await dialog('Feria de San Pedro'))
})

test('the treasurer marks it paid with its receipt, and what was collected stands by parish', async () => {
  putRecords(KEYS.ordenes, [madeFor()])
  const { search } = await openScreen(`${PATH}?ver=orden-1`, TESORERIA)
  await press('Marcar pagada')
  const form = await dialog('Pago de Tienda Rosita')
  await press('Marcar pagada', form)
  await sees('Escriba el número del recibo.')
  await fill('Cuánto pagó', '6', form)
  await press('Marcar pagada', form)
  await sees(
    'La orden se paga entera, $12,50, con un solo recibo (acuerdo 0586, art. 11). Si está mal, se anula y se hace otra.',
    form,
  )
  expect(localStorage.getItem(KEYS.pagos) ?? '').not.toContain('orden-1')
  await fill('Cuánto pagó', '12,50', form)
  await fill('Número del recibo', '001-7')
  await fill('Cómo', 'DEPOSITO')
  await fill('Número del comprobante', '55')
  await press('Marcar pagada', form)
  await said('Pago anotado')
  expect(pagos()).toMatchObject([
    { id: 'pago-1', orden: 'orden-1', recibo: '001-7', como: 'DEPOSITO', referencia: '55', centavos: 1250 },
  ])
  const details = await dialog('Tienda Rosita')
  await sees('Recibo 001-7', details)
  expect(screen.queryByRole('button', { name: 'Marcar pagada' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Anular el pago' })).toBeNull()
  await press('Cerrar', details)
  await closed()
  expect(search().ver).toBeUndefined()
  fireEvent.click(screen.getByRole('tab', { name: 'Lo cobrado' }))
  await sees('$12,50 en')
  screen.getByRole('row', { name: 'Mocache 1 $12,50' })
})

test('the chief annuls a payment for a reason, and the order is to be paid again', async () => {
  putRecords(KEYS.ordenes, [madeFor()])
  putRecords(KEYS.pagos, [{ id: 'pago-1', orden: 'orden-1', recibo: '9', dia: hoy(), centavos: 1250 }])
  await openScreen(`${PATH}?ver=orden-1`, JEFE)
  await press('Anular el pago')
  await press('Anular')
  await sees('Escriba por qué se anula.')
  await fill('Motivo', 'Cheque sin fondos')
  await press('Anular')
  await said('Pago anulado')
  await sees(': Cheque sin fondos')
  await button('Marcar pagada')
})

test('money for an order that was annulled meanwhile is told, and the chief says what became of it', async () => {
  putRecords(KEYS.ordenes, [madeFor({ anulada: hoy(), motivo: 'Repetida', anulo: 'Jefe de Bomberos' })])
  putRecords(KEYS.pagos, [{ id: 'pago-1', orden: 'orden-1', recibo: '9', dia: hoy(), centavos: 1250 }])
  await openScreen(`${PATH}?ver=orden-1`, JEFE)
  const details = await dialog('Tienda Rosita')
  await sees('Se recibió $12,50 y la orden está anulada', details)
  await sees('Anulada, con pago', details)
  await press('Anular el pago', details)
  expect(screen.queryByText('La orden vuelve a estar por cobrar.')).toBeNull()
  await fill('Motivo', 'Se devolvió el dinero')
  await press('Anular')
  await said('Pago anulado')
  await sees(': Se devolvió el dinero')
  expect(screen.queryByText('Se recibió $12,50 y la orden está anulada')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Anular/ })).toBeNull()
})

const LOST = { id: 'pago-9', orden: 'orden-9', recibo: '001-9', centavos: 722, como: 'EFECTIVO', por: 'Ana' }

test('money for an order that isn’t here is told to the treasurer in words; the chief annuls it for a reason', async () => {
  putRecords(KEYS.ordenes, [madeFor()])
  putRecords(KEYS.pagos, [{ ...LOST, dia: hoy() }])
  const opened = await openScreen(PATH, TESORERIA)
  const told = await screen.findByRole('region', { name: 'Pagos sin orden' })
  await sees('Recibo 001-9: $7,22', told)
  await sees('pida a la jefatura que anule este', told)
  expect(screen.queryByRole('button', { name: /^Anular/ })).toBeNull()
  await go(opened, `${PATH}?tab=cobrado`)
  await sees('Recibo 001-9: $7,22', await screen.findByRole('region', { name: 'Pagos sin orden' }))
  await go(opened, `${PATH}?ver=pago-9&abre=anular-pago`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what was collected in a month says what it leaves out, also on paper and where that is all; of another month nothing', async () => {
  putRecords(KEYS.ordenes, [madeFor()])
  putRecords(KEYS.pagos, [
    { ...LOST, id: 'pago-8', dia: '2024-03-08' },
    { ...LOST, dia: hoy() },
    { ...LOST, id: 'pago-1', orden: 'orden-1', recibo: '9', dia: hoy(), centavos: 1250 },
  ])
  const opened = await openScreen(`${PATH}?tab=cobrado`, TESORERIA)
  await sees('$12,50 en')
  await sees('Faltan aquí $7,22 de 1 pago sin orden.')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const title = screen.getByRole('heading', { level: 1, name: 'Lo cobrado' })
  expect(title.closest('section')?.textContent).toContain('$12,50. Faltan aquí $7,22 de 1 pago sin orden.')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  const everything = (await exported('Exportar CSV')).text
  expect(everything).toContain('Pago sin orden')
  expect(everything).toMatch(/7\.22,001-9,/)
  await go(opened, `${PATH}?tab=cobrado&de=2024-03`)
  await sees('Nada cobrado en marzo de 2024')
  await sees('Faltan aquí $7,22 de 1 pago sin orden.')
  await go(opened, `${PATH}?tab=cobrado&de=2024-02`)
  await sees('Nada cobrado en febrero de 2024')
  expect(screen.queryByText(/Faltan aquí/)).toBeNull()
  await go(opened, `${PATH}?estado=PAGADA`)
  await sees('Tienda Rosita')
  expect((await exported('Exportar CSV')).text).not.toContain('Pago sin orden')
})

test('where all money is of no order, what was collected can be printed', async () => {
  putRecords(KEYS.pagos, [{ ...LOST, dia: hoy() }])
  const opened = await openScreen(`${PATH}?tab=cobrado`, TESORERIA)
  const prints = () => screen.getByRole('button', { name: 'Imprimir' }).hasAttribute('disabled')
  await sees('Faltan aquí $7,22 de 1 pago sin orden.')
  expect(prints()).toBe(false)
  await go(opened, PATH)
  await sees('Recibo 001-9: $7,22')
  expect(prints()).toBe(true)
})

test('the chief annuls money of no order for a reason', async () => {
  putRecords(KEYS.pagos, [{ ...LOST, dia: hoy() }])
  await openScreen(PATH, JEFE)
  await press('Anular el pago del recibo 001-9')
  await sees('Su orden no está aquí.', await dialog('Anular el pago del recibo 001-9'))
  await fill('Motivo', 'Se devolvió el dinero')
  await press('Anular')
  await said('Pago anulado')
  expect(pagos()).toMatchObject([{ id: 'pago-9', motivo: 'Se devolvió el dinero', anulado: hoy() }])
  expect(screen.queryByRole('region', { name: 'Pagos sin orden' })).toBeNull()
})

test('a payment stands under its order once that is here', async () => {
  putRecords(KEYS.ordenes, [madeFor({ id: 'orden-9' })])
  putRecords(KEYS.pagos, [{ ...LOST, dia: hoy() }])
  await openScreen(`${PATH}?ver=orden-9`, TESORERIA)
  await sees('Recibo 001-9', await dialog('Tienda Rosita'))
  expect(screen.queryByRole('region', { name: 'Pagos sin orden' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  for (const line of ['Para Tienda Rosita · RUC o cédula 1710034065001', 'Paga Rosa Vera'])
    screen.getByText(line)
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('nobody else opens it, and without the module it is in no menu', async () => {
  await openScreen(PATH, 'user-5')
  await sees('Acceso restringido')
})

test('where the brigade switched the module off, its page says so', async () => {
  putRecords(KEYS.configuracion, configuracionObject.defaults() as never)
  await openScreen(PATH, TESORERIA)
  expect(screen.queryByRole('link', { name: 'Cobros' })).toBeNull()
  expect(screen.queryByText('Todavía no hay órdenes de pago')).toBeNull()
})
