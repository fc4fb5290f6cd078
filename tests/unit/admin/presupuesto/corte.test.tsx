import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cortesRepository, gastosRepository } from '@/entities/presupuesto/partidas'
import { gastosCsv } from '@/entities/presupuesto/presupuesto-csv'
import { toYear } from '@/shared/lib/fecha'
import { openScreen } from '../../open-screen'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** What the printed sheet of the open tab is called. */
async function printedTitle(): Promise<string> {
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  const sheet = screen.getByText(/^Impreso el/).closest('section')
  const title = within(sheet ?? expect.fail('no sheet')).getByRole('heading').textContent ?? ''
  await act(async () => window.dispatchEvent(new Event('afterprint')))
  return title
}

async function give(text: string): Promise<HTMLElement> {
  press('Importar cédula')
  const dialog = await screen.findByRole('dialog', { name: 'Importar cédula de gastos' })
  const input = within(dialog).getByLabelText<HTMLInputElement>('Archivo CSV, Excel u ODS')
  fireEvent.change(input, { target: { files: [new File([text], 'cedula.csv')] } })
  return dialog
}

test('the day of a cédula comes with its file, stands on paper, and is claimed of no other figures', async () => {
  await openScreen('/admin/presupuesto?tab=gastos', 'user-4')
  await screen.findByRole('button', { name: 'Cifras sin fecha' })
  expect(await printedTitle()).toBe('Cédula de gastos')

  const [first = expect.fail()] = await gastosRepository.all()
  const lines = (await gastosRepository.all()).map((line) =>
    line.id === first.id ? { ...line, pagado: line.pagado - 1 } : line,
  )
  const dialog = await give(
    `Cédula de gastos\r\nDel 01 de enero al 31 de octubre de 2024\r\n${(await gastosCsv(lines).text()).slice(1)}`,
  )
  const day = await within(dialog).findByLabelText<HTMLInputElement>('Cifras al')
  expect(day.value).toBe('2024-10-31')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importar' }))
  await screen.findByRole('button', { name: 'Cifras al 31 oct 2024' })
  expect(await printedTitle()).toBe('Cédula de gastos al 31 de octubre de 2024')

  press(`Editar ${first.partida}`)
  const form = within(await screen.findByRole('dialog', { name: `Editar ${first.partida}` }))
  fireEvent.change(form.getByLabelText('Pagado'), { target: { value: '5' } })
  fireEvent.click(form.getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('button', { name: 'Cambiaron desde el 31 oct 2024' })
  expect(await printedTitle()).toBe('Cédula de gastos')
})

test('a cédula of a month that hasn’t ended says so beside its day before it is imported, and comes in with another day', async () => {
  const year = toYear(new Date()) + 1
  await openScreen('/admin/presupuesto?tab=gastos', 'user-4')
  const lines = (await gastosRepository.all()).map((line) => ({ ...line, pagado: line.pagado - 1 }))
  const dialog = await give(
    `Cédula de gastos\r\nDel 01 de enero al 31 de octubre de ${year}\r\n${(await gastosCsv(lines).text()).slice(1)}`,
  )
  const day = await within(dialog).findByLabelText<HTMLInputElement>('Cifras al')
  expect(day.value).toBe(`${year}-10-31`)
  await waitFor(() => expect(dialog.textContent).toContain('Ese día todavía no llega. Hoy es'))
  fireEvent.change(day, { target: { value: '2024-10-31' } })
  await waitFor(() => expect(dialog.textContent).not.toContain('Ese día todavía no llega'))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Importar' }))
  await screen.findByRole('button', { name: 'Cifras al 31 oct 2024' })
})

test('whoever edits the budget says the day of its figures, and takes it back', async () => {
  await openScreen('/admin/presupuesto', 'user-4')
  press('Cifras sin fecha')
  const ask = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Fecha de las cifras de ingresos' })
    return within(dialog)
  }
  fireEvent.change((await ask()).getByLabelText('Cifras al'), { target: { value: '2024-09-30' } })
  fireEvent.click((await ask()).getByRole('button', { name: 'Guardar' }))
  const said = await screen.findByRole('button', { name: 'Cifras al 30 sept 2024' })
  expect((await cortesRepository.read()).ingresos.fecha).toBe('2024-09-30')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  fireEvent.click(said)
  fireEvent.change((await ask()).getByLabelText('Cifras al'), { target: { value: '' } })
  fireEvent.click((await ask()).getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('button', { name: 'Cifras sin fecha' })
})

test('amounts that can be read in two ways are asked for, and nothing is imported before', async () => {
  await openScreen('/admin/presupuesto?tab=gastos', 'user-4')
  const dialog = await give('Partida;Denominación;Codificado\n84.01.99;Bomba;875.275\n')
  const { findByText, getByRole, getByLabelText } = within(dialog)
  await findByText('Falta decir cómo se leen sus valores.')
  const importIt = getByRole('button', { name: 'Importar' })
  expect(importIt.hasAttribute('disabled')).toBe(true)
  fireEvent.click(getByLabelText(/^\$875,28/))
  await findByText('Se agregará 1 fila.')
  fireEvent.click(getByLabelText(/^875\.275/))
  await findByText('$875.275,00')
  fireEvent.click(getByLabelText(/^\$875,28/))
  await findByText('$875,28')
  fireEvent.click(importIt)
  await waitFor(async () =>
    expect((await gastosRepository.all()).find(({ partida }) => partida === '84.01.99')?.codificado).toBe(
      875.28,
    ),
  )
})

test('a code is found without its dots', async () => {
  const { search } = await openScreen('/admin/presupuesto?tab=gastos&buscar=530802', 'user-4')
  expect(search()).toMatchObject({ tab: 'gastos' })
  await screen.findByRole('button', { name: 'Ver 53.08.02' })
})
