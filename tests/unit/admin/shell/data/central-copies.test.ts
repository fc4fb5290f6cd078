import { expect, test } from 'vitest'
import { untriedSentence } from '@/admin/shell/data/central-copies'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const copias = [{ nombre: 'central-2026-11-26.ndjson.gz', instante: '2026-11-26T08:00:00Z', bytes: 1 }]
const tried = (instante: string, mensaje = '') => ({
  instante,
  copia: 'central-2026-10-01.ndjson.gz',
  registros: 1,
  cuentas: 1,
  fotografias: 0,
  mensaje,
})

test.each([
  ['no copy yet', { copias: [], prueba: null }, ''],
  ['an earlier central, which tries none', { copias }, ''],
  ['never tried', { copias, prueba: null }, 'Todavía no se ha probado ninguna copia de la central.'],
  ['tried 30 days ago', { copias, prueba: tried('2026-10-27T12:00:00Z') }, ''],
  [
    'tried 31 days ago',
    { copias, prueba: tried('2026-10-26T12:00:00Z') },
    'Hace 31 días que no se prueba una copia de la central.',
  ],
  [
    'the last try failed',
    { copias, prueba: tried('2026-11-26T11:00:00Z', 'La copia está incompleta.') },
    'La última copia que se probó no se pudo reponer.',
  ],
])('the monthly reminder · %s', (_, copies, sentence) => {
  expect(untriedSentence(copies, NOW)).toBe(sentence)
})
