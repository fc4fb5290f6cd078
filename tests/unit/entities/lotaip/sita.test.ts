import { expect, test } from 'vitest'
import { type Indice, sitaDe, sitaSentence } from '@/entities/lotaip/sita'

test.each([
  ['VENCIDO', true, /^Índice SITA: 0 mientras no se presente/],
  ['VENCIDO', false, /^$/],
  ['PRESENTADO', true, /^Índice SITA: aquí no se sabe\. Es el promedio de cuatro partes/],
  ['ABIERTO', true, /^$/],
  ['POR_VENCER', true, /^$/],
] as const)('of the index is said what is known: %s, prepared here: %s', (estado, llevado, sentence) => {
  expect(sitaSentence({ estado }, llevado, undefined)).toMatch(sentence)
})

const indice = (marks: Partial<Indice>): Indice => ({
  ...{ id: 'sita-2026-10', mes: '2026-10', fuente: 'dpe.gob.ec/monitoreo', fecha: '2026-11-20' },
  ...marks,
})

test('the index is the mean of its four parts, and is not computed without one of them', () => {
  const whole = indice({ CTA: 90, ETA: 80.5, RP: 100, CI: 0 })
  // (90 + 80.5 + 100 + 0) / 4
  expect(sitaDe(whole)).toBe(67.625)
  expect(sitaSentence({ estado: 'VENCIDO' }, true, whole)).toBe(
    'Índice SITA: 67,63, el promedio de CTA 90, ETA 80,5, RP 100 y CI 0. Según dpe.gob.ec/monitoreo, copiado el 20 de noviembre de 2026.',
  )
  const part = indice({ CTA: 90, ETA: 80 })
  expect(sitaDe(part)).toBeNull()
  expect(sitaSentence({ estado: 'PRESENTADO' }, true, part)).toMatch(
    /^Índice SITA: no se puede calcular, faltan RP y CI\. Se sabe CTA 90 y ETA 80\. Según dpe/,
  )
  expect(sitaSentence({ estado: 'PRESENTADO' }, true, indice({}))).toMatch(/aquí no se sabe/)
})
