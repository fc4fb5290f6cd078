import { within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ingresoSchema } from '@/entities/presupuesto/partida'
import { pdf } from '../../../archivos'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { dialog, exported, fill, give, press, putRecords, reads, records, saveForm, sees } from '../../panel'

const PATH = '/admin/presupuesto?tab=gastos&ejercicio=2026'

function oneLine(rest: object): void {
  putRecords(KEYS.gastos, [
    {
      ...{ id: 'gas-a', partida: '53.01.05', denominacion: 'Teléfono', ejercicio: 2026, codificado: 100 },
      ...{ comprometido: 0, devengado: 40, pagado: 40, ...rest },
    },
  ])
}

test('a reform changes the coded amount by as much, and a removed one takes it back', async () => {
  oneLine({ inicial: 100 })
  await openScreen(PATH, 'user-4')
  await press('Editar 53.01.05')
  await press('Asignación inicial y reformas')
  await sees('Inicial $100,00 + reformas $0,00 = codificado $100,00.')
  await press('Agregar reforma')
  await fill('Documento', 'Resolución 004')
  await fill('Monto de la reforma', '20,50')
  await reads('Codificado', '120,50')
  await sees('Inicial $100,00 + reformas $20,50 = codificado $120,50.')
  await press('Guardar')
  await sees('Escriba el día de la reforma.')
  await fill('Fecha de la reforma', '2026-03-02')
  await saveForm('Partida actualizada')
  const reforma = { fecha: '2026-03-02', documento: 'Resolución 004', motivo: '', monto: 20.5 }
  expect(records(KEYS.gastos)[0]).toMatchObject({ codificado: 120.5, inicial: 100, reformas: [reforma] })

  await press('Ver 53.01.05')
  const details = await dialog(/Teléfono/)
  await sees('$20,50, Resolución 004', details)
  await press('Cerrar', details)

  await press('Editar 53.01.05')
  await press('Asignación inicial y reformas')
  await press(/^(Quitar|Eliminar) Resolución 004/)
  await reads('Codificado', '100,00')
})

test('a reform carries its document as a file, which its line offers for download', async () => {
  oneLine({ inicial: 100 })
  await openScreen(PATH, 'user-4')
  await press('Editar 53.01.05')
  await press('Asignación inicial y reformas')
  await press('Agregar reforma')
  await fill('Fecha de la reforma', '2026-03-02')
  await fill('Documento', 'Resolución 004')
  await fill('Monto de la reforma', '20')
  await give('Archivo del documento', 'resolución 004.pdf', new Uint8Array(pdf()))
  await sees('resolución 004.pdf')
  await saveForm('Partida actualizada')
  expect(records(KEYS.gastos)[0]).toMatchObject({
    codificado: 120,
    reformas: [{ documento: 'Resolución 004', archivos: [{ nombre: 'resolución 004.pdf' }] }],
  })
  await press('Ver 53.01.05')
  const file = await exported('Descargar resolución 004.pdf', await dialog(/Teléfono/))
  expect(file.text).toBe(pdf().toString())
})

test('two reforms of one day, alike to the letter, are two rows', async () => {
  const reforma = { fecha: '2026-03-02', documento: 'Resolución 004', motivo: '', monto: 10 }
  oneLine({ inicial: 80, reformas: [reforma, reforma] })
  await openScreen(PATH, 'user-4')
  await press('Ver 53.01.05')
  const details = await dialog(/Teléfono/)
  await sees('Reforma 1, del 2 de marzo de 2026', details)
  await sees('Reforma 2, del 2 de marzo de 2026', details)
})

test('what nobody documented is said, and can be noted without changing the coded amount', async () => {
  oneLine({ inicial: 80 })
  await openScreen(PATH, 'user-4')
  await press('Ver 53.01.05')
  const details = await dialog(/Teléfono/)
  await sees('Inicial $80,00 + reformas $0,00 + sin documento $20,00 = codificado $100,00.', details)
  await press('Cerrar', details)
  await press('Editar 53.01.05')
  await press('Asignación inicial y reformas')
  await press('Anotar la reforma que falta, $20,00')
  await reads('Codificado', '100,00')
  await press('Editar Reforma sin documento, $20,00')
  await fill('Fecha de la reforma', '2026-03-02')
  await fill('Documento', 'Acta 3')
  await sees('Inicial $80,00 + reformas $20,00 = codificado $100,00.')
  await fill('Asignación inicial', '')
  await saveForm('Partida actualizada')
  const [line] = records(KEYS.gastos)
  expect(line).toMatchObject({ codificado: 100, reformas: [{ documento: 'Acta 3', monto: 20 }] })
  expect(line).not.toHaveProperty('inicial')
})

test('a line without a first figure says nothing of reforms and gets none by being saved', async () => {
  oneLine({})
  await openScreen(PATH, 'user-4')
  await press('Ver 53.01.05')
  const details = await dialog(/Teléfono/)
  expect(within(details).queryByText(/Inicial|Reforma/)).toBeNull()
  await press('Cerrar', details)
  await press('Editar 53.01.05')
  await fill('Pagado', '39')
  await saveForm('Partida actualizada')
  const [line] = records(KEYS.gastos)
  expect(line).not.toHaveProperty('reformas')
  expect(line).not.toHaveProperty('inicial')
})

test('an erased first figure reads as unknown where a central tells of it', () => {
  const line = { id: 'ing-1', partida: '13', denominacion: 'Permisos', inicial: null }
  expect(v.parse(ingresoSchema, line).inicial).toBeUndefined()
})
