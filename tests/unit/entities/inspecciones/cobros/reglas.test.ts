import { describe, expect, test } from 'vitest'
import { demandChanges } from '@/access/authorize'
import type { Actor } from '@/access/permissions'
import type { Role } from '@/access/roles'
import { agenda } from '@/entities/inspecciones/cobros/agenda'
import {
  cobradas,
  partidaPropuesta,
  porConcepto,
  porDia,
  porParroquia,
  totalDe,
} from '@/entities/inspecciones/cobros/cobrado'
import { ordenesList, pagosList, tarifasList } from '@/entities/inspecciones/cobros/listas'
import { inicioDeOrden, type Orden } from '@/entities/inspecciones/cobros/orden'
import type { Pago } from '@/entities/inspecciones/cobros/pago'
import {
  descuadreDe,
  estadoDe,
  idDePago,
  localesPagados,
  pagosPorOrden,
  porPartes,
} from '@/entities/inspecciones/cobros/pagos'
import { idDeOrden, newOrden } from '@/entities/inspecciones/cobros/queries'
import { ANUAL, type Tarifa } from '@/entities/inspecciones/cobros/tarifa'

const DIA = '2026-03-02'
const orden = (said: Partial<Orden> = {}): Orden => ({
  ...newOrden(DIA),
  ...{ id: 'orden-1', numero: 'OP-2026-0001', nombre: 'Tienda', tramite: ANUAL, local: 'local-9-001' },
  ...{ lineas: [{ concepto: 'Tienda', centavos: 1200 }], total: 1200 },
  ...said,
})
const pago = (said: Partial<Pago> = {}): Pago => ({
  ...{ id: 'pago-1', orden: 'orden-1', recibo: '001', dia: DIA, como: 'EFECTIVO', referencia: '' },
  ...{ centavos: 1200, por: 'Ana', anulado: '', motivo: '', anulo: '' },
  ...said,
})
const as = (role: Role): Actor => ({ id: 'user-x', active: true, role })

type Said<T> = { before: T | null; after: T | null }
const ofOrden = (role: Role, { before, after }: Said<Orden>) =>
  demandChanges(ordenesList, as(role), [{ id: 'orden-1', before, after } as never])
const ofPago = (role: Role, { before, after }: Said<Pago>) =>
  demandChanges(pagosList, as(role), [{ id: 'pago-1', before, after } as never])

test('a tariff of a name and a year is there once, however it is spelt, and another year or class is another', () => {
  const tarifa = (id: string, said: Partial<Tarifa> = {}) =>
    ({ id, tramite: ANUAL, concepto: 'Tienda', clase: '', riesgo: '', vigente: 2026, ...said }) as Tarifa
  const write =
    (after: Tarifa, before: Tarifa | null = null) =>
    () =>
      tarifasList.listRules?.(null)([{ before, after }], [tarifa('a'), after])
  expect(write(tarifa('b'))).toThrow('Ya hay una tarifa «Tienda» que vale desde 2026.')
  expect(write(tarifa('b', { concepto: ' TIENDA ' }))).toThrow('Ya hay una tarifa')
  expect(write(tarifa('b'), tarifa('b', { vigente: 2025 }))).toThrow('Ya hay una tarifa')
  for (const said of [{ vigente: 2027 }, { clase: 'SALUD' }, { concepto: 'Taller' }])
    expect(write(tarifa('b', said))).not.toThrow()
  // Those that were double before go on being edited.
  expect(write(tarifa('b', { articulo: 'art. 1' }), tarifa('b'))).not.toThrow()
})

describe('an order', () => {
  test('lets nobody pay less than it says, but by an exemption', () => {
    const cheap = [...orden().lineas, { concepto: 'Descuento', centavos: -200 }]
    for (const role of ['INSPECTOR', 'SUPERADMIN'] as const)
      expect(() => ofOrden(role, { before: null, after: orden({ lineas: cheap, total: 1000 }) })).toThrow(
        'Solo una exoneración baja el valor de una orden.',
      )
    for (const lineas of [[], [{ concepto: 'Tienda', centavos: 0 }]])
      expect(() => ofOrden('INSPECTOR', { before: null, after: orden({ lineas, total: 0 }) })).toThrow(
        'Un permiso que no cuesta nada lo pide quien puede exonerar.',
      )
    // A first citation may cost nothing.
    ofOrden('INSPECTOR', {
      before: null,
      after: orden({ tramite: 'Multas', lineas: [{ concepto: 'Primera', centavos: 0 }], total: 0 }),
    })
    const exoneracion = { porciento: 20_000, motivo: 'Entidad', por: 'Jefe' }
    expect(() => ofOrden('SUPERADMIN', { before: null, after: orden({ exoneracion }) })).toThrow('de 1 a 100')
  })

  test('is made by an inspector, not by the treasurer, and is what its lines sum to', () => {
    ofOrden('INSPECTOR', { before: null, after: orden() })
    expect(() => ofOrden('TESORERIA', { before: null, after: orden() })).toThrow('Su rol no permite')
    expect(() => ofOrden('INSPECTOR', { before: null, after: orden({ total: 100 }) })).toThrow(
      'El total no es la suma de las líneas.',
    )
  })

  test('with an exemption asks for that right, and for a reason', () => {
    const exoneracion = { porciento: 10_000, motivo: 'Entidad pública', por: 'Jefe' }
    const lineas = [...orden().lineas, { concepto: 'Exoneración', centavos: -1200 }]
    const free = orden({ exoneracion, lineas, total: 0 })
    expect(() => ofOrden('INSPECTOR', { before: null, after: free })).toThrow('Exonera solo quien')
    ofOrden('SUPERADMIN', { before: null, after: free })
    const noReason = { ...free, exoneracion: { ...exoneracion, motivo: ' ' } }
    expect(() => ofOrden('SUPERADMIN', { before: null, after: noReason })).toThrow('por qué se exonera')
    expect(estadoDe(free, undefined)).toBe('SIN_VALOR')
  })

  test('keeps its calculation and its number, is annulled once with a reason, and is never deleted', () => {
    const before = orden()
    const change = (said: Partial<Orden>) => () =>
      ofOrden('SUPERADMIN', { before, after: { ...before, ...said } })
    expect(change({ total: 1, lineas: [{ concepto: 'x', centavos: 1 }] })).toThrow('no se cambia')
    expect(change({ numero: 'OP-2026-0002' })).toThrow('conserva su número')
    expect(change({ anulada: DIA })).toThrow('por qué se anula')
    change({ anulada: DIA, motivo: 'Doble' })()
    const gone = orden({ anulada: DIA, motivo: 'Doble' })
    expect(() => ofOrden('SUPERADMIN', { before: gone, after: { ...gone, anulada: '' } })).toThrow(
      'ya se anuló',
    )
    expect(() => ofOrden('SUPERADMIN', { before, after: null })).toThrow('no se elimina')
    expect(() => ofOrden('INSPECTOR', { before, after: { ...before, anulada: DIA, motivo: 'x' } })).toThrow(
      'Su rol no permite',
    )
  })

  test('has a number of the year in which it is issued', () => {
    expect(['2026-12-31', '2027-01-01', ''].map((dia) => inicioDeOrden({ dia }))).toEqual([
      ...['OP-2026-', 'OP-2027-', ''],
    ])
  })

  test('of a year’s permit has one id on every device, and after an annulled one another', () => {
    const same = { local: 'local-9-001', ano: 2026, tramite: ANUAL }
    expect(idDeOrden(same, [])).toBe('orden-9-001-2026')
    expect(idDeOrden(same, [orden({ id: 'orden-9-001-2026', anulada: DIA })])).toBe('orden-9-001-2026-2')
    expect(idDeOrden({ ...same, tramite: 'Multas' }, [])).toBeUndefined()
    expect(idDeOrden({ ...same, local: '' }, [])).toBeUndefined()
  })
})

describe('a payment', () => {
  test('is marked by the treasurer alone, has a receipt and a day that came, and two of one order are one', () => {
    ofPago('TESORERIA', { before: null, after: pago() })
    expect(() => ofPago('INSPECTOR', { before: null, after: pago() })).toThrow('Su rol no permite')
    expect(() => ofPago('TESORERIA', { before: null, after: pago({ recibo: ' ' }) })).toThrow(
      'número del recibo',
    )
    expect(() => ofPago('TESORERIA', { before: null, after: pago({ dia: '2999-01-01' }) })).toThrow(
      'todavía no',
    )
    // A second device that marks it makes the same id, and whose word comes later is told.
    expect(idDePago('orden-9-001-2026', [])).toBe('pago-9-001-2026')
    expect(() => ofPago('SUPERADMIN', { before: pago(), after: pago({ recibo: '002' }) })).toThrow(
      'ya está pagada',
    )
  })

  test('is of the whole order, neither a cent less nor a cent more', () => {
    const of = (centavos: number) => [
      porPartes(orden(), centavos) !== null,
      descuadreDe(orden(), { centavos }) !== '',
    ]
    expect([1199, 1200, 1201].map(of)).toEqual([
      ...[
        [true, true],
        [false, false],
        [true, true],
      ],
    ])
  })

  test('that was annulled leaves the order open, and the next has an id of its own', () => {
    const annulled = pago({ anulado: DIA, motivo: 'Cheque sin fondos' })
    expect(pagosPorOrden([annulled]).size).toBe(0)
    expect(estadoDe(orden(), pagosPorOrden([annulled]).get('orden-1'))).toBe('POR_COBRAR')
    expect(idDePago('orden-1', [annulled])).toBe('pago-1-2')
    expect(() => ofPago('TESORERIA', { before: pago(), after: annulled })).toThrow('Su rol no permite')
    ofPago('SUPERADMIN', { before: pago(), after: annulled })
  })

  test('opens the way to the permit of that year, and of no other', () => {
    const of = (list: Orden[], paid: Pago[], ano = 2026) => localesPagados(list, paid, ano).has('local-9-001')
    expect(of([orden()], [])).toBe(false)
    expect(of([orden()], [pago()])).toBe(true)
    expect(of([orden()], [pago()], 2027)).toBe(false)
    expect(of([orden({ anulada: DIA })], [pago()])).toBe(false)
    expect(of([orden({ tramite: 'Multas' })], [pago()])).toBe(false)
    expect(of([orden({ total: 0, lineas: [] })], [])).toBe(true)
  })
})

describe('what was collected', () => {
  const LIST = [
    orden({ parroquia: 'Mocache' }),
    orden({
      ...{ id: 'orden-2', parroquia: '', total: 700 },
      lineas: [
        { concepto: 'Tienda', centavos: 1000 },
        { concepto: 'Exoneración', centavos: -300 },
      ],
    }),
    orden({ id: 'orden-3' }),
  ]
  const PAGOS = [
    pago({ dia: '2026-03-31' }),
    pago({ id: 'pago-2', orden: 'orden-2', dia: '2026-03-01', centavos: 700 }),
    pago({ id: 'pago-3', orden: 'orden-3', dia: '2026-04-01' }),
  ]
  const march = cobradas(LIST, PAGOS, '2026-03-01', '2026-03-31')

  test('stands by day, parish and concept, each to the cent', () => {
    expect(totalDe(march)).toBe(1900)
    expect(porDia(march)).toEqual([
      { nombre: '2026-03-01', veces: 1, centavos: 700 },
      { nombre: '2026-03-31', veces: 1, centavos: 1200 },
    ])
    expect(porParroquia(march)).toEqual([
      { nombre: 'Mocache', veces: 1, centavos: 1200 },
      { nombre: 'Sin parroquia', veces: 1, centavos: 700 },
    ])
    expect(porConcepto(march)).toEqual([
      { nombre: 'Tienda', veces: 2, centavos: 2200 },
      { nombre: 'Exoneración', veces: 1, centavos: -300 },
    ])
  })

  test('is proposed to a line of the budget by its code, else by its name', () => {
    const lines = [
      { codigo: '17.04.02', nombre: 'Infracciones' },
      { codigo: '13.01.12', nombre: 'Tasas' },
      { codigo: '99', nombre: 'Revisión de planos' },
    ]
    expect(partidaPropuesta('Multas', lines)?.codigo).toBe('17.04.02')
    expect(partidaPropuesta(ANUAL, lines)?.codigo).toBe('13.01.12')
    expect(partidaPropuesta('Planos', lines)?.codigo).toBe('99')
    expect(partidaPropuesta('Planos', [])).toBeUndefined()
  })

  test('what is still owed is one line for who collects it', () => {
    const waits = (pagos: Pago[]) =>
      agenda.waits?.(<T>(key: string) => (key === ordenesList.key ? LIST : pagos) as T, {
        hoy: DIA,
        ahora: 0,
      })
    expect(waits(PAGOS)).toEqual([])
    expect(waits(PAGOS.slice(1))).toMatchObject([
      { titulo: '1 orden de pago por cobrar', nota: '$12,00', permission: 'cobros:pay' },
    ])
  })

  test('money for an order that was annulled meanwhile is counted, and waits beside what is owed until its payment is annulled', () => {
    const annulled = orden({ anulada: DIA, motivo: 'Mal hecha' })
    const waits = (pagos: Pago[]) =>
      agenda.waits?.(<T>(key: string) => (key === ordenesList.key ? [annulled] : pagos) as T, {
        hoy: DIA,
        ahora: 0,
      })
    expect(totalDe(cobradas([annulled], [pago()], DIA, DIA))).toBe(1200)
    expect(waits([pago()])).toMatchObject([
      {
        ...{ titulo: '1 orden anulada con un pago', nota: '$12,00', permission: 'cobros:pay' },
        search: { estado: 'ANULADA_CON_PAGO' },
      },
    ])
    expect(waits([pago({ anulado: DIA, motivo: 'Devuelto' })])).toEqual([])
  })

  test('money for an order that isn’t here waits for whoever collects', () => {
    const waits = (ordenes: Orden[], pagos: Pago[]) =>
      agenda.waits?.(<T>(key: string) => (key === ordenesList.key ? ordenes : pagos) as T, {
        hoy: DIA,
        ahora: 0,
      })
    expect(waits([], [pago()])).toMatchObject([
      { titulo: '1 pago sin su orden', nota: '$12,00', to: '/admin/cobros', permission: 'cobros:pay' },
    ])
    expect(waits([orden()], [pago()])).toEqual([])
    expect(waits([], [pago({ anulado: DIA, motivo: 'Devuelto' })])).toEqual([])
  })
})
