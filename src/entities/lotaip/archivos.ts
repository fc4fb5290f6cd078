import { formatMonth } from '@/shared/lib/fecha'
import { type CsvColumn, toCsv } from '@/shared/lib/file/csv'
import type { Catalogo } from './catalogo'
import type { Contenido } from './contenido'
import { ESTADO_LABELS, numeralTitle } from './mes'
import { cierreDe } from './plazos'
import { claseDe } from './revisar'
import { AUSENCIA } from './tabla'

type Institucion = { nombreInstitucion: string; direccion: string; telefono: string; email: string }

/** What every file of a month says of itself; `hecho` is the day on which it is made, `YYYY-MM-DD`. */
export type De = { mes: string; hecho: string; institucion: Institucion }

export type Archivo = { ruta: string; texto: string }

/** What the three files are called. */
type Nombres = Pick<Catalogo, 'archivoDatos' | 'archivoDiccionario' | 'archivoMetadatos'>

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
function notaDe({ estado, motivo, nota }: Contenido): string {
  const word = estado && AUSENCIA[estado]
  const repeats = estado === 'SIN_CAMBIOS' ? `${ESTADO_LABELS.SIN_CAMBIOS}.` : ''
  return [word && `${word}: ${motivo.trim()}`, repeats, nota.trim()].filter(Boolean).join(' ')
}

/**
 * The three files of a numeral that has a state, as the package and the public page give them. One that nobody began has
 * no files: an empty one would look like one that was handed in.
 */
export function archivosDe(
  contenido: Contenido,
  nombres: Nombres,
  { mes, hecho, institucion }: De,
): Archivo[] {
  const { id, nombre, cadencia, estado, columnas, filas } = contenido
  if (!estado) return []
  const nota = notaDe(contenido)
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
    { ruta: `${folder}/${nombres.archivoDatos}`, texto: table(columnas, filas) },
    {
      ruta: `${folder}/${nombres.archivoDiccionario}`,
      texto: table(
        ['Campo', 'Tipo de dato', 'Nota'],
        columnas.map((campo) => [campo, CLASES[claseDe(campo)], nota]),
      ),
    },
    {
      ruta: `${folder}/${nombres.archivoMetadatos}`,
      texto: table(
        ['Dato', 'Valor'],
        metadatos.filter(([, valor]) => valor),
      ),
    },
  ]
}
