import { expect, test, vi } from 'vitest'
import { cap, type Entrada } from '@/entities/bitacora/bitacora'
import { flushBitacora, logHechos } from '@/entities/bitacora/bitacora-store'
import { describeCommits, type Hecho } from '@/entities/bitacora/describir'
import type { Commit } from '@/shared/storage/changes'
import { KEYS } from '@/shared/storage/keys'
import { readWhole, replaceWhole } from '@/shared/storage/whole'

const commit = (rest: Partial<Commit>): Commit => ({
  key: KEYS.inventario,
  action: 'update',
  before: null,
  after: null,
  overwritten: [],
  ...rest,
})
const entry = (n: number, registro = ''): Entrada => ({
  id: `bit-${n}`,
  momento: new Date(n).toISOString(),
  usuario: 'Jefe',
  accion: 'editar',
  modulo: '',
  registro,
  cambios: [],
})
const hecho: Hecho = { accion: 'crear', modulo: 'Inventario', registro: 'Hacha', cambios: [] }

test('tells the fields that changed, shortly, and never the hash of a password', () => {
  const before = {
    id: 'x',
    name: 'Ana',
    secreto: { hash: 'AAAA' },
    notas: 'n'.repeat(100),
    fechaActualizacion: '1',
  }
  const after = {
    ...before,
    name: 'Eva',
    secreto: { hash: 'BBBB' },
    notas: '🚒'.repeat(100),
    fechaActualizacion: '2',
  }
  const [told] = describeCommits([commit({ key: KEYS.usuarios, before, after })])
  expect(told).toEqual({
    accion: 'editar',
    modulo: 'Usuarios',
    registro: 'Eva',
    cambios: [
      { campo: 'name', antes: 'Ana', despues: 'Eva' },
      { campo: 'contraseña', antes: '', despues: 'cambiada' },
      { campo: 'notas', antes: `${'n'.repeat(80)}…`, despues: `${'🚒'.repeat(80)}…` },
    ],
  })
})

test.each([
  ['crear', { action: 'create', after: { titulo: 'A' } }],
  ['eliminar', { action: 'remove', before: { titulo: 'A' } }],
  ['publicar', { before: { titulo: 'A', publicado: false }, after: { titulo: 'A', publicado: true } }],
  ['despublicar', { before: { titulo: 'A', publicado: true }, after: { titulo: 'A', publicado: false } }],
  ['restaurar', { action: 'restore', key: 'respaldo', after: { titulo: 'A' } }],
] as const)('knows %s', (accion, rest) => {
  expect(describeCommits([commit(rest as Partial<Commit>)])).toMatchObject([{ accion, registro: 'A' }])
})

test('one line for an import of hundreds, none for itself or for a citizen’s own list', () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    commit({ action: 'create', after: { nombre: `Item ${n}` } }),
  )
  expect(describeCommits(many)).toMatchObject([{ accion: 'crear', registro: '300 registros' }])
  expect(describeCommits([commit({ key: KEYS.bitacora }), commit({ key: KEYS.misReportes })])).toEqual([])
})

test('keeps the newest 500 and at most 200 kB', () => {
  const list = Array.from({ length: 700 }, (_, n) => entry(n))
  const kept = cap(list)
  expect(kept).toHaveLength(500)
  expect(kept[0]?.id).toBe('bit-699')
  const long = cap(Array.from({ length: 400 }, (_, n) => entry(n, 'x'.repeat(1000))))
  expect(long[0]?.id).toBe('bit-399')
  expect(JSON.stringify(long).length).toBeLessThanOrEqual(200_002)
  expect(long.length).toBeGreaterThan(150)
})

test('is stored newest first, and a full disk breaks nothing', async () => {
  await logHechos('user-1', '2024-01-01T00:00:00.000Z', [hecho])
  await logHechos('user-1', '2024-01-02T00:00:00.000Z', [{ ...hecho, registro: 'Casco' }])
  expect(await readWhole(KEYS.bitacora)).toMatchObject([
    { registro: 'Casco', usuario: 'Jefe de Bomberos' },
    { registro: 'Hacha', usuario: 'Jefe de Bomberos' },
  ])
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await logHechos('user-1', '2024-01-03T00:00:00.000Z', [hecho])
  vi.unstubAllGlobals()
  expect(error).toHaveBeenCalled()
  expect(await readWhole(KEYS.bitacora)).toHaveLength(2)
})

test('what the page had no time to move into the log is moved at the next start, once', async () => {
  const late = { ...entry(5, 'Tarde'), usuario: '' }
  localStorage.setItem(KEYS.bitacoraPendiente, JSON.stringify({ data: [late], timestamp: 1 }))
  await replaceWhole(KEYS.bitacora, () => [{ ...late, usuario: 'Visitante' }])
  expect(await flushBitacora()).toBe(true)
  expect(await readWhole(KEYS.bitacora)).toMatchObject([{ registro: 'Tarde', usuario: 'Visitante' }])
  expect(localStorage.getItem(KEYS.bitacoraPendiente)).toBeNull()
  expect(await flushBitacora()).toBe(false)
})
