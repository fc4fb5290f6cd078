import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { closeSession } from '@/access/session'
import { usuariosList } from '@/access/usuarios/module'
import { keepBitacora } from '@/app/keep/bitacora'
import { bitacoraList, cap, type Entrada } from '@/entities/bitacora/bitacora'
import { describeCommits, type NewEntrada } from '@/entities/bitacora/describe'
import { flushBitacora, takePending } from '@/entities/bitacora/entradas'
import { noteEntradas } from '@/entities/bitacora/pending'
import { copiasModule } from '@/entities/copias/module'
import { newAsistencia } from '@/entities/eventos/asistencia'
import { eventosList } from '@/entities/eventos/module'
import { asistenciasRepository, eventosRepository } from '@/entities/eventos/queries'
import { itemsList } from '@/entities/inventario/module'
import { storedNames } from '@/entities/record-names'
import { misReportesList } from '@/entities/reportes/mis-reportes/seguimiento'
import { reportesRepository } from '@/entities/reportes/queries'
import { announce, type Commit } from '@/shared/storage/changes'
import { readWhole, replaceWhole } from '@/shared/storage/entry/whole'
import { KEYS } from '../../../keys'
import { signIn } from '../../sign-in'

const commit = (rest: Partial<Commit>): Commit => ({
  module: itemsList,
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

test('names the changed fields with short values, and never a password’s hash', () => {
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
  const [told] = describeCommits([commit({ module: usuariosList, before, after })])
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

test('lists, objects and numbers read as words, and a record without a name has no id in its place', () => {
  const before = { id: 'x', nombre: '', personalAsignado: ['Ana'], autor: { nombre: 'Rosa', activo: true } }
  const after = {
    ...before,
    personalAsignado: ['Ana', 'Eva'],
    autor: { nombre: 'Luis', activo: false },
    valorEstimado: 1234.5,
    punto: { lat: -1.8301, lng: -78.18 },
    notas: [],
  }
  const [told] = describeCommits([commit({ before, after })])
  expect(told).toMatchObject({
    registro: 'Sin nombre',
    cambios: [
      { campo: 'personalAsignado', antes: 'Ana', despues: 'Ana, Eva' },
      { campo: 'autor', antes: 'nombre: Rosa, activo: sí', despues: 'nombre: Luis, activo: no' },
      { campo: 'valorEstimado', antes: '', despues: '1.234,5' },
      { campo: 'punto', antes: '', despues: 'lat: -1.8301, lng: -78.18' },
      { campo: 'notas', antes: '', despues: '' },
    ],
  })
})

test('an attached file is told by its name, so that the log keeps none from being swept', () => {
  const file = { tipo: 'application/pdf', bytes: 9, url: 'idb:0123456789' }
  const [told] = describeCommits([
    commit({
      before: { id: 'x', nombre: 'A' },
      after: { id: 'x', nombre: 'A', archivos: [{ nombre: 'acta.pdf', ...file }] },
    }),
  ])
  expect(told?.cambios).toEqual([{ campo: 'archivos', antes: '', despues: 'acta.pdf' }])
})

test('an attendance names its event, and a duplicate the report that it repeats', async () => {
  onTestFinished(keepBitacora(new QueryClient()))
  await signIn('user-1')
  const [evento] = await eventosRepository.all()
  const [one, other] = await reportesRepository.all()
  await asistenciasRepository.create(
    newAsistencia(evento?.id ?? '', { id: 's', nombres: 'Ana Paz', cargo: '' }),
  )
  await reportesRepository.update(one?.id ?? '', { duplicadoDe: other?.id })
  await vi.waitFor(async () =>
    expect((await bitacoraLines())?.slice(0, 2)).toMatchObject([
      { registro: one?.titulo, cambios: [{ campo: 'duplicadoDe', antes: '', despues: other?.titulo }] },
      { modulo: 'Asistencias', registro: `Ana Paz, en ${evento?.titulo}` },
    ]),
  )
})

test.each([
  ['crear', { action: 'create', after: { nombre: 'A' } }],
  ['eliminar', { action: 'remove', before: { nombre: 'A' } }],
  [
    'publicar',
    {
      module: eventosList,
      before: { titulo: 'A', publicado: false },
      after: { titulo: 'A', publicado: true },
    },
  ],
  [
    'despublicar',
    {
      module: eventosList,
      before: { titulo: 'A', publicado: true },
      after: { titulo: 'A', publicado: false },
    },
  ],
  ['restaurar', { action: 'restore', module: copiasModule, after: { titulo: 'A' } }],
] as const)('knows %s', (accion, rest) => {
  expect(describeCommits([commit(rest as Partial<Commit>)])).toMatchObject([{ accion, registro: 'A' }])
})

test('an import of hundreds is one line; the log itself and a citizen’s own list give none', () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    commit({ action: 'create', after: { nombre: `Item ${n}` } }),
  )
  expect(describeCommits(many)).toMatchObject([
    { accion: 'crear', registro: 'Item 0, Item 1, Item 2, Item 3, Item 4 y 295 más' },
  ])
  expect(describeCommits([commit({ module: bitacoraList }), commit({ module: misReportesList })])).toEqual([])
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

const moment = (n: number) => new Date(Date.UTC(2026, 2, 1) + n).toISOString()
const did = (registro: string): NewEntrada => ({
  accion: 'crear',
  modulo: 'Inventario',
  registro,
  cambios: [],
})

const readLog = () => readWhole({ key: KEYS.bitacora })
const bitacoraLines = async () => (await readLog()) as Entrada[]

test('the sign-in and the first edit after it are noted down in the same turn, then stored newest first', async () => {
  onTestFinished(keepBitacora(new QueryClient()))
  await signIn('user-1')
  announce([commit({ action: 'create', after: { nombre: 'Hacha' } })])
  expect(takePending().entradas).toMatchObject([
    { accion: 'ingreso', usuario: 'user-1' },
    { accion: 'crear', registro: 'Hacha', usuario: 'user-1' },
  ])
  await vi.waitFor(async () =>
    expect(await readLog()).toMatchObject([
      { registro: 'Hacha', usuario: 'Jefe de Bomberos' },
      { accion: 'ingreso', usuario: 'Jefe de Bomberos' },
    ]),
  )
  expect(takePending().entradas).toEqual([])
  // A full disk breaks nothing.
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const real = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  announce([commit({ action: 'create', after: { nombre: 'Casco' } })])
  vi.unstubAllGlobals()
  expect(error).toHaveBeenCalled()
  expect(warn).toHaveBeenCalled()
  expect(await readLog()).toHaveLength(2)
})

test('a sign-in after an expired session and a sign-out from another tab’s session are in the log', async () => {
  onTestFinished(keepBitacora(new QueryClient()))
  await signIn('user-1')
  localStorage.removeItem(KEYS.sesionToken)
  await signIn('user-1')
  // As another tab would.
  localStorage.setItem(KEYS.sesionUsuario, JSON.stringify({ data: { id: 'user-4' }, timestamp: 1 }))
  closeSession()
  expect(takePending().entradas.map(({ accion, usuario }) => [accion, usuario])).toEqual([
    ['ingreso', 'user-1'],
    ['ingreso', 'user-1'],
    ['salida', 'user-4'],
  ])
  await vi.waitFor(() => expect(takePending().entradas).toEqual([]))
})

test('lines that an earlier version left waiting are moved into the log once', async () => {
  const late = { ...entry(5, 'Tarde'), usuario: '' }
  const waiting = [late, { ...entry(6, 'Nunca vista'), usuario: '' }]
  localStorage.setItem(KEYS.bitacoraPendiente, JSON.stringify({ data: waiting, timestamp: 1 }))
  noteEntradas(null, moment(7), [did('De ahora')])
  await replaceWhole({ key: KEYS.bitacora }, () => [{ ...late, usuario: 'Visitante' }])
  expect(await flushBitacora(storedNames)).toBe(true)
  expect(await readWhole({ key: KEYS.bitacora })).toMatchObject([
    { registro: 'De ahora', usuario: 'Visitante' },
    { registro: 'Nunca vista', usuario: 'Visitante' },
    { registro: 'Tarde', usuario: 'Visitante' },
  ])
  expect(Object.keys(localStorage).filter((key) => key.startsWith(KEYS.bitacoraPendiente))).toEqual([])
  expect(await flushBitacora(storedNames)).toBe(false)
})

/** localStorage as a tab sees it: a copy that learns of other tabs' writes later. */
function lagging(): Storage {
  const real = localStorage
  const copy = Object.create({
    getItem: (key: string) => copy[key] ?? null,
    setItem(key: string, text: string) {
      copy[key] = text
      real.setItem(key, text)
    },
    removeItem(key: string) {
      delete copy[key]
      real.removeItem(key)
    },
  })
  return Object.assign(copy, { ...real })
}

test('two tabs writing at once lose no line, and each keeps its order', async () => {
  const tabs = [lagging(), lagging()]
  const names = Array.from({ length: 48 }, (_, n) => `Línea ${n}`)
  for (const [n, registro] of names.entries()) {
    vi.stubGlobal('localStorage', tabs[n % 2])
    noteEntradas('user-1', moment(n), [did(registro)])
  }
  vi.unstubAllGlobals()
  await flushBitacora(storedNames)
  expect((await bitacoraLines()).map(({ registro }) => registro)).toEqual([...names].reverse())
})

test('when the disk takes no log, the newest hundred lines wait', () => {
  for (let n = 0; n < 130; n++) noteEntradas(null, moment(n), [did(`Línea ${n}`)])
  const { entradas } = takePending()
  expect(entradas).toHaveLength(100)
  expect(entradas[0]?.registro).toBe('Línea 30')
})
