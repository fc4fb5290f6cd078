import type { Reporte } from '@/entities/reportes/reporte'
import { loadPhotos } from '@/shared/storage/device/photos'
import { writeArchivo } from './paquete-archivo'
import type { Clase } from './paquete-esquema'

/** Makes the `.bombero.json` of these reports with their photos on this phone. @throws Error with a Spanish sentence */
export async function makeArchivo(clase: Clase, reportes: readonly Reporte[]): Promise<File> {
  const fotos = await loadPhotos(reportes.flatMap(({ imagenes }) => imagenes))
  const written = await writeArchivo(clase, reportes, fotos)
  if (written.kind === 'refused') throw new Error(written.sentence)
  return new File([written.text], written.name, { type: 'application/json' })
}
