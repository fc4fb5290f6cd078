import { formatMonth } from '@/shared/lib/fecha'
import { type CsvColumn, toCsv } from '@/shared/lib/file/csv'
import { LICENCIA } from '@/shared/lib/ley/datos-abiertos'
import { fold } from '@/shared/lib/text'
import { campoDe } from './campos'
import type { Catalogo } from './catalogo'
import type { Contenido } from './contenido'
import { ESTADO_LABELS, numeralTitle } from './mes'
import { cierreHasta } from './plazos'
import { AUSENCIA } from './tabla'

type Institucion = { nombreInstitucion: string; direccion: string; telefono: string; email: string }

/**
 * What every file of a month says of itself; `hecho` is the day on which it is made, `YYYY-MM-DD`, `responsable` who answers
 * for the information, empty where no numeral of the month says it.
 */
export type De = { mes: string; hecho: string; institucion: Institucion; responsable: string }

/** The numeral that names who answers, in the starting catalogue. */
const RESPONSABLE = '14'

/** Who answers for a month's information, as its own numeral says it. */
export function responsableDe(contenidos: readonly Contenido[]): string {
  const { estado, columnas = [], filas = [] } = contenidos.find(({ id }) => id === RESPONSABLE) ?? {}
  if (!estado || AUSENCIA[estado]) return ''
  const cell = (name: string) => filas[0]?.[columnas.findIndex((one) => fold(one) === fold(name))]?.trim()
  return [cell('Apellidos y nombres'), cell('Puesto institucional')].filter(Boolean).join(', ')
}

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
  { mes, hecho, institucion, responsable }: De,
): Archivo[] {
  const { id, nombre, cadencia, estado, columnas, filas, cifrasAl } = contenido
  if (!estado) return []
  const nota = notaDe(contenido)
  const metadatos = [
    ['Institución', institucion.nombreInstitucion],
    ['Numeral', id.replace('-', ' y ')],
    ['Nombre del conjunto', nombre],
    ['Mes de la información', formatMonth(`${mes}-01`)],
    ['Fecha de cierre de la información', cifrasAl ?? cierreHasta(mes, hecho)],
    ['Fecha de elaboración', hecho],
    ['Frecuencia de actualización', cadencia],
    ['Responsable de la información', responsable],
    ['Dirección', institucion.direccion],
    ['Teléfono', institucion.telefono],
    ['Correo', institucion.email],
    ['Formato', 'CSV, UTF-8'],
    ['Licencia', `${LICENCIA.nombre}: ${LICENCIA.enlace}`],
  ]
  const folder = numeralTitle(id)
  return [
    { ruta: `${folder}/${nombres.archivoDatos}`, texto: table(columnas, filas) },
    {
      ruta: `${folder}/${nombres.archivoDiccionario}`,
      texto: table(
        ['Campo', 'Descripción', 'Tipo de dato', 'Nota'],
        columnas.map((campo) => {
          const { tipo, descripcion } = campoDe(campo)
          return [campo, descripcion, tipo, nota]
        }),
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
