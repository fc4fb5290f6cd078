import { expect, test } from 'vitest'
import { surplusPictures } from '@/sync/publico/pictures'

const kept = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, n) => ({ path: `/api/fotos/${n}`, bytes }))
const pathsOf = (pictures: { path: string }[]) => pictures.map(({ path }) => path)
const all = () => true

test('all that is public stays while there is room', () => {
  expect(surplusPictures(kept(100, 1000), all)).toEqual([])
})

test('what was seen longest ago goes first, by number and by size', () => {
  expect(pathsOf(surplusPictures(kept(102, 1000), all))).toEqual(['/api/fotos/0', '/api/fotos/1'])
  expect(pathsOf(surplusPictures(kept(4, 10_000_000), all))).toEqual(['/api/fotos/0'])
})

test('what isn’t public any more goes, and takes no room from the others', () => {
  const gone = new Set(['/api/fotos/3', '/api/fotos/101'])
  expect(pathsOf(surplusPictures(kept(102, 1000), (path) => !gone.has(path)))).toEqual([...gone])
})
