import { expect, test } from 'vitest'
import { updatedToast } from '@/admin/reportes/report-form'
import { markCentral } from '../../mark-central'

test('without a central the answer is still to be sent; with one its author may read it there', () => {
  expect(updatedToast('Reporte actualizado')).toEqual({
    title: 'Reporte actualizado',
    message: 'Falta enviárselo a quien reportó: abra el reporte y toque «Enviar la respuesta».',
  })
  markCentral()
  expect(updatedToast('Reporte actualizado').message).toBe(
    'Quien reportó por la central lo leerá en su teléfono. A los demás, envíesela: abra el reporte y toque «Enviar la respuesta».',
  )
})
