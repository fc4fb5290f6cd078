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
    'Si reportó por la central, lo lee en su teléfono. Si no, envíeselo: abra el reporte y toque «Enviar la respuesta».',
  )
})
