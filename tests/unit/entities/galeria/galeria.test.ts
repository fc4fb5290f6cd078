import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { countByTipo, tipoArchivo } from '@/entities/galeria/file-types'
import { filterMedia, galleryPreview } from '@/entities/galeria/filters'
import { type Media, mediaSchema, newMedia, tituloOf } from '@/entities/galeria/media'
import { mediosRepository } from '@/entities/galeria/queries'
import { sampleMedia } from '@/entities/galeria/seed'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const item = (n: number, rest: Partial<Media> = {}): Media => ({
  ...newMedia(n, '2024-06-01'),
  id: `media${n}`,
  titulo: `Foto ${n}`,
  ...rest,
})

test('the samples are one hero and one gallery picture, valid', () => {
  const samples = sampleMedia()
  for (const sample of samples) expect(v.parse(mediaSchema, sample)).toEqual(sample)
  expect(samples.map(({ seccion }) => seccion)).toEqual(['HERO', 'GALERIA'])
  expect(samples.every(({ id }) => /^media\d+$/.test(id))).toBe(true)
})

test.each([
  ['https://x.example/foto.JPG', 'images'],
  ['https://x.example/foto.webp?w=300#a', 'images'],
  ['idb:0b8f', 'images'],
  ['data:image/png;base64,AA', 'images'],
  ['/img/galeria-1.svg', 'images'],
  ['https://x.example/v.mp4', 'videos'],
  ['https://x.example/v.wmv', 'videos'],
  ['https://x.example/plan.docx', 'documents'],
  ['https://x.example/sirena.ogg', 'audio'],
  ['https://x.example/dibujo.svg', 'others'],
  ['https://x.example/foto?name=a.png', 'others'],
  ['https://x.example/', 'others'],
  ['', 'others'],
])('%s is classified as %s', (url, tipo) => {
  expect(tipoArchivo(url)).toBe(tipo)
})

test('counts per file type', () => {
  const list = [item(1, { url: 'idb:1' }), item(2, { url: 'a.mp3' }), item(3, { url: 'a.png' })]
  expect(countByTipo(list)).toEqual([
    ['images', 2],
    ['audio', 1],
  ])
})

test('search covers titulo and creditos, with an optional section', () => {
  const list = [
    item(1, { titulo: 'Camión nuevo' }),
    item(2, { creditos: 'Foto: María' }),
    item(3, { seccion: 'HERO' }),
  ]
  expect(filterMedia(list, { query: 'camion' })).toEqual([list[0]])
  expect(filterMedia(list, { query: 'maria' })).toEqual([list[1]])
  expect(filterMedia(list, { seccion: 'HERO' })).toEqual([list[2]])
  expect(filterMedia(list, { seccion: 'all' })).toEqual(list)
})

test('the preview takes the first six active pictures of GALERIA', () => {
  const list = [
    item(1, { seccion: 'HERO' }),
    item(2, { activo: false }),
    item(10, { url: 'https://x.example/v.mp4' }),
    item(11, { url: 'https://x.example/plan.pdf' }),
    ...[3, 4, 5, 6, 7, 8, 9].map((n) => item(n)),
  ]
  expect(galleryPreview(list).map(({ id }) => id)).toEqual([
    'media3',
    'media4',
    'media5',
    'media6',
    'media7',
    'media8',
  ])
})

test('only a person who may edit media adds some', async () => {
  await signIn('user-6')
  await expect(mediosRepository.create(newMedia(2, '2024-06-01'))).rejects.toBeInstanceOf(AccessError)
  await signIn('user-2')
  const media = await mediosRepository.create({
    ...newMedia(2, '2024-06-01'),
    titulo: 'Nueva',
    url: '/img/hero-1.svg',
  })
  expect(media).toMatchObject({ orden: 3, fechaSubida: '2024-06-01', seccion: 'GALERIA' })
  expect(media.id).toMatch(/^media\d+-[a-z0-9]{4}$/)
})

test('an uploaded picture is titled by its file, without the extension', () => {
  expect(tituloOf('Desfile 2024.final.JPG')).toBe('Desfile 2024.final')
  expect(tituloOf('foto')).toBe('foto')
  expect(tituloOf('.png')).toBe('Imagen')
})
