import { expect, test } from 'vitest'
import { lossWords, phaseHint, phaseWords } from '@/admin/shell/central-words'
import { type CentralState, INITIAL } from '@/sync/state'

const CURRENT: CentralState = { ...INITIAL, phase: 'current' }
const photos = (waiting: number, refused = 0): CentralState => ({
  ...CURRENT,
  photos: { waiting, full: false, refused, since: null },
})

test('«Al día» is not said while a photo waits or was refused', () => {
  expect([phaseWords(CURRENT), phaseHint(CURRENT)]).toEqual([
    'Al día',
    'Todo lo que hay en este equipo está también en la central.',
  ])
  expect([phaseWords(photos(3)), phaseHint(photos(3))]).toEqual([
    '3 fotos por enviar',
    'Está guardado en este equipo y se envía solo en cuanto se pueda.',
  ])
  expect(phaseHint(photos(0, 1))).toBe('Lo demás que hay en este equipo está también en la central.')
})

test('a central without room says so in its own words, and that nothing is lost', () => {
  const full = {
    ...CURRENT,
    phase: 'waiting',
    waiting: 2,
    reason: 'La central no tiene espacio en su disco.',
  } as const
  expect([phaseWords(full), phaseHint(full)]).toEqual([
    '2 cambios por enviar',
    'La central no tiene espacio en su disco. Mientras tanto está guardado en este equipo.',
  ])
})

test('a person who empties a device reads what is lost: unsent changes of everybody, refused ones and photos', () => {
  expect(lossWords(CURRENT)).toBe('')
  expect(lossWords(photos(1))).toBe('Se pierde lo que la central no tiene: 1 fotografía o archivo.')
  const others = [{ person: 'user-2', name: 'Ana', count: 2 }]
  expect(lossWords({ ...photos(1, 1), waiting: 1, refused: 1, others })).toBe(
    'Se pierde lo que la central no tiene: 4 cambios y 2 fotografías o archivos.',
  )
})
