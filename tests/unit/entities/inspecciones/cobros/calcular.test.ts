import { describe, expect, test } from 'vitest'
import { calcular, type Pedido } from '@/entities/inspecciones/cobros/calcular'
import { CANTONES, tarifasDeEjemplo } from '@/entities/inspecciones/cobros/ejemplos'
import { salarioDe } from '@/entities/inspecciones/cobros/salarios'
import { ANUAL, type Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { tarifasPara, vigentesEn } from '@/entities/inspecciones/cobros/vigentes'

const ANO = 2023
const SBU_2023 = 45_000

const all = CANTONES.flatMap((canton) => tarifasDeEjemplo(canton, ANO))

const of = (canton: string, concepto: string): Tarifa =>
  all.find((one) => one.ejemplo === canton && one.concepto === concepto) ?? expect.fail(concepto)

type Cosas = readonly (readonly [concepto: string, cantidad: number])[]

const pedidos = (canton: string, cosas: Cosas): Pedido[] =>
  cosas.map(([concepto, cantidad]) => ({ tarifa: of(canton, concepto), cantidad }))

const totalOf = (canton: string, cosas: Cosas, sbu = SBU_2023) => {
  const { total, problemas, lineas } = calcular(pedidos(canton, cosas), { ano: ANO, sbu })
  expect(problemas).toEqual([])
  expect(lineas.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(total)
  return total
}

// By hand, from what the two brigades charge.
test.each<[string, string, Cosas, number]>([
  ['a gas truck with 120 cylinders', 'Atacames', [['Transporte de gas, cilindros de 14 kg', 120]], 90_00],
  ['a tanker of 2,500 gallons', 'Atacames', [['Transporte de combustible', 2500]], 200_00],
  ['a fair of a neighbourhood, 600 people', 'Atacames', [['Evento barrial', 600]], 50_00],
  ['a first citation', 'Atacames', [['Primera citación', 1]], 0],
  ['a second citation', 'Atacames', [['Segunda citación', 1]], 22_50],
  ['a third citation', 'Atacames', [['Tercera citación', 1]], 45_00],
  [
    'a station with six pumps and its paper',
    'Atacames',
    [
      ['Gasolinera', 6],
      ['Especie del permiso', 1],
    ],
    722_00,
  ],
  ['a concert for profit, 1,600 people', 'Santo Domingo', [['Evento con fines de lucro', 1600]], 135_00],
  ['a mass of a parish, 1,600 people', 'Santo Domingo', [['Evento sin fines de lucro', 1600]], 13_50],
  [
    'plans of 480 m² with two tanks and four pumps',
    'Santo Domingo',
    [
      ['Revisión de planos', 480],
      ['Tanques de combustible', 2],
      ['Surtidores', 4],
    ],
    390_00,
  ],
  [
    'gas tanks of 0.5 and 4 m³',
    'Santo Domingo',
    [
      ['Tanque de gas', 0.5],
      ['Tanque de gas', 4],
    ],
    54_00,
  ],
])('%s in %s', (_, canton, cosas, cents) => {
  expect(totalOf(canton, cosas)).toBe(cents)
})

test.each([
  ['Escuela o colegio', 12_75],
  ['Depósito de 100 cilindros de gas', 212_50],
  ['Transporte de combustible', 63_75],
  ['Transporte de oxígeno', 42_50],
  ['Espectáculo nacional', 212_50],
  ['Espectáculo internacional', 425_00],
  ['Feria', 127_50],
  ['Circo', 127_50],
  ['Juegos mecánicos pequeños', 42_50],
  ['Juegos mecánicos grandes', 170_00],
  ['Fábrica de cemento', 10_625_00],
])('%s costs in Azogues what it cost with the wage of 2022', (concepto, cents) => {
  expect(totalOf('Azogues', [[concepto, 1]], salarioDe([], 2022)?.centavos)).toBe(cents)
})

// Whole tables by hand: what each costs at 500, 501, 1,500, 1,501, 5,000 and 5,001 people, in dollars.
test.each<[string, string, readonly number[]]>([
  ['Atacames', 'Circo', [80, 150, 150, 200, 200, 250]],
  ['Atacames', 'Juegos mecánicos', [100, 150, 150, 200, 200, 250]],
  ['Atacames', 'Evento barrial', [30, 50, 50, 80, 80, 100]],
  ['Atacames', 'Evento parroquial o comunitario', [50, 75, 75, 100, 100, 150]],
  ['Atacames', 'Espectáculo con fuego', [80, 150, 150, 200, 200, 250]],
  ['Atacames', 'Espectáculo nacional', [80, 150, 150, 200, 200, 250]],
  ['Atacames', 'Espectáculo internacional', [150, 200, 200, 250, 250, 350]],
  ['Santo Domingo', 'Evento con fines de lucro', [67.5, 112.5, 112.5, 135, 135, 180]],
  ['Santo Domingo', 'Evento sin fines de lucro', [6.75, 11.25, 11.25, 13.5, 13.5, 18]],
])('%s, %s: each bound is of the band that ends there', (canton, concepto, usd) => {
  const costs = [500, 501, 1500, 1501, 5000, 5001].map((people) => totalOf(canton, [[concepto, people]]))
  expect(costs).toEqual(usd.map((one) => Math.round(one * 100)))
})

// At 1,000, 1,001, 2,999, 3,000 and 3,001 gallons: one of the systems had no band for a tank of 3,000.
test.each<[string, readonly number[]]>([
  ['Transporte de aceites', [50, 80, 80, 80, 100]],
  ['Transporte de combustible', [100, 200, 200, 200, 250]],
  ['Transporte de químicos', [100, 200, 200, 200, 250]],
])('%s in Atacames: no quantity of gallons is in no band', (concepto, usd) => {
  const costs = [1000, 1001, 2999, 3000, 3001].map((gallons) => totalOf('Atacames', [[concepto, gallons]]))
  expect(costs).toEqual(usd.map((one) => one * 100))
})

test.each<[string, string, number, number]>([
  ['Atacames', 'Transporte de gas, cilindros de 45 kg o más', 10, 18_00],
  ['Atacames', 'Planos de vivienda', 120, 30_00],
  ['Atacames', 'Planos residenciales de 4 pisos o más', 480, 120_00],
  ['Atacames', 'Planos comerciales', 120, 60_00],
  ['Atacames', 'Planos de urbanizaciones', 480, 240_00],
  ['Atacames', 'Planos industriales', 120, 90_00],
  ['Atacames', 'Sello roto', 1, 450_00],
  ['Atacames', 'Clausura', 1, 450_00],
  ['Santo Domingo', 'Cambios de planos', 480, 48_00],
  ['Azogues', 'Transporte de gas', 100, 40_00],
])('%s, %s × %d', (canton, concepto, cantidad, cents) => {
  expect(totalOf(canton, [[concepto, cantidad]])).toBe(cents)
})

describe('bounds', () => {
  test.each<[string, string, number, number]>([
    ['Atacames', 'Evento barrial', 1, 30_00],
    ['Atacames', 'Evento barrial', 500, 30_00],
    ['Atacames', 'Evento barrial', 501, 50_00],
    ['Atacames', 'Evento barrial', 1500, 50_00],
    ['Atacames', 'Evento barrial', 1501, 80_00],
    ['Atacames', 'Evento barrial', 5000, 80_00],
    ['Atacames', 'Evento barrial', 5001, 100_00],
    ['Santo Domingo', 'Evento con fines de lucro', 500, 67_50],
    ['Santo Domingo', 'Evento con fines de lucro', 501, 112_50],
    ['Santo Domingo', 'Evento sin fines de lucro', 5001, 18_00],
    ['Atacames', 'Transporte de combustible', 1000, 100_00],
    ['Atacames', 'Transporte de combustible', 1000.5, 200_00],
    ['Atacames', 'Transporte de combustible', 3000, 200_00],
    ['Atacames', 'Transporte de combustible', 3001, 250_00],
    ['Atacames', 'Transporte de aceites', 3000, 80_00],
    ['Santo Domingo', 'Tanque de gas', 0.51, 27_00],
    ['Santo Domingo', 'Tanque de gas', 20, 45_00],
    ['Santo Domingo', 'Tanque de gas', 20.1, 54_00],
  ])('%s, %s of %d', (canton, concepto, cantidad, cents) => {
    expect(totalOf(canton, [[concepto, cantidad]])).toBe(cents)
  })

  test('a bound may belong to the band that begins there', () => {
    const tarifa: Tarifa = { ...of('Atacames', 'Evento barrial'), borde: 'EMPIEZA' }
    const cents = (cantidad: number) => calcular([{ tarifa, cantidad }], { ano: ANO, sbu: undefined }).total
    expect([499, 500, 1499, 1500].map(cents)).toEqual([30_00, 50_00, 50_00, 80_00])
  })
})

test('another year has another wage, and a year of which nobody knows the wage charges nothing', () => {
  const one = pedidos('Santo Domingo', [['Evento con fines de lucro', 1600]])
  const at = (ano: number) => calcular(one, { ano, sbu: salarioDe([], ano)?.centavos })
  expect([2022, 2023, 2024, 2025, 2026].map((ano) => at(ano).total)).toEqual([
    127_50, 135_00, 138_00, 141_00, 144_60,
  ])
  expect(at(2031)).toEqual({
    lineas: [],
    total: 0,
    problemas: ['Evento con fines de lucro: falta el salario básico de 2031.'],
  })
  const own = [{ id: 'sbu-2026', ano: 2026, centavos: 500_00, fuente: 'Acuerdo', verificado: true }]
  expect(salarioDe(own, 2026)?.centavos).toBe(500_00)
  expect(salarioDe(own, 2025)).toMatchObject({ centavos: 470_00, verificado: false })
})

test('of a tariff that changed, each year has the one that had begun by then', () => {
  const before = of('Atacames', 'Evento barrial')
  const after: Tarifa = { ...before, id: 'otra', vigente: 2026, concepto: 'evento  BARRIAL' }
  const other: Tarifa = { ...before, id: 'extra', riesgo: 'EXTRA' }
  const list = [after, before, other]
  expect(vigentesEn(list, 2022)).toEqual([])
  expect(vigentesEn(list, 2025)).toEqual([before, other])
  expect(vigentesEn(list, 2026)).toEqual([after, other])
  expect(vigentesEn(list, 2030)).toEqual([after, other])
})

test('premises are asked what is for their class and risk, and what is for all', () => {
  const paper = of('Atacames', 'Especie del permiso')
  const shop: Tarifa = { ...paper, id: 'tienda', clase: 'COMERCIO', riesgo: 'LEVE', siempre: false }
  const other: Tarifa = { ...shop, id: 'taller', clase: 'INDUSTRIA' }
  const list = [paper, shop, other, of('Atacames', 'Circo')]
  expect(tarifasPara(list, { tramite: ANUAL, clase: 'COMERCIO', riesgo: 'LEVE' })).toEqual([paper, shop])
  expect(tarifasPara(list, { tramite: ANUAL, clase: 'COMERCIO', riesgo: 'EXTRA' })).toEqual([paper])
  expect(tarifasPara(list, { tramite: 'permiso anual' })).toEqual([paper, shop, other])
})

test('each line says what it is made of', () => {
  const { lineas } = calcular(
    pedidos('Santo Domingo', [
      ['Revisión de planos', 480],
      ['Surtidores', 4],
      ['Evento con fines de lucro', 600],
    ]),
    { ano: ANO, sbu: SBU_2023 },
  )
  expect(lineas).toEqual([
    {
      concepto: 'Revisión de planos',
      detalle: '480 m² × $0,10',
      articulo: 'art. 9',
      centavos: 48_00,
    },
    {
      concepto: 'Surtidores',
      detalle: '4 surtidores × 15 % de $450,00',
      articulo: 'art. 9',
      centavos: 270_00,
    },
    {
      concepto: 'Evento con fines de lucro',
      detalle: '600 personas: 25 % de $450,00 · más de 500 hasta 1.500 personas',
      articulo: '',
      centavos: 112_50,
    },
  ])
})

test('a late payment has its surcharge as a line of its own, from the day on that the tariff says', () => {
  const tarifa: Tarifa = {
    ...of('Atacames', 'Gasolinera'),
    recargos: [
      { desde: '07-01', porciento: 1000 },
      { desde: '04-01', porciento: 500 },
    ],
  }
  const on = (dia: string | undefined) =>
    calcular([{ tarifa, cantidad: 1 }], { ano: 2026, sbu: undefined, dia })
  expect(
    [undefined, '2026-03-31', '2026-04-01', '2026-06-30', '2026-07-01', '2027-01-02'].map(
      (dia) => on(dia).total,
    ),
  ).toEqual([120_00, 120_00, 126_00, 126_00, 132_00, 132_00])
  expect(on('2026-04-01').lineas[1]).toMatchObject({
    concepto: 'Recargo por atraso',
    detalle: '5 % de $120,00, desde el 1 de abril de 2026',
    centavos: 6_00,
  })
})

test('a minimum holds, and a full exemption leaves the paper to be paid', () => {
  const plans: Tarifa = { ...of('Atacames', 'Planos de vivienda'), minimo: 20_00 }
  const small = calcular([{ tarifa: plans, cantidad: 40 }], { ano: ANO, sbu: undefined })
  expect(small).toMatchObject({ total: 20_00, lineas: [{ detalle: '40 m² × $0,25 · mínimo $20,00' }] })
  expect(calcular([{ tarifa: plans, cantidad: 100 }], { ano: ANO, sbu: undefined }).total).toBe(25_00)

  const paid = pedidos('Atacames', [
    ['Gasolinera', 1],
    ['Especie del permiso', 1],
  ])
  const exoneracion = { porciento: 10_000, motivo: 'Entidad pública' }
  const free = calcular(paid, { ano: ANO, sbu: undefined, exoneracion })
  expect(free.total).toBe(2_00)
  expect(free.lineas.at(-1)).toEqual({
    concepto: 'Exoneración',
    detalle: '100 % de $120,00: Entidad pública',
    articulo: '',
    centavos: -120_00,
  })
})

test('a surcharge is of what the line costs, its minimum included, and an exemption lowers it too', () => {
  const late: Tarifa = {
    ...of('Atacames', 'Planos de vivienda'),
    ...{ minimo: 20_00, recargos: [{ desde: '04-01', porciento: 1000 }] },
  }
  const caso = { ano: 2026, sbu: undefined, dia: '2026-05-02' }
  // 40 m² × $0,25 are $10,00: the minimum of $20,00 and 10 % of it.
  expect(calcular([{ tarifa: late, cantidad: 40 }], caso)).toMatchObject({
    lineas: [{ centavos: 20_00 }, { detalle: '10 % de $20,00, desde el 1 de abril de 2026', centavos: 2_00 }],
    total: 22_00,
  })
  const half = { porciento: 5000, motivo: 'Escuela' }
  expect(calcular([{ tarifa: late, cantidad: 40 }], { ...caso, exoneracion: half })).toMatchObject({
    total: 11_00,
  })
})

test('half a cent is rounded up, and a quantity with decimals is counted to the cent', () => {
  const tarifa: Tarifa = { ...of('Santo Domingo', 'Revisión de planos') }
  expect(calcular([{ tarifa, cantidad: 333.35 }], { ano: ANO, sbu: undefined }).total).toBe(33_34)
  const small: Tarifa = { ...tarifa, cobro: 'BANDA', unidad: '', bandas: [{ desde: 0, sbu: 1 }] }
  expect(calcular([{ tarifa: small, cantidad: 1 }], { ano: ANO, sbu: 45_000 }).total).toBe(5)
})

test.each([0, -3, Number.NaN])('no quantity of %d is charged', (cantidad) => {
  const tarifa = of('Atacames', 'Evento barrial')
  expect(calcular([{ tarifa, cantidad }], { ano: ANO, sbu: undefined }).problemas).toEqual([
    'Evento barrial: escriba la cantidad, en personas.',
  ])
})

test('a quantity that no band has is said, and nothing is charged for it', () => {
  const tarifa: Tarifa = {
    ...of('Atacames', 'Evento barrial'),
    bandas: [{ desde: 0, hasta: 500, centavos: 30_00 }],
  }
  expect(calcular([{ tarifa, cantidad: 501 }], { ano: ANO, sbu: undefined })).toEqual({
    lineas: [],
    total: 0,
    problemas: ['Evento barrial: la tarifa no dice cuánto cuestan 501 personas.'],
  })
})
