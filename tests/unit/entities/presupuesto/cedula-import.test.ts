import { expect, test } from 'vitest'
import { importGastos, importIngresos } from '@/entities/presupuesto/cedula/cedula-import'
import { planPartidas } from '@/entities/presupuesto/cedula/cedula-plan'
import { type Gasto, gastoForm, gastoFrom, ingresoForm, ingresoFrom } from '@/entities/presupuesto/partida'
import { gastosRepository } from '@/entities/presupuesto/partidas'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { presupuestoXlsx } from '@/entities/presupuesto/presupuesto-xlsx'
import { gastosImport } from '@/entities/presupuesto/queries'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { batchOf, changedFields } from '@/shared/lib/file/import-plan'
import { signIn } from '../../sign-in'

const gastosFile = (text: string) => importGastos(new Blob([text]))
const recordsOf = <R>({ rows }: { rows: readonly { record: R }[] }) => rows.map(({ record }) => record)
const withoutId = <T extends { id: string }>({ id: _, ...rest }: T) => rest
const HEADERS = 'Partida;Denominación;Codificado;Comprometido;Devengado;Pagado\n'

test('codes and amounts in every spelling become the same line', async () => {
  const line = { ...gastoForm(), partida: '53.08.02', denominacion: 'Botas', codificado: 1234.56 }
  const result = await gastosFile(
    `Cédula de gastos\n\n${HEADERS}53.08.02;Botas;1.234,56;1,234.56;$ 1000;0\n530813;Llantas;1234.5;;;\n` +
      '5.3.01.05;Internet;12,00;12;12;12\n;TOTAL;2.481,06;;;\n',
  )
  expect(result.problems).toEqual([])
  expect(recordsOf(result)).toEqual([
    gastoFrom({ ...line, comprometido: 1234.56, devengado: 1000 }),
    gastoFrom({ ...line, partida: '53.08.13', denominacion: 'Llantas', codificado: 1234.5 }),
    gastoFrom({
      ...line,
      partida: '53.01.05',
      denominacion: 'Internet',
      codificado: 12,
      comprometido: 12,
      devengado: 12,
      pagado: 12,
    }),
  ])
})

test.each(['coma', 'puntoYComa'] as const)(
  'both CSV exports are imported without loss: %s',
  async (format) => {
    const ingresos = await importIngresos(ingresosCsv(sampleIngresos(), format))
    expect(ingresos).toMatchObject({ problems: [], warnings: [] })
    expect(recordsOf(ingresos)).toEqual(sampleIngresos().map(withoutId))
    const gastos = await importGastos(gastosCsv(sampleGastos(), format))
    expect(gastos).toMatchObject({ problems: [], warnings: [] })
    expect(recordsOf(gastos)).toEqual(sampleGastos().map(withoutId))
  },
)

test('each tab takes its own sheet of the Excel export', async () => {
  const file = await presupuestoXlsx(sampleIngresos(), sampleGastos(), 'Bomberos', { hecho: '2024-11-21' })
  const ingresos = await importIngresos(file)
  expect(ingresos).toMatchObject({ problems: [], warnings: [] })
  expect(recordsOf(ingresos)).toEqual(sampleIngresos().map(withoutId))
  const gastos = await importGastos(file)
  expect(gastos).toMatchObject({ problems: [], warnings: [] })
  expect(recordsOf(gastos)).toEqual(sampleGastos().map(withoutId))
})

test('each problem is a sentence with line and column, and the good rows are there without the bad ones', async () => {
  const result = await gastosFile(
    `${HEADERS}53.08.02;Botas;100;0;0;0\nabc;;mil;-5;0;0\n;Sin código;1;0;0;0\n53.08.13;Llantas;1,2,3;0;0;0\n`,
  )
  expect(result.rows.map(({ line }) => line)).toEqual([2])
  expect(result.total).toBe(4)
  expect(result.problems.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Partida: «abc» no es un código como 53.08.02.',
    'Línea 3, columna Denominación: falta la denominación.',
    'Línea 3, columna Codificado: «mil» no es un valor en dólares.',
    'Línea 4, columna Partida: falta el código.',
    'Línea 5, columna Codificado: «1,2,3» no es un valor en dólares.',
  ])
})

test('groups whose parts are in the file are left out and reported', async () => {
  const { rows, warnings } = await gastosFile(
    `${HEADERS}5;GASTOS CORRIENTES;300;0;0;0\n53;BIENES Y SERVICIOS;300;0;0;0\n` +
      '53.08.02;Botas;100;0;0;0\n53.08.13;Llantas;200;0;0;0\n84;BIENES DE LARGA DURACIÓN;7;0;0;0\n',
  )
  expect(rows.map(({ record }) => record.partida)).toEqual(['53.08.02', '53.08.13', '84'])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: la partida 5 es la suma de otras del archivo y no se importa.',
    'Línea 3: la partida 53 es la suma de otras del archivo y no se importa.',
  ])
})

test('a partida twice in the file, and a broken order, are told but taken', async () => {
  const { rows } = await gastosFile(
    `${HEADERS}510105;Sueldos;100;200;0;0\n84.01.04;Bomba;5;5;5;5\n8.4.01.04;Escalera;5;5;5;5\n`,
  )
  const { added, warnings } = planPartidas(rows, [])
  expect(added).toHaveLength(3)
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: El comprometido ($200,00) es mayor que el codificado ($100,00).',
    'Línea 4: La partida 84.01.04 ya existe: Bomba.',
  ])
})

test('a cédula that was imported before updates its lines, and tells what it lacks', async () => {
  const [salaries, thirteenth, fourteenth] = sampleGastos() as [Gasto, Gasto, Gasto]
  const stored = [{ ...salaries, partida: '510105' }, thirteenth, fourteenth]
  const { rows } = await gastosFile(
    'Partida;Denominación;Codificado;Devengado\n' +
      '51.01.05;Remuneraciones Unificadas;198000;190000,50\n' +
      `5.1.02.03;${thirteenth.denominacion};16500;\n84.01.99;Bomba;5;\n`,
  )
  const { added, changed, unchanged, missing, warnings } = planPartidas(rows, stored)
  expect(added.map(({ record }) => record.partida)).toEqual(['84.01.99'])
  expect(changed.map(({ before, after }) => [before.id, after.devengado])).toEqual([[salaries.id, 190000.5]])
  // Its code stays as it was written, its column that the file hasn't as it was; the balance is derived at the write.
  expect(changed[0]?.after).toMatchObject({ partida: '510105', pagado: salaries.pagado })
  expect(changed.map(changedFields)).toEqual([['devengado']])
  expect(unchanged).toEqual([thirteenth])
  expect(missing).toEqual([fourteenth])
  expect(warnings.map(({ line }) => line)).toEqual([2])
})

test('of several lines of one code each row finds the one of its name', async () => {
  const line = { ...gastoForm(), partida: '53.08.02', codificado: 1 }
  const stored = ['Botas', 'Guantes'].map((denominacion, n) => ({
    id: `gas-${n}`,
    ...gastoFrom({ ...line, denominacion }),
  }))
  const { rows } = await gastosFile(`${HEADERS}530802;GUANTES;1;;;\n530802;Botas;1;;;\n530802;Cascos;1;;;\n`)
  const { added, changed, unchanged } = planPartidas(rows, stored)
  expect(added.map(({ record }) => record.denominacion)).toEqual(['Cascos'])
  expect(changed.map(({ before, after }) => [before.denominacion, after.denominacion])).toEqual([
    ['Guantes', 'GUANTES'],
  ])
  expect(unchanged.map(({ denominacion }) => denominacion)).toEqual(['Botas'])
})

test('a cédula of the other kind is refused by name', async () => {
  const wrongForGastos = await importGastos(ingresosCsv(sampleIngresos()))
  expect(wrongForGastos.problems[0]?.sentence).toContain('es una cédula de ingresos')
  const wrongForIngresos = await importIngresos(gastosCsv(sampleGastos()))
  expect(wrongForIngresos.problems[0]?.sentence).toContain('es una cédula de gastos')
})

test('missing columns are reported once', async () => {
  const { problems } = await gastosFile('Partida,Denominación,Pagado\n53.08.02,Botas,1\n')
  expect(problems.map(({ sentence }) => sentence)).toEqual(['Línea 1: falta la columna Codificado.'])
})

test('a negative balance is accepted', async () => {
  const file = new Blob([
    'Partida,Denominación,Codificado,Recaudado,Saldo por Devengar\n170499,Multas,1,0,-5\n',
  ])
  const result = await importIngresos(file)
  const form = { ...ingresoForm(), partida: '17.04.99', denominacion: 'Multas', codificado: 1 }
  expect(recordsOf(result)).toEqual([ingresoFrom({ ...form, saldoDevengar: -5 })])
})

test('amounts are read by one mark for the whole file, in every way of writing them', async () => {
  const { rows, problems, warnings, doubt } = await gastosFile(
    'Partida;Denominación;Codificado;Devengado;Pagado\n' +
      "53.08.02;Botas;875.275;82'000.00;.50\n53.08.13;Llantas;1,200.75;(1,200.50);-5\n",
  )
  expect([problems, doubt]).toEqual([[], undefined])
  expect(rows.map(({ record }) => [record.codificado, record.devengado, record.pagado])).toEqual([
    [875.28, 82000, 0.5],
    [1200.75, -1200.5, -5],
  ])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Devengado: «(1,200.50)» es negativo y se importa así.',
    'Línea 3, columna Pagado: «-5» es negativo y se importa así.',
  ])
})

test('where nothing says which mark separates the cents, no line is read before somebody does', async () => {
  const file = new Blob([`${HEADERS}53.08.02;Botas;875.275;0;0;0\n`])
  const asked = await importGastos(file)
  expect(asked).toMatchObject({ rows: [], problems: [], total: 1 })
  expect(asked.doubt).toEqual({ text: '875.275', cell: 'C2', usd: { '.': 875.28, ',': 875275 } })
  expect(recordsOf(await importGastos(file, { mark: '.' })).map(({ codificado }) => codificado)).toEqual([
    875.28,
  ])
  expect(recordsOf(await importGastos(file, { mark: ',' })).map(({ codificado }) => codificado)).toEqual([
    875275,
  ])
})

test('signatures and headings are no problems, and what may be a mistake is told', async () => {
  const line = '53.08.02;Botas;100.50;0;0;0\n'
  const total = ';TOTAL GASTOS;100.50;0;0;0\n'
  const signed =
    'Ing. María Vera;;;Sgto. Juan Pérez;;\nTESORERA;;;JEFE;;\nVilla Esperanza, 5 de noviembre;;;;;\n'
  const below = await gastosFile(
    `${HEADERS}GASTOS CORRIENTES;;;;;\n${line}${total}${signed};Diferencia;7;;;\n`,
  )
  expect(below.problems).toEqual([])
  expect(below.rows).toHaveLength(1)
  expect(below.warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 2: no tiene código ni valores y no se importa.',
    'Línea 8: está debajo del total, no tiene código y no se importa.',
  ])
  const nothingElse = await gastosFile(`${HEADERS};TOTAL;1;;;\nabc;Otra;diez;;;\n`)
  expect(nothingElse.problems.map(({ field }) => field)).toEqual(['Partida', 'Codificado'])
  const without = await gastosFile(`${HEADERS}${line}${signed}`)
  expect(without.problems).toEqual([])
  expect(without.warnings.map(({ line: at }) => at)).toEqual([3, 4, 5])
})

test.each([
  ['Del 01 de enero al 31 de octubre de 2026', '2026-10-31'],
  ['CÉDULA PRESUPUESTARIA DE GASTOS AL 31 DE OCTUBRE DEL 2026', '2026-10-31'],
  ['Ejercicio 2026\nAl 30 de setiembre', '2026-09-30'],
  ['Desde: 01/01/2026 Hasta: 31/10/2026', '2026-10-31'],
  ['Corte: 2026-10-31', '2026-10-31'],
  ['Cédula de gastos al 31 de octubre de 2026. Valores en dólares.\nImpreso el 24/11/2026', '2026-10-31'],
  ['Cédula de gastos elaborada el 24 de noviembre de 2026', undefined],
  ['Al 31 de octubre', undefined],
  ['Al 31 de febrero de 2026', undefined],
])('of the titles %j the day of the cut is %s', async (titles, day) => {
  const { corte, problems } = await gastosFile(
    `${titles}\n\n${HEADERS}${'53.08.02;Botas;100;0;0;0\n'.repeat(5)}`,
  )
  expect(problems).toEqual([])
  expect(corte).toBe(day)
})

test('what came in besides the specification’s columns goes out again, only where some line has it', async () => {
  const text =
    'Partida;Denominación;Programa;Inicial;Reformas;Codificado;Certificado;Devengado\n' +
    '53.08.02;Botas;01;100,00;20,50;120,50;80,00;10\n53.08.02;Botas;02;50,00;-10,00;40,00;;\n53.08.13;Llantas;;;;30;;\n'
  const { rows } = await gastosFile(text)
  const lines = rows.map(({ record }, n): Gasto => ({ id: `gas-${n}`, ...record }))
  expect(lines).toMatchObject([
    { programa: '01', inicial: 100, codificado: 120.5, certificado: 80 },
    { programa: '02', inicial: 50, codificado: 40 },
    { codificado: 30 },
  ])
  const head = (await gastosCsv(lines).text()).split('\r\n')[0]
  expect(head).toMatch(/Saldo por Devengar,Programa,Asignación Inicial,Reformas,Certificado$/)
  expect((await gastosCsv(lines.slice(2)).text()).split('\r\n')[0]).toMatch(/Saldo por Devengar$/)
  for (const file of [
    gastosCsv(lines),
    gastosCsv(lines, 'puntoYComa'),
    await presupuestoXlsx([], lines, 'Bomberos', { hecho: '2026-11-21' }),
  ]) {
    const again = await importGastos(file)
    expect(again).toMatchObject({ problems: [], warnings: [] })
    expect(recordsOf(again)).toEqual(lines.map(withoutId))
    expect(planPartidas(again.rows, lines)).toMatchObject({
      added: [],
      changed: [],
      missing: [],
      warnings: [],
    })
  }
})

test('the same item of two programmes is two lines; one without a programme is that of its code', async () => {
  const head = 'Programa;Partida;Denominación;Codificado\n'
  const { rows } = await gastosFile(
    `${head}01;53.08.02;Botas;1\n02;53.08.02;Botas;2\n02;53.08.13;Llantas;3\n`,
  )
  const line = (id: string, partida: string, programa?: string): Gasto => ({
    id,
    ...gastoFrom({ ...gastoForm(), partida, denominacion: 'Botas', codificado: 9 }),
    ...(programa && { programa }),
  })
  const stored = [line('dos', '530802', '02'), line('llantas', '53.08.13'), line('sin', '53.08.02')]
  const { added, changed, missing, warnings } = planPartidas(rows, stored)
  expect(changed.map(({ before, after }) => [before.id, after.programa, after.codificado])).toEqual([
    ['dos', '02', 2],
    ['llantas', '02', 3],
  ])
  expect(added.map(({ record }) => record.programa)).toEqual(['01'])
  expect(missing.map(({ id }) => id)).toEqual(['sin'])
  expect(warnings).toEqual([])
})

test('what was approved, its reforms and what they give: derived where one is missing, told where they don’t agree', async () => {
  const head = 'Partida;Denominación;Inicial;Reformas;Codificado\n'
  const { rows, warnings } = await gastosFile(
    `${head}53.08.02;Botas;100,10;20,20;120,30\n53.08.03;Aceite;100,00;20,00;130,00\n53.08.04;Papel;;-5,00;45,00\n`,
  )
  expect(rows.map(({ record }) => [record.inicial, record.codificado])).toEqual([
    [100.1, 120.3],
    [100, 130],
    [50, 45],
  ])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Codificado: dice $130,00, pero la asignación inicial ($100,00) más las reformas ($20,00) da $120,00. Se importa lo que dice.',
  ])
  const derived = await gastosFile('Partida;Denominación;Inicial;Reformas\n53.08.02;Botas;100,10;-0,20\n')
  expect(derived.problems).toEqual([])
  expect(derived.rows[0]?.record).toMatchObject({ inicial: 100.1, codificado: 99.9 })
})

test.each([
  ['Ejercicio fiscal 2026', undefined, 2026],
  ['EJERCICIO 2025\nENERO - OCTUBRE', '2025-10-31', 2025],
  ['ENERO A FEBRERO DE 2024', '2024-02-29', 2024],
  ['Del 01 de enero al 31 de octubre de 2026\nImpreso el 4/1/2027', '2026-10-31', 2026],
  ['Impreso el 4/1/2027', undefined, undefined],
])('of the titles %j the cut is %s and the year %s', async (titles, day, year) => {
  const { corte, ejercicio } = await gastosFile(
    `${titles}\n\n${HEADERS}${'53.08.02;Botas;100;0;0;0\n'.repeat(5)}`,
  )
  expect([corte, ejercicio]).toEqual([day, year])
})

/** Imports the new lines of a file into the fiscal year 2027, as the page does, and says their ids. */
async function bring(text: string): Promise<string[]> {
  const { rows } = await gastosFile(text)
  const batch = batchOf(planPartidas(rows, []), { out: new Set(), gone: new Set() })
  const change = gastosImport.mutationFn as unknown as (
    batch: object,
  ) => Promise<{ removed: readonly string[] }>
  const added = batch.added.map((line) => ({ ...line, ejercicio: 2027 }))
  return [...(await change({ ...batch, added })).removed]
}

test('two devices that import one new cédula make the same lines, and a file that has a line twice makes two', async () => {
  await signIn('user-4')
  const file = `${HEADERS}53.08.02;Botas;5;;;\n53.08.02;Cascos;6;;;\n53.08.02;Cascos;7;;;\n84.01.04;Bomba;8;;;\n`
  const first = await bring(file)
  expect(new Set(first).size).toBe(4)
  await gastosRepository.remove(first)
  expect(await bring(file.replace('53.08.02;Botas', '530802;BOTAS'))).toEqual(first)
})

test('a line that somebody made into another one keeps its place when its old self is imported', async () => {
  await signIn('user-4')
  const [id = ''] = await bring(`${HEADERS}53.08.02;Botas;5;;;\n`)
  await gastosRepository.update(id, { partida: '53.08.13', denominacion: 'Llantas' })
  const [other = ''] = await bring(`${HEADERS}53.08.02;Botas;5;;;\n`)
  expect(other).not.toBe(id)
  expect(await gastosRepository.find(id)).toMatchObject({ denominacion: 'Llantas' })
  expect(await gastosRepository.find(other)).toMatchObject({ denominacion: 'Botas', codificado: 5 })
})
