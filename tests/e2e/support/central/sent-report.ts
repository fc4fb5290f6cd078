import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { newId } from '@/shared/storage/ids'

/** Every report here comes from this phone. */
const PHONE = {
  'x-dispositivo': 'phone-phone-phone-phone-1',
  authorization: 'Bearer abcdefghijklmnopqrstuv0123',
}

/** Sends a report to the central at `url`, as a citizen's phone does. */
export async function sendReport(
  url: string,
  given: Partial<Reporte>,
): Promise<{ id: string; status: number }> {
  const id = newId('reporte-')
  const reporte = {
    id,
    ...newReporte(
      {
        titulo: '',
        descripcion: 'Sale humo del techo.',
        categoria: 'Otro',
        autor: { nombre: 'Rosa', email: '' },
        ubicacion: 'Km 3',
        imagenes: [],
      },
      new Date().toISOString(),
    ),
    ...given,
  }
  const { status } = await fetch(`${url}/api/reportes/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-central': '1', ...PHONE },
    body: JSON.stringify(reporte),
  })
  return { id, status }
}
