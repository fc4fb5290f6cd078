import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newRegistro, type RegistroServicio } from '@/entities/registro-servicios/registro'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  closed,
  dialog,
  exported,
  fill,
  give,
  press,
  putRecords,
  records,
  rowOf,
  said,
  sees,
} from '../../panel'

const PATH = '/admin/servicios'
const FILE = 'Archivo CSV, Excel u ODS'
const SHEET = [
  'Día;Hora;Tipo de emergencia;Lugar;Personal;Parte;Turno',
  '5/3/2019;14:20;Incendio forestal;Cerro Azul;Ana Ruiz, Luis Mora;0041/19;M1',
  '6/3/2019;;Rescate;Puente;;;M2',
].join('\n')

const stored = () => records<RegistroServicio>(KEYS.servicios)
const kept = { ...newRegistro('2026-01-01'), id: 'srv-1', descripcion: 'De antes', direccion: 'x' }

test('a sheet of past years comes in after its preview, and is taken back in one', async () => {
  putRecords(KEYS.servicios, [kept])
  await openScreen(PATH, 'user-6')
  await press('Importar servicios')
  const asked = await dialog('Importar servicios')
  await give(FILE, 'partes-2019.csv', SHEET)
  await sees('Se agregarán 2 filas.', asked)
  const fresh = await within(asked).findByRole('region', { name: 'Filas nuevas' })
  expect(
    within(fresh)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Ana Ruiz, Luis MoraCompletado0041/19'),
    expect.stringContaining('Sin número'),
  ])
  expect(stored()).toHaveLength(1)
  await press('Importar')
  await waitFor(() => expect(stored()).toHaveLength(3))
  await closed()
  expect(stored().map(({ numero, importado }) => [numero, importado])).toEqual([
    [undefined, undefined],
    ['0041/19', undefined],
    [undefined, true],
  ])
  await sees('No se trajo la columna Turno.')
  await press('Ver Rescate', await rowOf('Puente'))
  await sees('No lleva: vino de un archivo sin número', await dialog('Rescate'))
  await press('Cerrar', await dialog('Rescate'))
  await closed()

  await press('Deshacer')
  await waitFor(() => expect(stored()).toEqual([kept]))
})

const KINDS = ['INCENDIO ESTRUCTURAL', 'ACC. TRÁNSITO', 'Rescate animal', 'FUGA GLP', 'Ahogado', 'Novena']

test('a log of three years in a brigade’s own words comes in by clicks alone, held against its own sums', async () => {
  putRecords(KEYS.servicios, [kept])
  await openScreen(PATH, 'user-6')
  await press('Importar servicios')
  const asked = await dialog('Importar servicios')
  const log = (heridos: number) =>
    [
      'LIBRO DE NOVEDADES 2023 A 2025',
      'Nro;Día;Hora;Llegada;Regreso;Clase;Novedad;Lugar;Bomberos;Heridos;Turno',
      ...[2023, 2024, 2025].flatMap((year) => [
        ...Array.from({ length: 24 }, (_, n) => {
          const day = `${String(1 + n).padStart(2, '0')}/${String(1 + (n % 12)).padStart(2, '0')}/${year}`
          return `${n + 1}-${year};${day};8H05;8:15;9:00;${KINDS[n % KINDS.length]};Novedad ${n};Sector ${n};"Cedeño B., Párraga A.";${n % 3};A`
        }),
        `;SUBTOTAL ${year};;;;;;;;24;`,
      ]),
      `;TOTAL;;;;;;;;${heridos};`,
      ';Elaborado por:;;;;;;;;;',
    ].join('\n')
  await give(FILE, 'libro.csv', log(72))
  await sees('Falta decir qué significa 1 palabra: sus filas esperan.', asked)
  expect(within(asked).queryByText('Las sumas no coinciden')).toBeNull()
  await fill('«Novena»', 'PREVENCION', asked)
  await sees('Se agregarán 72 filas.', asked)
  await give(FILE, 'libro.csv', log(75))
  await sees('Las sumas no coinciden', asked)
  await sees('personas atendidas 75, y suman 72 (3 de menos)', asked)
  await give(FILE, 'libro.csv', log(72))
  await sees('Se agregarán 72 filas.', asked)
  await press('Importar', asked)
  await closed()
  await sees('Se agregaron 72 servicios. No se trajo la columna Turno.')
  const came = stored().filter(({ id }) => id !== kept.id)
  expect(came).toHaveLength(72)
  expect(came.filter(({ subtipo }) => subtipo === 'Novena').map(({ tipo }) => tipo)).toEqual(
    Array.from({ length: 12 }, () => 'PREVENCION'),
  )
  expect(came.every(({ estado, numero }) => estado === 'COMPLETADO' && numero)).toBe(true)
})

test('who may not edit adds, and changes nothing of what is there', async () => {
  localStorage.setItem(
    KEYS.permisos,
    JSON.stringify({ data: { INSPECTOR: { 'servicios:edit': false } }, timestamp: Date.now() }),
  )
  putRecords(KEYS.servicios, [kept])
  await openScreen(`${PATH}?importar=true`, 'user-6')
  await give(
    FILE,
    'a.csv',
    'ID,Fecha,Tipo,Causa,Lugar\nsrv-1,2026-01-01,Rescate,Cocina,x\n,2025-01-01,Rescate,,Puente',
  )
  await sees('Se agregará 1 fila.')
  await press('Importar')
  await said('Importación terminada')
  expect(stored().map(({ direccion, causa }) => [direccion, causa])).toEqual([
    ['x', undefined],
    ['Puente', undefined],
  ])
  await closed()
})

test('the shown services and the figures of the period leave as one Excel file', async () => {
  putRecords(KEYS.servicios, [kept])
  await openScreen(PATH, 'user-1')
  const { name, text } = await exported('Exportar Excel')
  expect(name).toMatch(/^servicios-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(text.startsWith('PK')).toBe(true)
})
