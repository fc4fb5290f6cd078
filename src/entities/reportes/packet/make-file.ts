import type { Reporte } from '@/entities/reportes/reporte'
import { loadPhotos } from '@/shared/storage/device/photos'
import { writePacketFile } from './packet-file'
import type { Clase } from './schema'

/** Makes the `.bombero.json` of these reports with their photos on this phone. @throws Error with a Spanish sentence */
export async function makePacketFile(clase: Clase, reportes: readonly Reporte[]): Promise<File> {
  const fotos = await loadPhotos(reportes.flatMap(({ imagenes }) => imagenes))
  const written = await writePacketFile(clase, reportes, fotos)
  if (written.kind === 'refused') throw new Error(written.sentence)
  return new File([written.text], written.name, { type: 'application/json' })
}
