import { expect, test } from 'vitest'
import { outsideSentence, untriedSentence } from '@/admin/shell/data/central-copies'

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

const restored = (instante: string) => ({ instante, por: 'pagina' as const, clave: true })

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
  ['put back 30 days ago', { copias, prueba: null, repuesta: restored('2026-10-27T12:00:00Z') }, ''],
  [
    'put back 31 days ago',
    { copias, prueba: null, repuesta: restored('2026-10-26T12:00:00Z') },
    'Hace 31 días que no se prueba una copia de la central.',
  ],
  [
    'put back long ago, and tried since',
    { copias, prueba: tried('2026-11-20T12:00:00Z'), repuesta: restored('2026-01-26T12:00:00Z') },
    '',
  ],
  [
    'put back today, and the next try failed',
    {
      copias,
      prueba: tried('2026-11-26T11:00:00Z', 'No hay espacio.'),
      repuesta: restored('2026-11-26T09:00:00Z'),
    },
    'La última copia que se probó no se pudo reponer.',
  ],
])('the monthly reminder · %s', (_, copies, sentence) => {
  expect(untriedSentence(copies, NOW)).toBe(sentence)
})

const clave = { creada: '2026-11-01T12:00:00Z', probada: null }
const custodian = (copia: string | null) => ({
  id: 'x',
  persona: 'Ana',
  equipo: 'Android',
  desde: '2026-11-01T12:00:00Z',
  visto: '2026-11-26T11:00:00Z',
  copia,
  fotos: 0,
  de: 0,
})
const OLD = 'Ningún equipo tiene una copia de los últimos dos días.'

test.each([
  ['an earlier central, which knows no custodians', { copias }, ''],
  ['without a key nobody decided for it', { copias, clave: null, custodios: [] }, ''],
  [
    'a key of today, whose first copy comes',
    { copias, clave: { ...clave, creada: '2026-11-26T11:00:00Z' } },
    '',
  ],
  ['a key, and no device', { copias, clave, custodios: [] }, 'Ninguna copia está fuera de la estación.'],
  [
    'a device without a whole copy',
    { copias, clave, custodios: [custodian(null)] },
    'Ninguna copia está fuera de la estación.',
  ],
  [
    'one recent copy is enough',
    {
      copias,
      clave,
      custodios: [custodian(null), custodian('2026-11-24T12:30:00Z'), custodian('2026-11-02T08:00:00Z')],
    },
    '',
  ],
  [
    'a key whose age no copy told, which put a copy back today',
    { copias, clave: { creada: null, probada: '2026-11-26T11:00:00Z' } },
    '',
  ],
  ['all are older', { copias, clave, custodios: [custodian('2026-11-24T11:00:00Z')] }, OLD],
])('copies outside the station · %s', (_, copies, sentence) => {
  expect(outsideSentence(copies, NOW)).toBe(sentence)
})
