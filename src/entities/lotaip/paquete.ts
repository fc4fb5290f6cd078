import { strToU8, zipSync } from 'fflate'
import { formatMonth } from '@/shared/lib/fecha'
import { type CsvColumn, toCsv } from '@/shared/lib/file/csv'
import type { Catalogo } from './catalogo'
import { ESTADO_LABELS, type NumeralDelMes, numeralTitle } from './mes'
import type { Numeral } from './numerales'
import { cierreDe } from './plazos'
import { claseDe } from './revisar'
import { AUSENCIA, contenidoDe } from './tabla'

type Institucion = { nombreInstitucion: string; direccion: string; telefono: string; email: string }

/** What every file of a month says of itself; `hecho` is the day on which it is made, `YYYY-MM-DD`. */
type De = { mes: string; hecho: string; institucion: Institucion }

type Archivo = { ruta: string; texto: string }

/** A negative amount stays a number: as a text it would get an apostrophe, as a formula does. */
const cellValue = (cell: string) => (/^-\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  toCsv(
    head.map(
      (header, at): CsvColumn<readonly string[]> => ({ header, value: (row) => cellValue(row[at] ?? '') }),
    ),
    rows,
  )

const CLASES = { fecha: 'Fecha', enlace: 'Enlace', texto: 'Texto' } as const

/** The note on what is missing stands in the dictionary (second-hand: `FUENTE` in numerales.ts). */
function notaDe({ estado, motivo = '', nota = '' }: NumeralDelMes): string {
  const word = estado && AUSENCIA[estado]
  const repeats = estado === 'SIN_CAMBIOS' ? `${ESTADO_LABELS.SIN_CAMBIOS}.` : ''
  return [word && `${word}: ${motivo.trim()}`, repeats, nota.trim()].filter(Boolean).join(' ')
}

function archivosDe(list: readonly NumeralDelMes[], numeral: Numeral, catalogo: Catalogo, de: De): Archivo[] {
  const { mes, hecho, institucion } = de
  const { id, nombre, cadencia } = numeral
  const record = list.find((one) => one.mes === mes && one.numeral === id)
  // A numeral that nobody began has no files: an empty one would look like one that was handed in.
  if (!record?.estado) return []
  const { columnas, filas } = contenidoDe(list, mes, numeral)
  const nota = notaDe(record)
  const metadatos = [
    ['Institución', institucion.nombreInstitucion],
    ['Numeral', id.replace('-', ' y ')],
    ['Nombre del conjunto', nombre],
    ['Mes de la información', formatMonth(`${mes}-01`)],
    ['Fecha de cierre de la información', cierreDe(mes)],
    ['Fecha de elaboración', hecho],
    ['Frecuencia de actualización', cadencia],
    ['Dirección', institucion.direccion],
    ['Teléfono', institucion.telefono],
    ['Correo', institucion.email],
    ['Formato', 'CSV, UTF-8'],
  ]
  const folder = numeralTitle(id)
  return [
    { ruta: `${folder}/${catalogo.archivoDatos}`, texto: table(columnas, filas) },
    {
      ruta: `${folder}/${catalogo.archivoDiccionario}`,
      texto: table(
        ['Campo', 'Tipo de dato', 'Nota'],
        columnas.map((campo) => [campo, CLASES[claseDe(campo)], nota]),
      ),
    },
    {
      ruta: `${folder}/${catalogo.archivoMetadatos}`,
      texto: table(
        ['Dato', 'Valor'],
        metadatos.filter(([, valor]) => valor),
      ),
    },
  ]
}

/** The three files of each numeral that has a state, as they go into the package. */
export const archivosDelMes = (list: readonly NumeralDelMes[], catalogo: Catalogo, de: De): Archivo[] =>
  catalogo.numerales.flatMap((numeral) => archivosDe(list, numeral, catalogo, de))

/** The package of a month as a ZIP, its file names in UTF-8. */
export function zipDelMes(archivos: readonly Archivo[]): Blob {
  const entries = Object.fromEntries(archivos.map(({ ruta, texto }) => [ruta, strToU8(texto)]))
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}
