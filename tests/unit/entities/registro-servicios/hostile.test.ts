import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encargoSchema } from '@/entities/registro-servicios/parte/tripulacion'
import { parteDoc } from '@/entities/registro-servicios/parte-doc'
import { partePdf } from '@/entities/registro-servicios/parte-pdf'
import { participaciones } from '@/entities/registro-servicios/participacion'
import { newRegistro, type RegistroServicio, registroSchema } from '@/entities/registro-servicios/registro'
import { registrosCsv } from '@/entities/registro-servicios/registro-csv'
import { registrosXlsx } from '@/entities/registro-servicios/registros-xlsx'
import { filterRegistros, resumenServicios } from '@/entities/registro-servicios/totals'
import { readCsv } from '@/shared/lib/file/table/csv-read'
import { decodeText } from '@/shared/lib/file/table/decode'
import { readXlsx } from '@/shared/lib/file/table/xlsx-read'
import { ODD } from '../../../tools/hostile-texts.mjs'
import { fieldsWithText } from '../../schema-texts'

const TEXTS = [...ODD, '=1+1', '@SUM(A1)', '+1', '-1', '__proto__', 'constructor']

const { id: _, ...entries } = registroSchema.entries
const fieldsWith = (text: string) => fieldsWithText(entries, text, { funciones: encargoSchema })

/** One parte for each text field and each odd text. */
const all: RegistroServicio[] = TEXTS.flatMap((text, n) =>
  fieldsWith(text).map((field) => ({
    ...newRegistro('2026-03-10'),
    id: `srv-${n}-${Object.keys(field)[0]}`,
    ...field,
  })),
)

test('every text field of a parte takes part', () => {
  const fields = fieldsWith('texto').flatMap(Object.keys)
  for (const field of [
    'causa',
    'sector',
    'personalAsignado',
    'instituciones',
    'vehiculos',
    'insumos',
    'funciones',
  ])
    expect(fields).toContain(field)
})

test('each odd text is read as it was written', () => {
  for (const registro of all) expect(v.parse(registroSchema, registro), registro.id).toEqual(registro)
})

test('no odd text breaks out of its cell in an export, nor is a formula there', async () => {
  const csv = decodeText(new Uint8Array(await registrosCsv(all).arrayBuffer()))
  expect(csv).not.toMatch(/(?:^|[\r\n,])"?[=+@-](?!\d)/)
  const { rows } = readCsv(csv)
  expect(rows.slice(1).map(([id]) => id)).toEqual(all.map(({ id }) => id))
  const xlsx = new Uint8Array(await (await registrosXlsx(all, all, null)).arrayBuffer())
  const [sheet = []] = (await readXlsx(xlsx)).flatMap(({ name, rows }) =>
    name === 'Servicios' ? [rows] : [],
  )
  expect(sheet.slice(1).map(([id]) => id)).toEqual(all.map(({ id }) => id))
})

test('each has its parte on paper and as PDF, and is counted and found', async () => {
  for (const registro of all) {
    expect(parteDoc(registro).tablas, registro.id).toHaveLength(3)
    expect(await partePdf(registro, { nombreInstitucion: 'B', direccion: '' }, '2026-03-11').text()).toMatch(
      /^%PDF-/,
    )
  }
  expect(resumenServicios(all).total).toBe(all.length)
  expect(filterRegistros(all, { query: 'onerror' }).length).toBeGreaterThan(0)
  const crew = participaciones(all, (name) => name)
  expect(crew.get('__proto__')?.map(({ registro }) => registro.personalAsignado)).toEqual([['__proto__']])
})
