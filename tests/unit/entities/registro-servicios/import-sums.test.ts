import { expect, test } from 'vitest'
import { importRegistros, type RegistroRow } from '@/entities/registro-servicios/registro-import'
import type { ImportResult } from '@/shared/lib/file/import-result'
import { random } from '../../../random'
import { runs } from '../../../runs'

const HEAD = 'Fecha;Hora;Tipo;Lugar;Heridos;Km'
const read = (lines: readonly string[]) =>
  importRegistros(new Blob([[HEAD, ...lines].join('\n')]), '2026-11-26')
const told = ({ differencesBut }: ImportResult<RegistroRow>, out: readonly number[] = []) =>
  differencesBut?.(new Set(out)).map(({ sentence }) => sentence)

const CALLS = ['01/03/2025;10:00;Rescate;Puente;2;12,5', '02/03/2025;11:00;Incendio;Centro;1;4']

test('the sums below a month are no services, and those of its calls give them', async () => {
  const result = await read([
    ...CALLS,
    'TOTAL MARZO;;;;3;16,5',
    '05/04/2025;09:00;Rescate;Playa;0;30',
    'Subtotal;;;;0;30',
    'TOTAL;;;;3;46,5',
    'Elaborado por:;;;;;',
    'Sgto. Luis Mora;;;;;',
  ])
  expect([result.rows.length, result.total, result.problems]).toEqual([3, 3, []])
  expect(told(result)).toEqual([])
  expect(result.warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('Parecen firmas al pie de la lista, y no se traen: «Elaborado por:»'),
  ])
})

test('a sum that its calls don’t give is told, also where a person leaves one out or the log says one twice', async () => {
  const wrong = await read([...CALLS, 'TOTAL;;;;4;16,5'])
  expect(told(wrong)).toEqual([
    'Todas las filas que se traen no dan lo que dice la fila 4 («TOTAL»): personas atendidas 4, y suman 3 (1 de menos).',
  ])
  const right = await read([...CALLS, 'TOTAL;;;;3;16,5'])
  expect(told(right, [3])?.[0]).toContain('kilómetros 16,5, y suman 12,5 (4 de menos)')
  const twice = await read([...CALLS, CALLS[1] ?? '', 'TOTAL;;;;4;20,5'])
  expect(told(twice)).toEqual([])
  expect(told(twice, twice.unticked)?.[0]).toContain('personas atendidas 4, y suman 3')
})

test('of any log the calls give its total, or a difference is shown', async () => {
  for (let seed = 1; seed <= runs(300); seed++) {
    const next = random(seed)
    const calls = Array.from({ length: 1 + next(25) }, (_, at) => ({
      day: `${String(1 + at).padStart(2, '0')}/0${1 + next(9)}/2024`,
      heridos: next(4),
      km: next(5) === 0 ? null : next(900) / 10,
      bad: next(15) === 0,
    }))
    const wrong = next(4) === 0 ? 1 : 0
    const heridos = calls.reduce((sum, call) => sum + call.heridos, wrong)
    const km = calls.reduce((sum, call) => sum + Math.round((call.km ?? 0) * 10), 0) / 10
    const result = await read([
      ...calls.map(
        ({ day, heridos, km, bad }, at) =>
          `${day};${bad ? 'tarde' : '10:00'};Rescate;Lugar ${at};${heridos};${km === null ? '' : String(km).replace('.', ',')}`,
      ),
      `;;TOTAL;;${heridos};${String(km).replace('.', ',')}`,
    ])
    const lost = calls.some(({ bad, heridos, km }) => bad && (heridos > 0 || (km ?? 0) > 0))
    expect(told(result)?.length === 0, `seed ${seed}`).toBe(!lost && wrong === 0)
    expect(result.rows).toHaveLength(calls.filter(({ bad }) => !bad).length)
  }
})
