import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { codigoDeItem, codigoDeLugar, codigoEscrito } from '@/entities/inventario/etiquetas/codigo'
import { type Item, newItem } from '@/entities/inventario/item'
import { lugarKey } from '@/entities/inventario/lugares'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { button, check, closed, dialog, fill, press, putRecords, rowOf, sees } from '../panel'

const item = (n: number, nombre: string, ubicacion = 'Bodega 1'): Item => ({
  ...newItem('2026-01-01'),
  ...{ id: `inv-${n}`, nombre, cantidad: 3, ubicacion, custodio: 'Ana Ríos' },
})

const GOODS = [item(1, 'Casco'), item(2, 'Pala'), item(3, '<b>Radio</b>', 'Central')]

const ofItem = (n: number) => codigoDeItem({ id: `inv-${n}` })
const ofPlace = (nombre: string) => codigoDeLugar({ key: lugarKey(nombre) })

const scan = async (text: string) => {
  await press('Escanear')
  await fill('O escriba el código', text)
  await press('Buscar')
}

const print = (on: boolean) =>
  act(async () => void window.dispatchEvent(new Event(on ? 'beforeprint' : 'afterprint')))

/** What the printed sheets say. */
const paper = () =>
  [...document.querySelectorAll('body > section')].map(({ textContent }) => textContent).join('')

test('a label leads to its item, to the list of its place, and what is none is said', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen('/admin/inventario', 'user-5')
  await scan('https://wa.me/593991234567')
  await sees('Nada de este inventario lleva esa etiqueta.', await dialog('Escanear etiqueta'))
  await fill('O escriba el código', codigoEscrito(ofItem(2)).toLowerCase())
  await press('Buscar')
  await dialog('Pala')
  expect(opened.search()).toEqual({ ver: 'inv-2' })
  await press('Cerrar')
  await closed()
  await scan(`https://bomberos.example/etiqueta#${ofPlace('central')}`)
  await closed()
  expect(opened.search()).toEqual({ lugar: 'Central' })
  await rowOf('<b>Radio</b>')
})

test('labels of what is ticked are printed with their places, and again the same; they name no custodian', async () => {
  putRecords(KEYS.inventario, GOODS)
  await openScreen('/admin/inventario', 'user-5')
  await press('Imprimir etiquetas con QR')
  const asked = await dialog('Imprimir etiquetas')
  await sees('3 etiquetas en 1 hoja A4', asked)
  await check('Sus 2 lugares', asked)
  await sees('5 etiquetas en 1 hoja A4', asked)
  await waitFor(async () => expect((await button('Imprimir las etiquetas')).disabled).toBe(false))
  await print(true)
  await waitFor(() => expect(paper()).not.toBe(''))
  const first = paper()
  for (const code of [ofItem(1), ofItem(2), ofItem(3), ofPlace('Bodega 1'), ofPlace('Central')])
    expect(first).toContain(codigoEscrito(code))
  expect(first).toContain('<b>Radio</b>')
  expect(first).not.toContain('Ana Ríos')
  await print(false)
  expect(paper()).toBe('')
  await print(true)
  await waitFor(() => expect(paper()).toBe(first))
  await print(false)
  await check('Los 3 items', asked)
  await check('Sus 2 lugares', asked)
  await sees('Elija qué imprimir.', asked)
  await press('Cerrar', asked)
  await closed()
  await print(true)
  expect(paper()).toContain('3 registros')
  await print(false)
})

test('counting, a scan goes to its row; what is elsewhere is said, and a place’s label leads to its count', async () => {
  putRecords(KEYS.inventario, GOODS)
  const opened = await openScreen('/admin/inventario/contar', 'user-5')
  await scan(ofItem(2))
  await closed()
  expect(opened.search()).toEqual({ lugar: 'Bodega 1', item: 'inv-2' })
  const focused = () =>
    waitFor(() => {
      const row = document.activeElement as HTMLElement
      expect(row.tagName).toBe('LI')
      return within(row)
    })
  await focused().then((row) => row.getByText('Pala'))
  await scan(ofItem(1))
  await focused().then((row) => row.getByText('Casco'))
  // The same one again, with the focus elsewhere by then.
  await scan(ofItem(1))
  await focused().then((row) => row.getByText('Casco'))
  await scan(ofItem(3))
  await sees('<b>Radio</b> es de Central. Cuéntelo allá, o cámbielo de lugar en el inventario.')
  await fill('O escriba el código', ofPlace('CENTRAL'))
  await press('Buscar')
  await closed()
  await screen.findByRole('list', { name: 'Items de Central' })
})
