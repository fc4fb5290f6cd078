import { expect, test } from 'vitest'
import { type MonthlyData, monthlyRendicion } from '@/entities/rendicion/monthly-rendicion'

const datos = {
  today: '2024-07-02',
  mes: '2024-06',
  servicios: {
    total: 3,
    respuestaPromedio: 8.5,
    costoTotal: 365.5,
    porTipo: [
      ['Rescate', 2],
      ['Incendio', 1],
      ['Fluvial', 0],
    ],
  },
  institucion: 'Bomberos de Villa Esperanza',
  autor: 'Tesorería',
  personal: {
    total: 16,
    activos: 15,
    porArea: [
      ['Comando', 5],
      ['Área | rara', 10],
    ],
  },
  inventario: {
    total: 1234,
    valor: 98_765.4,
    donados: 3,
    requierenAtencion: 2,
    porEstado: [
      ['Bueno', 1232],
      ['Regular', 0],
      ['Malo', 2],
    ],
  },
  presupuesto: {
    ingresos: { codificado: 1000, recaudado: 950.5, ejecucion: 95.05 },
    gastos: { codificado: 900, devengado: 450, pagado: 400.25, ejecucion: 50 },
    saldoDisponible: 550.25,
    ejecucionTotal: 72.525,
  },
} satisfies MonthlyData

test('the report is of the month that was asked for, as of its date', () => {
  const informe = monthlyRendicion(datos)
  expect(informe.titulo).toBe('Informe Mensual de Rendición de Cuentas: junio de 2024')
  expect(informe.fecha).toBe('2024-07-02')
  expect(informe.cuerpoMarkdown).toContain('sus servicios de junio de 2024, las últimas cifras')
  expect(informe.cuerpoMarkdown).toContain('al 2 de julio de 2024.')
  expect(monthlyRendicion({ ...datos, mes: '2024-12' }).titulo).toContain('diciembre de 2024')
  expect(monthlyRendicion({ ...datos, mes: '2025-01' }).titulo).toContain('enero de 2025')
})

test('it begins with its first sentence: the title stands above it already', () => {
  expect(monthlyRendicion(datos).cuerpoMarkdown).toMatch(/^\*\*Bomberos de Villa Esperanza\*\* presenta/)
  expect(monthlyRendicion(datos).cuerpoMarkdown).not.toMatch(/^# /m)
})

test("it tells the month's services, or that there were none", () => {
  const { cuerpoMarkdown } = monthlyRendicion(datos)
  expect(cuerpoMarkdown).toContain(
    '## Servicios de junio de 2024\n\nLa brigada atendió **3** servicios con un costo estimado de **$365,50**. La respuesta promedio fue de **8,5 min**.\n\n' +
      '| Tipo | Cantidad |\n| :--- | ---: |\n| Rescate | 2 |\n| Incendio | 1 |',
  )
  expect(cuerpoMarkdown).not.toContain('Fluvial')
  const untimed = { ...datos.servicios, respuestaPromedio: null }
  expect(monthlyRendicion({ ...datos, servicios: untimed }).cuerpoMarkdown).not.toContain(
    'respuesta promedio',
  )
  const uncounted = { ...datos.servicios, costoTotal: 0 }
  expect(monthlyRendicion({ ...datos, servicios: uncounted }).cuerpoMarkdown).toContain(
    'La brigada atendió **3** servicios. La respuesta promedio',
  )
  const none = { total: 0, respuestaPromedio: null, costoTotal: 0, porTipo: [] }
  expect(monthlyRendicion({ ...datos, servicios: none }).cuerpoMarkdown).toContain(
    'La bitácora no registra servicios en este mes.',
  )
})

test('it tells the inspections of a month where the brigade inspects, and of money only what is known', () => {
  const inspecciones = { inspecciones: 3, locales: 2, aprobados: 1, noCumplen: 1, permisos: 1 }
  const told = (recaudado?: number) =>
    monthlyRendicion({
      ...datos,
      inspecciones: { ...inspecciones, ...(recaudado !== undefined && { recaudado }) },
    }).cuerpoMarkdown
  expect(told(1234.5)).toContain(
    '## Inspecciones de junio de 2024\n\nSe hicieron **3** inspecciones en **2** locales: 1 cumplió y 1 tiene faltas por corregir. Se otorgó **1** permiso. Por tasas y permisos se cobró **$1.234,50**.',
  )
  expect(told()).not.toContain('Por tasas y permisos')
  expect(monthlyRendicion(datos).cuerpoMarkdown).not.toContain('nspecciones')
})

test('it is highlighted, unpublished and tagged (spec §2.18)', () => {
  expect(monthlyRendicion(datos)).toMatchObject({
    tags: ['rendicion', 'cuentas', 'transparencia', 'mensual'],
    destacado: true,
    publicado: false,
    autor: 'Tesorería',
  })
})

test('its tables show the figures', () => {
  const { cuerpoMarkdown } = monthlyRendicion(datos)
  expect(cuerpoMarkdown).toContain('**15** integrantes activos de un total de **16** registrados.')
  expect(cuerpoMarkdown).toContain(
    '| Área | Cantidad |\n| :--- | ---: |\n| Comando | 5 |\n| Área \\| rara | 10 |',
  )
  expect(cuerpoMarkdown).toContain('**1.234** unidades con un valor estimado de **$98.765,40**.')
  expect(cuerpoMarkdown).toContain('| Bueno | 1.232 |\n| Malo | 2 |')
  expect(cuerpoMarkdown).not.toContain('Regular')
  expect(cuerpoMarkdown).toContain('| Ingresos (recaudado) | $1.000,00 | $950,50 | 95,1 % |')
  expect(cuerpoMarkdown).toContain('| Gastos (devengado) | $900,00 | $450,00 | 50,0 % |')
  expect(cuerpoMarkdown).toContain('Gastos pagados: **$400,25**')
  expect(cuerpoMarkdown).toContain('Saldo disponible: **$550,25**')
  expect(cuerpoMarkdown).toContain('Ejecución total, el promedio de ingresos y gastos: **72,5 %**')
})

test('a brigade without staff or inventory gets no empty table', () => {
  const { cuerpoMarkdown } = monthlyRendicion({
    ...datos,
    personal: { total: 0, activos: 0, porArea: [] },
    inventario: { ...datos.inventario, total: 0, porEstado: [['Bueno', 0]] },
  })
  expect(cuerpoMarkdown).not.toContain('| Área')
  expect(cuerpoMarkdown).not.toContain('| Estado')
  expect(cuerpoMarkdown).toContain('No hay integrantes registrados.')
  expect(cuerpoMarkdown).toContain('No hay unidades registradas.')
})

test('an inventory of which nobody wrote what it is worth isn’t worth $0,00', () => {
  const { cuerpoMarkdown } = monthlyRendicion({ ...datos, inventario: { ...datos.inventario, valor: 0 } })
  expect(cuerpoMarkdown).toContain('El inventario registra **1.234** unidades. Items donados')
  expect(cuerpoMarkdown).not.toContain('valor estimado')
})

test('of what is unknown it says nothing, neither 0 nor anything else', () => {
  const { cuerpoMarkdown } = monthlyRendicion({ ...datos, inventario: null, servicios: null })
  expect(cuerpoMarkdown).toContain(
    'presenta a la ciudadanía las últimas cifras registradas de su presupuesto y el estado de su personal al 2 de julio de 2024.',
  )
  expect(cuerpoMarkdown).not.toMatch(/inventario|unidad|Servicios/i)
  const nothing = { personal: null, inventario: null, presupuesto: null, servicios: null }
  expect(monthlyRendicion({ ...datos, ...nothing }).cuerpoMarkdown).toBe(
    '**Bomberos de Villa Esperanza** presenta a la ciudadanía su informe de junio de 2024.',
  )
})

test('sums of another day say of which', () => {
  const inventario = { ...datos.inventario, segun: new Date(2024, 5, 30, 14, 5).toISOString() }
  const { cuerpoMarkdown } = monthlyRendicion({ ...datos, inventario })
  expect(cuerpoMarkdown).toContain('y el estado de su personal e inventario.')
  expect(cuerpoMarkdown).toContain('Cifras al 30 de junio de 2024.\n\n## Presupuesto')
  const sameDay = { ...datos.inventario, segun: new Date(2024, 6, 2, 14, 5).toISOString() }
  expect(monthlyRendicion({ ...datos, inventario: sameDay }).cuerpoMarkdown).toBe(
    monthlyRendicion(datos).cuerpoMarkdown,
  )
})

test('the money of a month is dated: by the cut of its close, or with the day that it is of', () => {
  const { presupuesto } = datos
  const cut = monthlyRendicion({ ...datos, presupuesto: { ...presupuesto, al: '2024-06-30' } }).cuerpoMarkdown
  expect(cut).toContain('las cifras de su presupuesto al 30 de junio de 2024')
  expect(cut).toMatch(/Cifras al 30 de junio de 2024\.$/)
  const none = 'No hay un corte al 30 de junio de 2024: estas cifras del presupuesto son al '
  expect(monthlyRendicion(datos).cuerpoMarkdown).toContain(`${none}2 de julio de 2024.`)
  const may = monthlyRendicion({ ...datos, presupuesto: { ...presupuesto, al: '2024-05-31' } })
  expect(may.cuerpoMarkdown).toContain(`${none}31 de mayo de 2024.`)
  expect(monthlyRendicion({ ...datos, mes: '2024-07' }).cuerpoMarkdown).not.toContain('corte')
})

test('a brigade without a budget reports that it has none, not that nothing of it was done', () => {
  const none = { codificado: 0, recaudado: 0, devengado: 0, pagado: 0, ejecucion: 0 }
  const presupuesto = { ingresos: none, gastos: none, saldoDisponible: 0, ejecucionTotal: 0 }
  const { cuerpoMarkdown } = monthlyRendicion({ ...datos, presupuesto })
  expect(cuerpoMarkdown).toContain('## Presupuesto\n\nTodavía no hay presupuesto.')
  expect(cuerpoMarkdown).not.toContain('0,0')
})

test('with one side of the budget missing, a report tells what is missing and no balance or mean of one half', () => {
  const { presupuesto } = datos
  const none = { codificado: 0, recaudado: 0, devengado: 0, pagado: 0, ejecucion: 0 }
  const { cuerpoMarkdown } = monthlyRendicion({ ...datos, presupuesto: { ...presupuesto, ingresos: none } })
  expect(cuerpoMarkdown).toContain(
    '- Faltan los ingresos: no se saben el saldo disponible ni la ejecución total.',
  )
  expect(cuerpoMarkdown).not.toMatch(/Saldo disponible:|promedio de ingresos y gastos/)
})
