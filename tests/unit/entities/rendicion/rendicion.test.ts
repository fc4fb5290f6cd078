import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import {
  countRendiciones,
  filterRendiciones,
  isInBuild,
  publishedRendiciones,
  tagsOf,
} from '@/entities/rendicion/filters'
import { rendicionesRepository, toggleRendicion } from '@/entities/rendicion/queries'
import { newRendicion, parseTags, type Rendicion, rendicionSchema } from '@/entities/rendicion/rendicion'
import { sampleRendiciones } from '@/entities/rendicion/seed'
import { sumUsd } from '@/shared/lib/moneda'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const draft = {
  ...newRendicion('2024-06-30', 'Tesorería'),
  titulo: 'Informe',
  cuerpoMarkdown: 'Texto',
}
const report = (n: number, rest: Partial<Rendicion> = {}): Rendicion => ({
  ...draft,
  id: `rc-${n}`,
  titulo: '',
  ...rest,
})

test('the samples are two valid published reports', () => {
  const samples = sampleRendiciones()
  for (const sample of samples) expect(v.parse(rendicionSchema, sample)).toEqual(sample)
  expect(samples.map(({ id, publicado }) => [id.startsWith('rc-'), publicado])).toEqual([
    [true, true],
    [true, true],
  ])
})

test('a link opens everywhere only for a report that the build carries as it is here', () => {
  const [built] = sampleRendiciones() as [Rendicion]
  expect(isInBuild({ ...built })).toBe(true)
  expect(isInBuild({ ...built, cuerpoMarkdown: 'Corregido aquí' })).toBe(false)
  expect(isInBuild(report(1, { publicado: true }))).toBe(false)
})

test('every total in the samples is the sum of its column', () => {
  const number = (cell: string) => Number(cell.replace(/[$*. ]/g, '').replace(',', '.'))
  const tables = sampleRendiciones().flatMap(({ cuerpoMarkdown }) =>
    cuerpoMarkdown.split('\n\n').filter((block) => block.startsWith('|')),
  )
  expect(tables).toHaveLength(5)
  for (const table of tables) {
    const rows = table
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.split('|').slice(2, -1).map(number))
    const total = rows.pop() as number[]
    expect(total).toEqual(total.map((_, column) => sumUsd(rows.map((row) => row[column] as number))))
  }
})

test('tags are trimmed, empties dropped, each once', () => {
  expect(parseTags(' cuentas, ,transparencia ,, cuentas,')).toEqual(['cuentas', 'transparencia'])
  expect(parseTags('')).toEqual([])
})

test('search reaches the full text, the author and the tags', () => {
  const list = [
    report(1, { titulo: 'Enero', cuerpoMarkdown: 'Se reparó el CAMIÓN cisterna' }),
    report(2, { autor: 'José' }),
    report(3, { tags: ['anual'], publicado: true }),
  ]
  expect(filterRendiciones(list, { query: 'camion cisterna' })).toEqual([list[0]])
  expect(filterRendiciones(list, { query: 'jose' })).toEqual([list[1]])
  expect(filterRendiciones(list, { query: 'anual' })).toEqual([list[2]])
  expect(filterRendiciones(list, { tag: 'anual' })).toEqual([list[2]])
  expect(filterRendiciones(list, { tag: 'all', query: '  ' })).toEqual(list)
  expect(publishedRendiciones(list)).toEqual([list[2]])
  expect(tagsOf(list)).toEqual(['anual'])
})

test('counters take month and year from the given day', () => {
  const list = [
    report(1, { fecha: '2024-06-01', publicado: true }),
    report(2, { fecha: '2024-05-31', destacado: true }),
    report(3, { fecha: '2023-06-30' }),
  ]
  expect(countRendiciones(list, '2024-06-30')).toEqual({
    total: 3,
    publicados: 1,
    destacados: 1,
    esteMes: 1,
    esteAnio: 2,
  })
})

test('newest first', async () => {
  expect((await rendicionesRepository.all()).map(({ fecha }) => fecha)).toEqual(['2024-07-10', '2024-02-15'])
})

test('an inspector creates and edits drafts but neither publishes, unpublishes nor deletes', async () => {
  await signIn('user-6')
  const mine = await rendicionesRepository.create({ ...draft, titulo: 'Borrador' })
  expect(mine.id).toMatch(/^rc-\d+-[a-z0-9]{4}$/)
  await expect(rendicionesRepository.create({ ...draft, publicado: true })).rejects.toBeInstanceOf(
    AccessError,
  )
  const { id, next } = toggleRendicion(mine)
  await expect(rendicionesRepository.update(id, next)).rejects.toBeInstanceOf(AccessError)
  const [published] = sampleRendiciones() as [Rendicion]
  await expect(
    rendicionesRepository.update(published.id, toggleRendicion(published).next),
  ).rejects.toBeInstanceOf(AccessError)
  await expect(rendicionesRepository.update(published.id, { titulo: 'Corregido' })).rejects.toThrow(
    'Está publicado: lo cambia quien puede publicar.',
  )
  await rendicionesRepository.update(mine.id, { titulo: 'Corregido' })
  await expect(rendicionesRepository.remove([mine.id])).rejects.toBeInstanceOf(AccessError)
  const stored = await rendicionesRepository.all()
  expect(stored).toHaveLength(3)
  expect(stored.find((r) => r.id === mine.id)).toMatchObject({ titulo: 'Corregido', publicado: false })
})

test('the treasurer publishes and unpublishes, and may publish at once', async () => {
  await signIn('user-4')
  const made = await rendicionesRepository.create({ ...draft, publicado: true })
  const off = toggleRendicion(made)
  expect(off.toast?.title).toBe('Reporte despublicado')
  const hidden = await rendicionesRepository.update(off.id, off.next)
  expect(hidden.publicado).toBe(false)
  expect(toggleRendicion(hidden).toast?.title).toBe('Reporte publicado')
})

test('deleting a published report can be undone', async () => {
  await signIn('user-1')
  const [published] = sampleRendiciones() as [Rendicion]
  const removed = await rendicionesRepository.remove([published.id])
  await rendicionesRepository.restore(removed)
  expect(await rendicionesRepository.find(published.id)).toEqual(published)
})
