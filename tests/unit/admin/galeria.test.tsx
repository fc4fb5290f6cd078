import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleMedia } from '@/entities/galeria/seed'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  closed,
  demote,
  dialog,
  field,
  fill,
  go,
  gone,
  press,
  putRecords,
  records,
  refused,
  remove,
  rowOf,
  said,
  saveForm,
  sees,
} from '../panel'

const PATH = '/admin/galeria'
const HERO = 'Guardia de turno frente a la estación'
const DRILL = 'Práctica de combate de incendios'

type Media = { titulo: string; url: string; orden: number }
const stored = () => records<Media>(KEYS.media)
const thumbOf = async (name: string) => (await rowOf(name)).querySelector('img') ?? expect.fail('no picture')

test('a pasted address is kept as it is, a bad one refused, a broken one shown as such', async () => {
  await openScreen(PATH, 'user-2')
  await press('Agregar Media')
  await press('Guardar')
  await said('Los campos título y URL son obligatorios.')
  await sees('Elija una imagen o pegue su dirección.')
  await fill('Título', 'Desde la web')
  await fill('URL de la imagen', 'javascript:alert(1)')
  await press('Guardar')
  await sees('Pegue una dirección de imagen que empiece con https://')
  await waitFor(async () => expect(document.activeElement).toBe(await field('URL de la imagen')))
  await fill('URL de la imagen', 'https://fotos.example/buena.png')
  await saveForm('Media agregado')
  expect(stored().at(-1)?.url).toBe('https://fotos.example/buena.png')

  await press('Editar Desde la web')
  await fill('URL de la imagen', 'https://fotos.example/rota.png')
  await saveForm('Media actualizado')
  fireEvent.error(await thumbOf('Desde la web'))
  expect((await thumbOf('Desde la web')).getAttribute('src')).toBe('/img/sin-imagen.svg')
  await press('Ver Desde la web')
  await dialog('Desde la web')
  const link = await screen.findByRole('link', { name: /^Ver archivo/ })
  expect(link.getAttribute('href')).toBe('https://fotos.example/rota.png')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('a record without its picture is edited, deleted and brought back', async () => {
  await openScreen(PATH, 'user-2')
  await press(`Editar ${DRILL}`)
  await fill('Título', 'Desfile de julio')
  await fill('Sección', 'BANDA_PASO')
  await saveForm('Media actualizado')
  expect(stored().find(({ titulo }) => titulo === 'Desfile de julio')).toMatchObject({
    seccion: 'BANDA_PASO',
  })
  await remove('Desfile de julio', '¿Está seguro de eliminar el archivo «Desfile de julio»?')
  await gone('Desfile de julio')
  await sees('Media eliminado')
  await press('Deshacer')
  await rowOf('Desfile de julio')
})

test('filters count, live in the address and are cleared; the order is changed by keys', async () => {
  const { search } = await openScreen(PATH, 'user-2')
  for (const text of ['Hero: 1', 'Galería: 1', 'Imágenes: 2']) await sees(text)
  for (const label of ['Total', 'Activos', 'Secciones', 'Filtrados'])
    expect(document.body.textContent).toMatch(new RegExp(`${label}:? ?2`))
  fireEvent.change(screen.getByLabelText('Filtrar por sección'), { target: { value: 'HERO' } })
  await gone(DRILL)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ilustracion' } })
  await waitFor(() => expect(search()).toEqual({ seccion: 'HERO', buscar: 'ilustracion' }))
  await rowOf(HERO)
  await press('Limpiar')
  await rowOf(DRILL)

  const handle = await screen.findByRole('button', { name: `Mover ${DRILL}` })
  handle.focus()
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  await sees(`${DRILL}: posición 1 de 2`)
  await waitFor(() =>
    expect(
      stored()
        .sort((a, b) => a.orden - b.orden)
        .map(({ titulo }) => titulo),
    ).toEqual([DRILL, HERO]),
  )
})

test('the badge of a type of file shows only those', async () => {
  const [first = expect.fail('no sample')] = sampleMedia()
  putRecords(KEYS.media, [
    first,
    { ...first, id: 'video', titulo: 'Simulacro', url: 'https://fotos.example/a.mp4' },
  ])
  const { search } = await openScreen(PATH, 'user-2')
  await press(/^Videos: 1/)
  await gone(HERO)
  await rowOf('Simulacro')
  expect(search()).toEqual({ tipo: 'videos' })
})

test('without the permission the list refuses, in the spec’s words', async () => {
  refused()
  const opened = await openScreen(PATH, 'user-2')
  demote('user-2')
  await remove(DRILL, `¿Está seguro de eliminar el archivo «${DRILL}»?`)
  await said('No se pudo eliminar el archivo.')
  expect(stored()).toHaveLength(2)
  await closed()
  await go(opened, '/admin')
  await go(opened, PATH)
  await screen.findByRole('heading', { name: 'Acceso restringido' })
})
