import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { button, closed, dialog, field, give, press, records, said, sees } from '../../panel'

const FILE = 'Archivo CSV, Excel u ODS'
const FILES = 'tests/fixtures/cedulas/'

type Line = Record<string, unknown>
const fixture = (name: string) => new Uint8Array(readFileSync(FILES + name))

async function open(tab: 'ingresos' | 'gastos') {
  await openScreen(`/admin/presupuesto?tab=${tab}`, 'user-4')
  fireEvent.click(await screen.findByLabelText('Seleccionar todo'))
  await press('Eliminar selección')
  await press('Eliminar')
  await sees(`Todavía no hay partidas de ${tab}`)
  await press('Importar cédula')
  return dialog(/Importar cédula/)
}

const columnsStep = (form: HTMLElement) => within(form).findByRole('button', { name: /^Se usan / })

/** Stored lines by the fields that the expected ones have. */
const stored = (tab: 'ingresos' | 'gastos', like: readonly Line[]) =>
  records<Line>(KEYS[tab]).map((line, at) =>
    Object.fromEntries(Object.keys(like[at] ?? line).map((key) => [key, line[key]])),
  )

const gasto = (
  partida: string,
  [inicial, codificado, comprometido, devengado, pagado, saldoComprometer, saldoDevengar]: (
    | number
    | undefined
  )[],
  more: Line = {},
): Line => ({
  partida,
  inicial,
  codificado,
  comprometido,
  devengado,
  pagado,
  saldoComprometer,
  saldoDevengar,
  programa: undefined,
  certificado: undefined,
  ...more,
})
const ingreso = (
  partida: string,
  [inicial, codificado, devengado, recaudado, saldoDevengar]: number[],
): Line => ({ partida, inicial, codificado, devengado, recaudado, saldoDevengar })

type Case = {
  file: string
  tab: 'ingresos' | 'gastos'
  summary: string
  corte: string
  lines: Line[]
}

const CASES: Case[] = [
  {
    file: 'gastos-titulos-combinados.xlsx',
    tab: 'gastos',
    summary: 'Se usan 10 de 11 columnas. Quedan fuera: OBSERVACIONES. Revisar',
    corte: '2026-10-31',
    lines: [
      gasto('51.01.05', [180000.1, 198000, 198000, 181500.55, 181500.55, 0, 16499.45]),
      gasto('53.08.02', [12000, 10499.75, 9000.5, 8000.25, 7000, 1499.25, 2499.5]),
    ],
  },
  {
    file: 'gastos-tres-filas-de-titulos.xlsx',
    tab: 'gastos',
    summary: 'Se usan 12 de 14 columnas. Quedan fuera: SALDO POR PAGAR, % EJEC.. Revisar',
    corte: '2026-09-30',
    lines: [
      gasto('53.01.05', [1200, 1200, 1000.4, 900.3, 900.3, 199.6, 299.7], {
        programa: '01 Administración',
        certificado: 1100,
      }),
      gasto('53.08.02', [800.5, 900, 500, 500, 400, 400, 400], {
        programa: '01 Administración',
        certificado: 0,
      }),
      gasto('53.08.02', [5000, 4749.25, 4000, 3999.99, 3000, 749.25, 749.26], {
        programa: '02 Operaciones',
        certificado: 4000,
      }),
      gasto('84.01.04', [20000, 20000, 12000, 0, 0, 8000, 20000], {
        programa: '02 Operaciones',
        certificado: 15000,
      }),
    ],
  },
  {
    file: 'gastos-por-programas.ods',
    tab: 'gastos',
    summary: 'Se usan 8 de 8 columnas. Revisar',
    corte: '2026-09-30',
    lines: [
      gasto('53.01.05', [800.35, 800.35, 700, 600.15, 600.15, 100.35, 200.2], {
        programa: '01: Administración',
      }),
      gasto('53.08.04', [1199.65, 1199.65, 800, 799.85, 799.85, 399.65, 399.8], {
        programa: '01: Administración',
      }),
      gasto('53.08.04', [3000, 3500, 3000, 3000, 2500, 500, 500], { programa: '02: Operaciones' }),
    ],
  },
  {
    file: 'gastos-windows-1252.csv',
    tab: 'gastos',
    summary: 'Se usan 8 de 8 columnas. Revisar',
    corte: '2026-10-31',
    lines: [
      gasto('51.01.05', [198000.1, 198000.1, 198000.1, 181500.55, 181500.55, 0, 16499.55], {
        denominacion: 'Remuneración «año»',
      }),
      gasto('53.08.13', [1234.56, 1200, 1000, 999.99, 1.05, 200, 200.01], {
        denominacion: 'Repuestos y señales',
      }),
    ],
  },
  {
    file: 'gastos-utf-16.csv',
    tab: 'gastos',
    summary: 'Se usan 8 de 8 columnas. Revisar',
    corte: '2026-10-31',
    lines: [
      gasto('53.08.03', [undefined, 7500, 6800.75, 6800.75, 6100.25, 699.25, 699.25], {
        programa: 'Rescate',
        certificado: 7000,
      }),
      gasto('53.08.03', [undefined, 2500.5, 1000, 900.1, 900.1, 1500.5, 1600.4], { programa: 'Prevención' }),
    ],
  },
  {
    file: 'gastos-apostrofos.csv',
    tab: 'gastos',
    summary: 'Se usan 6 de 7 columnas. Quedan fuera: NOTAS. Revisar',
    corte: '',
    lines: [
      gasto('53.04.02', [10000, 11234.56, 0, 1234.5, 1000, 11234.56, 10000.06]),
      gasto('57.02.01', [4500.25, 4500.25, 0, 4400, 4400, 4500.25, 100.25]),
    ],
  },
  {
    file: 'ingresos-con-firmas.ods',
    tab: 'ingresos',
    summary: 'Se usan 8 de 9 columnas. Quedan fuera: SALDO POR COBRAR. Revisar',
    corte: '2026-10-31',
    lines: [
      ingreso('13.01.12', [60000, 62000, 57840.5, 57840.5, 4159.5]),
      ingreso('18.01.01', [100000.99, 100000.99, 75000.25, 70000.1, 25000.74]),
    ],
  },
  {
    file: 'ingresos-sin-codificado.xlsx',
    tab: 'ingresos',
    summary: 'Se usan 6 de 6 columnas. Revisar',
    corte: '2026-10-31',
    lines: [
      ingreso('17.02.02', [1200, 1500.5, 1000, 950.75, 500.5]),
      ingreso('28.01.01', [50000, 49999.75, 12500, 12500, 37499.75]),
    ],
  },
]

test.each(CASES)('$file is imported to the cent by clicking only', async (one) => {
  const { file, tab, summary, corte, lines } = one
  const form = await open(tab)
  await give(FILE, file, fixture(file))
  const step = await columnsStep(form)
  expect(step.textContent).toBe(summary)
  expect(step.getAttribute('aria-expanded')).toBe('false')
  await sees(`Se agregarán ${lines.length} filas.`, form)
  expect(within(form).queryByText('No se importa')).toBeNull()
  expect((await field('Cifras al')).value).toBe(corte)
  await press('Importar', form)
  await closed()
  const left = /Quedan fuera: (.*)\. Revisar/.exec(summary)?.[1]
  const told = left?.includes(',')
    ? ` No se trajeron las columnas ${left.replace(', ', ' y ')}.`
    : left && ` No se trajo la columna ${left}.`
  await sees(`Se agregaron ${lines.length} partidas.${told ?? ''}`)
  expect(stored(tab, lines)).toEqual(lines)
})

const ODD = 'Clave;Rótulo;Vigente hoy;Gastado\n53.08.02;Botas;100,50;20,25\n53.08.13;Llantas;50;0\n'

const columnField = (form: HTMLElement, label: string) =>
  within(form).findByLabelText<HTMLSelectElement>(label)

function choose(select: HTMLSelectElement, field: string) {
  const option = [...select.options].find(({ textContent }) => textContent?.startsWith(field))
  fireEvent.change(select, { target: { value: option?.value ?? expect.fail(`no «${field}»`) } })
}

async function say(form: HTMLElement, label: string, field: string) {
  choose(await columnField(form, label), field)
}

test('what no heading says the person says, and the device remembers it for the next file of that shape', async () => {
  const form = await open('gastos')
  await give(FILE, 'propia.csv', ODD)
  const step = await columnsStep(form)
  expect(step.getAttribute('aria-expanded')).toBe('true')
  await sees('No se hallaron Partida, Denominación ni Codificado. Diga qué columna es cada una.', form)
  await sees('100,50 · 50', form)
  expect((await button('Importar', form)).disabled).toBe(true)
  await say(form, 'A: Clave', 'Partida')
  await sees('No se hallaron Denominación ni Codificado. Diga qué columna es cada una.', form)
  await say(form, 'B: Rótulo', 'Denominación')
  await say(form, 'C: Vigente hoy', 'Codificado')
  await sees('Se agregarán 2 filas.', form)
  await sees('Se usan 3 de 4 columnas. Quedan fuera: Gastado.', form)
  expect(step.getAttribute('aria-expanded')).toBe('true')

  // A field is of one column only.
  await say(form, 'D: Gastado', 'Codificado')
  await waitFor(async () => expect((await field('C: Vigente hoy')).value).toBe(''))
  // The second choice doesn't wait until the file was read with the first.
  const [third, fourth] = [await columnField(form, 'C: Vigente hoy'), await columnField(form, 'D: Gastado')]
  choose(third, 'Codificado')
  choose(fourth, 'Devengado')
  await sees('Se usan 4 de 4 columnas.', form)
  await press('Importar', form)
  await closed()
  const lines = [
    { partida: '53.08.02', codificado: 100.5, devengado: 20.25 },
    { partida: '53.08.13', codificado: 50, devengado: 0 },
  ]
  expect(stored('gastos', lines)).toEqual(lines)
  await said('Se agregaron 2 partidas.')

  await press('Importar cédula')
  const again = await dialog(/Importar cédula/)
  await give(FILE, 'noviembre.csv', ODD.replace('20,25', '60,75'))
  expect((await columnsStep(again)).textContent).toBe('Se usan 4 de 4 columnas. Revisar')
  await sees('Cambiará 1 fila.', again)
  await sees('Devengado: $20,25 → $60,75', again)
})

test('a choice stays for the file that is corrected before it is imported', async () => {
  const form = await open('gastos')
  await give(FILE, 'propia.csv', ODD)
  await say(form, 'A: Clave', 'Partida')
  await press('Cancelar', form)
  await closed()
  await press('Importar cédula')
  const again = await dialog(/Importar cédula/)
  await give(FILE, 'propia.csv', ODD)
  await sees('No se hallaron Denominación ni Codificado. Diga qué columna es cada una.', again)
})

test('a column may be left behind', async () => {
  const form = await open('gastos')
  await give(FILE, 'gastos-titulos-combinados.xlsx', fixture('gastos-titulos-combinados.xlsx'))
  fireEvent.click(await columnsStep(form))
  await say(form, 'H: EJECUCIÓN PAGADO', 'No traer')
  await sees('Se usan 9 de 11 columnas. Quedan fuera: EJECUCIÓN PAGADO, OBSERVACIONES.', form)
  await press('Importar', form)
  await closed()
  expect(records<Line>(KEYS.gastos).map(({ pagado }) => pagado)).toEqual([0, 0])
  expect(screen.queryByRole('dialog')).toBeNull()
})
