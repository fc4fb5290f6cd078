import { hasCentral } from '@/access/central/mark'
import type { Toast } from '@/shared/query/toast'

/**
 * Says whom the new state or answer does not reach by itself. A phone that sent its report through the central asks
 * there for the answer; a report that came in a chat or a file has to be answered the same way.
 */
export const updatedToast = (title: string): Toast => ({
  title,
  message: hasCentral()
    ? 'Quien reportó por la central lo leerá en su teléfono. A los demás, envíesela: abra el reporte y toque «Enviar la respuesta».'
    : 'Falta enviárselo a quien reportó: abra el reporte y toque «Enviar la respuesta».',
})
