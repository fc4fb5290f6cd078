import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stampOf } from '@/sync/stamp'
import { syncAnswerSchema, syncRequestSchema } from '@/sync/wire'

const stamp = stampOf(1_000_000, 1, 'aaaaaaaa')
/** What was taken away has no value; null, false and an empty text are values. */
const campos = { contado: [stamp], cantidad: [stamp, 5], minimo: [stamp, null], notas: [stamp, ''] }
const record = { c: 'bomberos_inventario_items', id: 'inv-1', campos }

const REQUEST = { version: 1, dispositivo: 'a', epoca: '', seqs: {}, ops: [record] }
const ANSWER = {
  ...{ epoca: '', hora: 1, colecciones: [], seqs: {}, mas: false, estados: [] },
  filas: [{ ...record, seq: 1 }],
}

test('a field that somebody took away travels as taken away, both ways', () => {
  const sent = v.parse(syncRequestSchema, JSON.parse(JSON.stringify(REQUEST))).ops[0]?.campos
  expect(JSON.parse(JSON.stringify(sent))).toEqual(campos)
  const answered = v.parse(syncAnswerSchema, JSON.parse(JSON.stringify(ANSWER))).filas[0]?.campos
  expect(JSON.parse(JSON.stringify(answered))).toEqual(campos)
})

test('a word with more than a value is no word', () => {
  const more = { ...record, campos: { cantidad: [stamp, 5, 6] } }
  expect(v.safeParse(syncRequestSchema, { ...REQUEST, ops: [more] }).success).toBe(false)
})
