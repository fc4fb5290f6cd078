import { expect, test } from 'vitest'
import { planRegistros } from '@/entities/registro-servicios/import-plan'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { importRegistros } from '@/entities/registro-servicios/registro-import'
import { registrosXlsx } from '@/entities/registro-servicios/registros-xlsx'
import { sampleRegistros } from '@/entities/registro-servicios/seed'
import { batchOf } from '@/shared/lib/file/import-plan'
import { readXlsx } from '@/shared/lib/file/table/xlsx-read'

const odd: RegistroServicio = {
  ...newRegistro('2024-06-30'),
  ...{ id: 'srv-9', horaInicio: '23:50', descripcion: '=1+1', direccion: 'constructor', sector: '_x0041_' },
  ...{
    costoEstimado: 1234.5,
    hectareas: 0.25,
    atendidos: 0,
    numero: '0041/24',
    personalAsignado: ['Pérez, Juan'],
  },
}

const sheetOf = async (blob: Blob, wanted: string) =>
  (await readXlsx(new Uint8Array(await blob.arrayBuffer()))).find(({ name }) => name === wanted)?.rows ?? []

test('an Excel export is imported without loss', async () => {
  const all = [...sampleRegistros(), odd]
  const { rows, problems } = await importRegistros(await registrosXlsx(all, all, null), '2026-11-26')
  expect(problems).toEqual([])
  const ALL = { out: new Set<number>(), gone: new Set<string>() }
  expect(batchOf(planRegistros(rows, all), ALL)).toEqual({ added: [], patches: [], removed: [] })
  expect(rows.at(-1)?.record).toEqual((({ id: _, ...rest }) => rest)(odd))
})

test('a text that no cell holds is left as it is when its export comes back', async () => {
  const long = { ...odd, reporte: 'Primera línea. '.repeat(3000) }
  const { rows, problems } = await importRegistros(await registrosXlsx([long], [long], null), '2026-11-26')
  expect(problems).toEqual([])
  const { changed, unchanged } = planRegistros(rows, [long])
  expect(changed).toEqual([])
  expect(unchanged).toEqual([long])
  // Another text that only ends so is what somebody wrote.
  const other = planRegistros(rows, [{ ...long, reporte: 'Otra cosa' }])
  expect(other.changed).toHaveLength(1)
})

test('behind the shown services are the figures of the whole period, as numbers', async () => {
  const all = [...sampleRegistros(), odd, { ...odd, id: 'srv-antes', fecha: '2023-01-15' }]
  const blob = await registrosXlsx([odd], all, { desde: '2024-06-01', hasta: '2024-06-30' })
  expect(await sheetOf(blob, 'Servicios')).toHaveLength(2)
  const cifras = await sheetOf(blob, 'Cifras')
  expect(cifras[0]).toEqual(['Cifra', 'Junio de 2024', 'Mayo de 2024', 'Junio de 2023'])
  const row = (name: string) => cifras.find(([cell]) => cell === name)
  expect(row('Servicios')).toEqual(['Servicios', 3, 0, 0])
  expect(row('Tiempo de respuesta, promedio')).toEqual(['Tiempo de respuesta, promedio', 8.5, '—', '—'])
  expect(row('Costo total')).toEqual(['Costo total', 1600, 0, 0])
  expect(await sheetOf(blob, 'Por tipo')).toContainEqual(['Rescate', 2])
  expect(await sheetOf(blob, 'Por hora')).toContainEqual(['23:00', 2])
})
