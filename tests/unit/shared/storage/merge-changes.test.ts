import { expect, test } from 'vitest'
import { mergeChanges, saidOf } from '@/shared/storage/merge-changes'

type Setting = { mision: string; instagram?: string }

test('a setting that is left empty on purpose is kept as empty, not as the usual one', () => {
  const base: Setting = { mision: 'Servir' }
  const { value } = mergeChanges<Setting>(base, { mision: 'Servir', instagram: '' }, base)
  expect(value).toEqual({ mision: 'Servir', instagram: '' })
})

test('a record’s form says nothing of a field that it shows empty and that was never written', () => {
  const base: { nombre: string; notas?: string; visto?: boolean; lista?: string[]; n?: number } = {
    nombre: 'Ana',
  }
  expect(saidOf({ nombre: 'Eva', notas: '', visto: false, lista: [], n: 0 }, base)).toEqual({
    nombre: 'Eva',
    n: 0,
  })
  expect(saidOf({ nombre: '', notas: '' }, { nombre: 'Ana', notas: 'tarde' })).toEqual({
    nombre: '',
    notas: '',
  })
  expect(saidOf({ notas: '' })).toEqual({ notas: '' })
})
