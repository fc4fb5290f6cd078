import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Entrada } from '@/entities/bitacora/bitacora'
import { bitacoraCsv } from '@/entities/bitacora/entradas'
import { despachoSchema } from '@/entities/despacho/despacho'
import { despachosCsv } from '@/entities/despacho/despacho-csv'
import type { Asistencia } from '@/entities/eventos/asistencia'
import { asistenciasCsv } from '@/entities/eventos/asistencia-csv'
import { eventosCsv } from '@/entities/eventos/evento-csv'
import { sampleEventos } from '@/entities/eventos/seed'
import { mediosCsv } from '@/entities/galeria/media-csv'
import { sampleMedia } from '@/entities/galeria/seed'
import { ordenesCsv } from '@/entities/inspecciones/cobros/cobrado-csv'
import { newOrden } from '@/entities/inspecciones/cobros/queries'
import { localesCsv } from '@/entities/inspecciones/local-csv'
import { newLocal } from '@/entities/inspecciones/locales'
import { permisoSchema } from '@/entities/inspecciones/permiso/permiso'
import { permisosCsv } from '@/entities/inspecciones/permiso/permiso-csv'
import { itemsCsv } from '@/entities/inventario/item-csv'
import { sampleItems } from '@/entities/inventario/seed'
import { miembrosCsv } from '@/entities/personal/miembro-csv'
import { sampleMiembros } from '@/entities/personal/seed'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { gastosCsv, ingresosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import { registrosXlsx } from '@/entities/registro-servicios/registros-xlsx'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { rendicionesCsv } from '@/entities/rendicion/rendicion-csv'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { reportesCsv } from '@/entities/reportes/reporte-csv'
import { sampleReportes } from '@/entities/reportes/seed'
import { csvBlob, type Exported } from '@/shared/lib/file/csv'
import { listXlsx } from '@/shared/lib/file/list-xlsx'

// Each file is read by a library of others, as a spreadsheet would.

/** What breaks a file that is put together by hand. */
const ODD = '=1+1; "dos", tres\r\ncuatro\u0000 ⅓'

const event = sampleEventos()[0] ?? expect.fail('no sample event')
const asistencia: Asistencia = {
  ...{ id: 'a', eventoId: event.id, personalId: 'p', nombre: ODD, cargo: ODD, observaciones: ODD },
  ...{ asistio: true, horaEntrada: `${event.fecha}T15:00:00.000Z` },
}
const entrada: Entrada = {
  ...{ id: 'b', momento: '2026-11-26T10:00:00.000Z', usuario: ODD, accion: 'editar', modulo: 'Personal' },
  ...{ registro: ODD, cambios: [{ campo: 'nombres', antes: ODD, despues: ODD }] },
}
const medio = sampleMedia()[0] ?? expect.fail('no sample picture')
const reporte = sampleReportes()[0] ?? expect.fail('no sample report')
const item = sampleItems()[0] ?? expect.fail('no sample item')
const miembro = sampleMiembros()[0] ?? expect.fail('no sample person')
const ingreso = sampleIngresos()[0] ?? expect.fail('no sample income')
const gasto = sampleGastos()[0] ?? expect.fail('no sample expense')
const rendicion = sampleRendiciones()[0] ?? expect.fail('no sample report on accounts')
const permiso = v.parse(permisoSchema, { id: 'p', nombre: 'Tienda' })
const despacho = v.parse(despachoSchema, { id: 'd', instante: '2026-11-26T10:00:00.000Z', tipo: 'INCENDIO' })
const registro = sampleRegistros()[0] ?? expect.fail('no sample service')

const FILES: Readonly<Record<string, () => Exported | string>> = {
  asistencias: () => asistenciasCsv([asistencia, asistencia], [event]),
  bitácora: () =>
    csvBlob(
      bitacoraCsv((_, campo) => campo),
      [entrada, entrada],
    ),
  eventos: () => eventosCsv([{ ...event, resumen: ODD }, event], new Map()),
  galería: () => mediosCsv([{ ...medio, titulo: ODD }, medio]),
  inventario: () => itemsCsv([{ ...item, nombre: ODD }, item]),
  locales: () =>
    localesCsv([
      { ...newLocal(), id: 'a', nombre: ODD },
      { ...newLocal(), id: 'b', nombre: ODD },
    ]),
  'órdenes de pago': () => {
    const orden = { ...newOrden('2026-03-02'), nombre: ODD, paga: ODD, estado: 'POR_COBRAR' as const }
    return ordenesCsv([
      { ...orden, id: 'a' },
      { ...orden, id: 'b' },
    ])
  },
  personal: () => miembrosCsv([{ ...miembro, nombres: ODD }, miembro]),
  ingresos: () => ingresosCsv([{ ...ingreso, denominacion: ODD }, ingreso]),
  gastos: () => gastosCsv([{ ...gasto, denominacion: ODD }, gasto]),
  corte: () =>
    corteCsv(
      { ingresos: [{ ...ingreso, denominacion: ODD }], gastos: [gasto] },
      { ejercicio: 2026, fecha: '2026-10-31' },
    ),
  reportes: () => reportesCsv([{ ...reporte, descripcion: ODD, fechaCreacion: ODD }, reporte]),
  permisos: () => permisosCsv([{ ...permiso, nombre: ODD }, permiso], '2026-03-02', []),
  rendición: () => rendicionesCsv([{ ...rendicion, cuerpoMarkdown: ODD }, rendicion]),
  despachos: () => despachosCsv([{ ...despacho, detalle: ODD }, despacho]),
  servicios: () => registrosCsv([{ ...registro, descripcion: ODD, reporte: ODD }, registro]),
}

describe.each(Object.entries(FILES))('%s', (_, make) => {
  test('two records are two rows as wide as the head, and no cell is a formula', async () => {
    const made = make()
    const { data, errors } = Papa.parse<string[]>(typeof made === 'string' ? made : await made.text(), {
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    const [head = [], ...rows] = data
    expect(rows.map((row) => row.length)).toEqual([head.length, head.length])
    expect(rows.flat().filter((cell) => /^[=@]/.test(cell))).toEqual([])
    expect(rows.flat().join(' ')).toContain('⅓')
  })

  test('as Excel they are the same rows', async () => {
    const made = make()
    if (typeof made === 'string') return
    const blob = await listXlsx('lista', made.cells)
    const [sheet] = await readXlsxFile(await blob.arrayBuffer())
    const [head = [], ...rows] = sheet?.data ?? []
    expect(head.map(String)).toEqual(made.cells.columns.map(({ header }) => header))
    expect(rows).toHaveLength(2)
    expect(rows.flat().join(' ')).toContain('⅓')
  })
})

/** In letters: Excel calls a file with a longer cell broken. */
const EXCEL_CELL = 32_767

test('a text that is longer than a cell of Excel ends with a word about it', async () => {
  const long = { ...registro, reporte: 'a'.repeat(EXCEL_CELL + 1), observaciones: 'b'.repeat(EXCEL_CELL) }
  const blob = await registrosXlsx([long], [long], null)
  const [first] = await readXlsxFile(await blob.arrayBuffer())
  const cells = (first?.data ?? []).flat().map(String)
  expect(cells.filter((cell) => cell.length > EXCEL_CELL)).toEqual([])
  expect(
    cells.filter((cell) => cell.endsWith('(sigue en la aplicación: en una celda no cabe más)')),
  ).toHaveLength(1)
  expect(cells).toContain(long.observaciones)
})
