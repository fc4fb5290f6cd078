import { beforeEach, describe, expect, test, vi } from 'vitest'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { reportesRepository } from '@/entities/reportes/queries'
import { signIn } from '../../sign-in'
import { LISTS, setAside, stored } from './stores'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

type Data = { id: string }[]

/** An entry as another device would write it: no revision. */
const imported = (key: string, data: unknown, timestamp = Date.now() + 1000) =>
  localStorage.setItem(key, JSON.stringify({ data, timestamp }))

describe.each(LISTS)('%s', (key, repository, samples) => {
  test('a list missing everywhere gets the sample data, without a ttl', async () => {
    expect(await repository.all()).toHaveLength(samples)
    const entry = stored(key)
    expect(entry.data).toHaveLength(samples)
    expect(entry.timestamp).toBeGreaterThan(0)
    expect(entry.ttl).toBeUndefined()
  })

  test('an empty list that nobody emptied gets the sample data', async () => {
    imported(key, [])
    expect(await repository.all()).toHaveLength(samples)
  })

  test.each([
    ['broken JSON', '{"data": ['],
    ['no entry', '"hola"'],
    ['no list in it', JSON.stringify({ data: { id: 'x' }, timestamp: 1 })],
  ])('%s beside a good journal: healed from it, the text put aside', async (_what, raw) => {
    const before = await repository.all()
    localStorage.setItem(key, raw)
    expect(await repository.all()).toEqual(before)
    expect(stored(key).data).toEqual(expect.arrayContaining([...before]))
    expect(setAside()).toEqual([raw])
  })

  test('a list missing in localStorage is healed from its journal', async () => {
    const before = await repository.all()
    localStorage.removeItem(key)
    expect(await repository.all()).toEqual(before)
    expect(stored(key).data).toHaveLength(samples)
  })

  test('this tab’s older copy never wins over the journal', async () => {
    await repository.all()
    const entry = stored(key)
    localStorage.setItem(key, JSON.stringify({ ...entry, data: [], v: 0, emptied: true }))
    expect(await repository.all()).toHaveLength(samples)
  })

  test('a bad record among good ones is put aside alone', async () => {
    await repository.all()
    const data = stored(key).data as Data
    imported(key, [...data, { id: 42 }])
    expect(await repository.all()).toHaveLength(samples)
    expect(setAside()).toEqual(['{"id":42}'])
    expect(stored(key).data).toEqual(data)
  })
})

test('an unreadable list without a journal is empty, never the samples, and its text is kept', async () => {
  localStorage.setItem('bomberos_reportes_reportes', 'roto')
  expect(await reportesRepository.all()).toEqual([])
  expect(await reportesRepository.all()).toEqual([])
  expect(setAside()).toEqual(['roto'])
})

test('an unreadable user list locks nobody out', async () => {
  localStorage.setItem('bomberos_config_usuarios', 'roto')
  const users = LISTS.find(([key]) => key === 'bomberos_config_usuarios')?.[1]
  expect(await users?.all()).toHaveLength(6)
  expect(setAside()).toEqual(['roto'])
})

test('a record damaged in localStorage is restored from the journal', async () => {
  await reportesRepository.all()
  const { data } = stored('bomberos_reportes_reportes') as { data: Data }
  const [first, second] = data
  imported('bomberos_reportes_reportes', [{ ...first, titulo: 7 }, second])
  expect(await reportesRepository.all()).toHaveLength(2)
  expect((await reportesRepository.find(first?.id ?? ''))?.titulo).toBe('Hidrante sin presión en el mercado')
  expect(setAside()).toHaveLength(1)
})

test('an import without a revision is taken when it is newer, and left when it is older', async () => {
  const [first] = await reportesRepository.all()
  imported('bomberos_reportes_reportes', [{ ...first, titulo: 'Importado' }])
  expect((await reportesRepository.all()).map(({ titulo }) => titulo)).toEqual(['Importado'])
  imported('bomberos_reportes_reportes', [{ ...first, titulo: 'Viejo' }], 1000)
  expect((await reportesRepository.all()).map(({ titulo }) => titulo)).toEqual(['Importado'])
})

test('a list emptied by its last deletion stays empty', async () => {
  const misReportes = (await import('@/entities/reportes/mis-reportes/repository')).misReportesRepository
  await misReportes.restore([{ id: 'reporte-1', guardado: '2026-01-01T00:00:00.000Z' }])
  await misReportes.remove(['reporte-1'])
  expect(stored('bomberos_reportes_misReportes')).toMatchObject({ data: [], emptied: true })
  expect(await misReportes.all()).toEqual([])
})

describe('the configuration', () => {
  const key = 'bomberos_config_configSistema'

  test('a broken configuration is healed from its journal and its text put aside', async () => {
    const before = await configuracionRepository.read()
    localStorage.setItem(key, '{{')
    expect(await configuracionRepository.read()).toEqual(before)
    expect(setAside()).toEqual(['{{'])
  })

  test('a bad field falls back to its default alone', async () => {
    imported(key, { nombreInstitucion: 'Bomberos de Loja', sesionTimeout: 'mucho' })
    const read = await configuracionRepository.read()
    expect(read).toMatchObject({ nombreInstitucion: 'Bomberos de Loja', sesionTimeout: 30 })
    expect(setAside()).toHaveLength(1)
  })

  test.each([
    ['no field', {}],
    ['no field of ours', { id: 'x', nombre: 'Hacha' }],
    ['no good field of ours', { telefono: 5 }],
  ])('an object with %s is none: the good one stays, the text is put aside', async (_what, data) => {
    await signIn('user-1')
    const mine = await configuracionRepository.update({ nombreInstitucion: 'Bomberos de Loja' })
    imported(key, data)
    expect(await configuracionRepository.read()).toEqual(mine)
    expect(setAside().map((text) => JSON.parse(text).data)).toEqual([data])
  })
})
