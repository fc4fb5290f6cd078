import { expect, test } from 'vitest'
import { importRegistros } from '@/entities/registro-servicios/registro-import'

const KINDS = [
  ...['INCENDIO ESTRUCTURAL', 'ACC. TRÁNSITO', 'Rescate animal', 'FUGA GLP', 'Apoyo a ambulancia'],
  ...['Capacitación escuela', 'Ahogado', 'Novena'],
]
/** A log of three years in a brigade's own words. */
const LOG = [
  'Nro;Día;Hora;Llegada;Regreso;Clase;Novedad;Lugar;Bomberos;Heridos',
  ...[2023, 2024, 2025].flatMap((year) =>
    Array.from({ length: 24 }, (_, n) => {
      const day = `${String(1 + n).padStart(2, '0')}/${String(1 + (n % 12)).padStart(2, '0')}/${year}`
      return `${n + 1}-${year};${day};8H05;8:15;9:00;${KINDS[n % KINDS.length]};Novedad ${year}-${n};Sector;"Cedeño B., Párraga A.";0`
    }),
  ),
].join('\r\n')

const read = (text: string, said: Record<string, string> = {}) =>
  importRegistros(new Blob([text]), '2026-11-26', { words: (of, word) => said[`${of}/${word}`] })

test('a log of three years in its own words comes in but for the word that nobody could guess', async () => {
  const { rows, problems, words = [] } = await read(LOG)
  expect(problems).toEqual([])
  expect(rows).toHaveLength(63)
  expect(words[0]?.words.filter(({ means }) => means === '').map(({ text }) => text)).toEqual(['Novena'])
  const kinds = new Map(rows.map(({ record: { tipo, subtipo } }) => [subtipo, tipo]))
  expect(kinds.get('ACC. TRÁNSITO'), 'the brigade’s own word is kept').toBe('RESCATE')
  expect(kinds.get('Estructural')).toBe('INCENDIO')
  expect(kinds.get('FUGA GLP')).toBe('MATERIALES_PELIGROSOS')
  expect(kinds.get('Ahogado')).toBe('FLUVIAL')

  const all = await read(LOG, { 'servicios:tipo/novena': 'PREVENCION' })
  expect([all.rows.length, all.problems]).toEqual([72, []])
})

test('a call of a day to come, one that would go on running and one that stands twice wait for a tick', async () => {
  const { rows, warnings, unticked } = await read(
    [
      'Fecha,Hora,Tipo,Lugar,Estado',
      '2026-12-24,10:00,Rescate,Puente,',
      '2023-05-01,10:00,Rescate,Puente,En curso',
      '2023-05-02,10:00,Rescate,Puente,Atendido',
      '2023-05-02,10:00,Rescate,Puente,Atendido',
    ].join('\n'),
  )
  expect(rows).toHaveLength(4)
  expect(unticked).toEqual([2, 3, 5])
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('Línea 2, columna Fecha: «2026-12-24» todavía no llega.'),
    expect.stringContaining('Línea 3, columna Fecha: quedaría como un servicio en curso.'),
    expect.stringContaining('Línea 5, columna Fecha: es igual a la línea 4'),
  ])
})
