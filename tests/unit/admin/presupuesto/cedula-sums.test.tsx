import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '../../open-screen'
import { closed, dialog, give, press, sees } from '../../panel'

const FILE = 'Archivo CSV, Excel u ODS'
const HEAD = 'Partida;Denominación;Codificado;Devengado\n'
const RED = 'Las sumas no coinciden'

async function open() {
  await openScreen('/admin/presupuesto?tab=gastos', 'user-4')
  fireEvent.click(await screen.findByLabelText('Seleccionar todo'))
  await press('Eliminar selección')
  await press('Eliminar')
  await sees('Todavía no hay partidas de gastos')
  await press('Importar cédula')
  return dialog(/Importar cédula/)
}

test('a total that what comes in doesn’t give is said before anything is written, also of a row that is left out', async () => {
  const form = await open()
  const lines = '53.08.02;Botas;100;50\n53.08.03;Aceite;20;10\n'
  await give(FILE, 'mal.csv', `${HEAD}${lines};TOTAL;130;60\n`)
  await sees(RED, form)
  await sees('codificado $130,00, y suman $120,00 ($10,00 de menos)', form)

  await give(FILE, 'bien.csv', `${HEAD}01;PROGRAMA UNO;120;60\n${lines};TOTAL;120;60\n`)
  await sees('Se agregarán 2 filas.', form)
  expect(within(form).queryByText(RED)).toBeNull()
  fireEvent.click(within(form).getByLabelText(/^Agregar 53.08.03 Aceite/))
  await sees(RED, form)
  await sees('codificado $100,00, y el archivo suma $120,00', form)
  await sees('Del archivo quedan fuera: 1 fila.', form)
})

test('a line that next month’s file no longer has counts in the difference until it goes', async () => {
  const form = await open()
  await give(FILE, 'octubre.csv', `${HEAD}53.08.02;Botas;100;50\n53.08.03;Aceite;20;10\n`)
  await sees('Se agregarán 2 filas.', form)
  await press('Importar', form)
  await closed()
  await press('Importar cédula')
  const again = await dialog(/Importar cédula/)
  await give(FILE, 'noviembre.csv', `${HEAD}53.08.02;Botas;120;60\n;TOTAL;120;60\n`)
  await sees(RED, again)
  await sees('codificado $140,00, y el archivo suma $120,00', again)
  await sees('No están en el archivo y se conservan: 1 partida.', again)
  fireEvent.click(within(again).getByLabelText(/Eliminar 53.08.03 Aceite/))
  expect(within(again).queryByText(RED)).toBeNull()
})
