import { expect, test } from 'vitest'
import { toldChanges } from '@/admin/ui/record/history/record-history'
import type { Cambio } from '@/sync/actions'
import type { Fields } from '@/sync/fields'

let seq = 0
/** As the central keeps it: only the registers that the change brought, and those that stood there. */
const cambio = (antes: Fields | null, despues: Fields): Cambio => ({
  ...{ seq: ++seq, instante: '2026-11-20T15:00:00Z', quien: 'Rosa', dispositivo: 'Bodega' },
  ...{ antes, despues },
})

const CREATED = cambio(null, { '': ['10', true], nombre: ['10', 'Pala'], cantidad: ['10', 8] })
const EDITED = cambio({ cantidad: ['10', 8] }, { cantidad: ['20', 7] })
const DELETED = cambio({ '': ['10', true] }, { '': ['30', false] })
const BACK = cambio({ '': ['30', false] }, { '': ['40', true] })

const verbs = (...oldestFirst: Cambio[]) => toldChanges(oldestFirst.toReversed()).map(({ verb }) => verb)

test('each change says what it did: created, changed, deleted, brought back', () => {
  expect(verbs(CREATED, EDITED, DELETED, BACK)).toEqual(['recuperó', 'eliminó', 'editó', 'creó'])
})

test('an edit says which field had which value', () => {
  expect(toldChanges([EDITED, CREATED])[0]?.fields).toEqual([{ campo: 'cantidad', antes: '8', despues: '7' }])
})

test('a later word brings a deleted record back, one that was overtaken does not', () => {
  const late = cambio({ cantidad: ['10', 8] }, { cantidad: ['35', 5] })
  const early = cambio({ cantidad: ['10', 8] }, { cantidad: ['25', 5] })
  expect(verbs(CREATED, DELETED, late)[0]).toBe('recuperó')
  expect(verbs(CREATED, DELETED, early)[0]).toBe('editó')
})

test('a history whose beginning is no longer told begins with a record that existed', () => {
  expect(verbs(EDITED, DELETED)).toEqual(['eliminó', 'editó'])
})
