import { strToU8, zipSync } from 'fflate'
import { type Archivo, archivosDe, type De, responsableDe } from './archivos'
import type { Catalogo } from './catalogo'
import { contenidosDe } from './contenido'
import type { NumeralDelMes } from './mes'

/** The three files of each numeral that has a state, as they go into the package. */
export function archivosDelMes(
  list: readonly NumeralDelMes[],
  catalogo: Catalogo,
  de: Omit<De, 'responsable'>,
): Archivo[] {
  const contenidos = contenidosDe(list, de.mes, catalogo)
  const responsable = responsableDe(contenidos)
  return contenidos.flatMap((contenido) => archivosDe(contenido, catalogo, { ...de, responsable }))
}

/** The package of a month as a ZIP, its file names in UTF-8. */
export function zipDelMes(archivos: readonly Archivo[]): Blob {
  const entries = Object.fromEntries(archivos.map(({ ruta, texto }) => [ruta, strToU8(texto)]))
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
