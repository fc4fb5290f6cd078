import { describe, expect, test } from 'vitest'
import { activePictures } from '@/entities/galeria/filters'
import { type Media, newMedia } from '@/entities/galeria/media'
import { galleryFigures, shownSecciones, wrapped } from '@/site/galeria/pictures'

const media = (id: string, rest: Partial<Media> = {}): Media => ({
  ...newMedia(0, '2024-01-15'),
  id,
  url: '/img/galeria-1.svg',
  creditos: '',
  orden: 1,
  activo: true,
  fechaSubida: '2024-01-15',
  ...rest,
})

test('only active media that may be a picture are shown', () => {
  const list = [
    media('a'),
    media('b', { activo: false }),
    media('c', { url: 'https://example.org/video.mp4' }),
    media('d', { url: 'https://example.org/informe.pdf' }),
    media('e', { url: 'https://example.org/foto?id=3' }),
    media('f', { url: 'idb:0f7c' }),
  ]
  expect(activePictures(list).map(({ id }) => id)).toEqual(['a', 'e', 'f'])
})

test('the figures are the total and the sections at positions 1 to 3', () => {
  const list = [media('a'), media('b', { seccion: 'HERO' }), media('c', { seccion: 'EVENTOS' }), media('d')]
  expect(galleryFigures(list, shownSecciones(list, true))).toEqual([
    { label: 'Total de imágenes', value: 4 },
    { label: 'Hero', value: 1 },
    { label: 'Galería', value: 2 },
    { label: 'Servicios', value: 0 },
  ])
})

test('a real brigade’s page names no empty section, but the one that somebody’s link chose', () => {
  const list = [media('a'), media('c', { seccion: 'EVENTOS' })]
  expect(shownSecciones(list, false)).toEqual(['GALERIA', 'EVENTOS'])
  expect(shownSecciones(list, false, 'HERO')).toEqual(['HERO', 'GALERIA', 'EVENTOS'])
  expect(galleryFigures(list, shownSecciones(list, false))).toEqual([
    { label: 'Total de imágenes', value: 2 },
    { label: 'Galería', value: 1 },
  ])
  expect(galleryFigures([], shownSecciones([], false))).toEqual([])
})

describe('wrapped', () => {
  test.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [0, 1, 1, 0],
    [0, -1, 1, 0],
  ])('%i by %i of %i is %i', (index, step, total, expected) => {
    expect(wrapped(index, step, total)).toBe(expected)
  })
})
