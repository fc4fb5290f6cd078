import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registrosList } from '@/entities/registro-servicios/module'
import { registrosRepository } from '@/entities/registro-servicios/registros'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { openScreen } from '../open-screen'
import { signIn } from '../sign-in'

/** What the rows of the list say once they are there; the width of the screen decides which of it is shown. */
async function rowsOf(name: string): Promise<string> {
  const table = await screen.findByRole('table', { name })
  await within(table).findAllByRole('cell')
  return table.textContent ?? ''
}

test.each([
  ['/admin/inventario', 'Inventario', '×6 · Bodega'],
  ['/admin/presupuesto', 'Partidas de ingresos', '$57.840,50 de $62.000,00'],
  ['/admin/presupuesto?tab=gastos', 'Partidas de gastos', '$181.500,00 de $198.000,00'],
  ['/admin/reportes', 'Reportes comunitarios', 'Infraestructura · '],
])('a row of %s says on a phone what people came for', async (path, table, words) => {
  await openScreen(path, 'user-1')
  expect(await rowsOf(table)).toContain(words)
})

test('a row of the log begins with the hour, the kind and the place', async () => {
  const [first = expect.fail()] = await registrosRepository.all()
  await openScreen('/admin/servicios', 'user-1')
  expect(first.horaInicio).not.toBe('')
  const { horaInicio, direccion } = first
  expect(await rowsOf('Bitácora de servicios')).toMatch(new RegExp(`${horaInicio} · [^·]+ · ${direccion}`))
})

test('figures fold under what they come to; a list that was opened stays open, and only that one', async () => {
  await openScreen('/admin/inventario', 'user-5')
  const toggle = () => screen.findByRole('button', { name: /^Cifras: / })
  expect((await toggle()).textContent).toBe('Cifras: 258 unidades · 2 en mal estado · $809.236,25')
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(await toggle())
  expect((await toggle()).getAttribute('aria-expanded')).toBe('true')
  cleanup()
  await openScreen('/admin/inventario', 'user-5')
  expect((await toggle()).getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(await toggle())
  cleanup()
  await openScreen('/admin/inventario', 'user-5')
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false')
})

test('the arrow to the last page can’t be pressed there: the focus goes to the list', async () => {
  const [first = expect.fail()] = await registrosRepository.all()
  await signIn('user-1')
  await replaceWhole(registrosList, () =>
    Array.from({ length: 60 }, (_, n) => ({ ...first, id: `serv-${n}`, descripcion: `Salida ${n}` })),
  )
  await openScreen('/admin/servicios', 'user-1')
  const next = await screen.findByRole('button', { name: 'Página siguiente' })
  next.focus()
  fireEvent.click(next)
  await screen.findByText('51 a 60 de 60')
  const list = screen.getByRole('table', { name: 'Bitácora de servicios' }).parentElement
  expect(document.activeElement).toBe(list)
  const previous = screen.getByRole('button', { name: 'Página 1' })
  previous.focus()
  fireEvent.click(previous)
  await screen.findByText('1 a 50 de 60')
  expect(document.activeElement).toBe(previous)
})
