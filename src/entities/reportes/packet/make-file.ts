import type { Reporte } from '@/entities/reportes/reporte'
import { loadPhotos } from '@/shared/storage/device/photos'
import { RefusedError } from '@/shared/storage/errors'
import { writePacketFile } from './packet-file'
import type { Clase } from './schema'

/** Makes the `.bombero.json` of these reports with their photos on this phone. @throws RefusedError */
export async function makePacketFile(clase: Clase, reportes: readonly Reporte[]): Promise<File> {
  const fotos = await loadPhotos(reportes.flatMap(({ imagenes }) => imagenes))
  const written = await writePacketFile(clase, reportes, fotos)
  if (written.kind === 'refused') throw new RefusedError(written.sentence)
  return new File([written.text], written.name, { type: 'application/json' })
}
