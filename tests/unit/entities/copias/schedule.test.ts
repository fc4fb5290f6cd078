import { beforeEach, expect, test } from 'vitest'
import { keepAutomatic } from '@/entities/copias/automatic'
import { type KeptCopia, listCopias, type Motivo } from '@/entities/copias/copias'
import { expired, isDue } from '@/entities/copias/schedule'
import { backedUp } from '@/entities/modules'
import { formatBytes } from '@/shared/lib/byte-size'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { KEYS } from '../../../keys'

const copy = (momento: Date, motivo: Motivo = 'automatica'): KeptCopia => ({
  id: `${motivo}-${momento.getTime()}`,
  momento: momento.toISOString(),
  motivo,
  bytes: 1,
  fotos: 0,
})
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts)

test.each([
  ['DIARIO', at(2024, 0, 5, 23, 50), at(2024, 0, 5, 23, 59), false],
  ['DIARIO', at(2024, 0, 5, 23, 50), at(2024, 0, 6, 0, 10), true],
  ['SEMANAL', at(2024, 0, 5, 12), at(2024, 0, 11, 23, 59), false],
  ['SEMANAL', at(2024, 0, 5, 12), at(2024, 0, 12, 0, 0), true],
  ['MENSUAL', at(2024, 0, 31, 12), at(2024, 1, 28, 23, 59), false],
  ['MENSUAL', at(2024, 0, 31, 12), at(2024, 1, 29, 0, 0), true],
  // A clock that was set back must not stop the copies.
  ['DIARIO', at(2030, 0, 1), at(2024, 0, 1), true],
] as const)('%s after %s is due at %s: %s', (frecuencia, last, now, due) => {
  expect(isDue([copy(last)], frecuencia, now)).toBe(due)
})

test('without an automatic copy one is due, whatever other copies there are', () => {
  expect(isDue([], 'MENSUAL', at(2024, 0, 1))).toBe(true)
  expect(isDue([copy(at(2024, 0, 1), 'manual')], 'MENSUAL', at(2024, 0, 1))).toBe(true)
})

test('retention deletes old automatic copies but never the newest, nor those made by hand', () => {
  const now = at(2024, 5, 30)
  const old = [copy(at(2024, 2, 2)), copy(at(2024, 2, 1)), copy(at(2020, 1, 1), 'manual')]
  expect(expired(old, 30, now)).toEqual([old[1]?.id])
  const kinds = ['deshecho', 'vaciado', 'restauracion', 'deshecho'] as const
  const snapshots = kinds.map((kind, index) => copy(at(2024, 5, 4 - index), kind))
  expect(expired(snapshots, 30, now)).toEqual([snapshots[3]?.id])
})

test('sizes are readable', () => {
  expect([0, 1023, 1536, 5 * 1024 * 1024].map(formatBytes)).toEqual(['0 B', '1.023 B', '1,5 kB', '5 MB'])
})

const plan = { backupAutomatico: true, frecuenciaBackup: 'DIARIO', retencionBackup: 2 } as const

beforeEach(() => replaceWhole({ key: KEYS.gastos }, () => [{ id: 'gas-1' }]))

test('an automatic copy once a day, gone after its retention; none when switched off', async () => {
  expect(await keepAutomatic({ ...plan, backupAutomatico: false }, backedUp(), at(2024, 0, 1, 8))).toBe(false)
  for (const [day, kept] of [
    [1, true],
    [1, false],
    [2, true],
    [3, true],
    [5, true],
  ] as const)
    expect(await keepAutomatic(plan, backedUp(), at(2024, 0, day, 9)), `day ${day}`).toBe(kept)
  expect((await listCopias()).map(({ momento }) => new Date(momento).getDate())).toEqual([5, 3])
})

test('two tabs at once keep one copy', async () => {
  const both = await Promise.all([keepAutomatic(plan, backedUp()), keepAutomatic(plan, backedUp())])
  expect(both.sort()).toEqual([false, true])
})
