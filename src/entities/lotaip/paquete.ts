import { strToU8, zipSync } from 'fflate'
import { type Archivo, archivosDe, type De } from './archivos'
import type { Catalogo } from './catalogo'
import { contenidosDe } from './contenido'
import type { NumeralDelMes } from './mes'

/** The three files of each numeral that has a state, as they go into the package. */
export const archivosDelMes = (list: readonly NumeralDelMes[], catalogo: Catalogo, de: De): Archivo[] =>
  contenidosDe(list, de.mes, catalogo).flatMap((contenido) => archivosDe(contenido, catalogo, de))

/** The package of a month as a ZIP, its file names in UTF-8. */
export function zipDelMes(archivos: readonly Archivo[]): Blob {
  const entries = Object.fromEntries(archivos.map(({ ruta, texto }) => [ruta, strToU8(texto)]))
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
