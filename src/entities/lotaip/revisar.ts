import { cierreDe } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { parseDay } from '@/shared/lib/file/cells'
import { fold } from '@/shared/lib/text'
import { webLink } from '@/shared/lib/url'
import type { Catalogo } from './catalogo'
import type { NumeralDelMes } from './mes'
import { numeralTitle } from './mes'
import type { Numeral } from './numerales'
import { AUSENCIA, anterior, cifrasAlDe, contenidoDe, recordDe } from './tabla'

/** What is wrong before a month is handed in, and where: `Numeral 6, fila 3, «Pagado»`. */
export type Problema = { numeral: string; lugar: string; texto: string }

const isAusencia = (cell: string) => Object.values(AUSENCIA).some((word) => fold(word) === fold(cell.trim()))

/** What the field's name says of its cells: the catalogue has no other word for it. */
export const claseDe = (campo: string): 'fecha' | 'enlace' | 'texto' => {
  const [first = ''] = fold(campo).split(/\W+/)
  return first === 'fecha' ? 'fecha' : first === 'enlace' ? 'enlace' : 'texto'
}

/** What is wrong with one cell, in a sentence; undefined where nothing is. Pure. */
export function cellProblem(campo: string, cell: string): string | undefined {
  const text = cell.trim()
  if (!text) return 'está vacío. Si no hay dato, escriba NO APLICA o INFORMACIÓN NO DISPONIBLE.'
  if (isAusencia(text)) return undefined
  if (/["“”«»]/.test(text)) return 'lleva comillas. Quítelas.'
  const clase = claseDe(campo)
  if (clase === 'enlace' && !webLink(text))
    return `«${text}» no es un enlace: debe empezar con https:// o http:// y no llevar espacios.`
  if (clase === 'fecha' && !parseDay(text)) return `«${text}» no es una fecha como 2026-11-30 o 30/11/2026.`
  // The writer of CSV puts an apostrophe before it, so that no spreadsheet takes it for a formula.
  if (/^[=+@]/.test(text))
    return `empieza con «${text.charAt(0)}», y en el archivo llevaría un apóstrofo delante.`
  return undefined
}

function problemsOf(list: readonly NumeralDelMes[], mes: string, numeral: Numeral): Problema[] {
  const { id, campos } = numeral
  const title = numeralTitle(id)
  const told = (texto: string, lugar = title): Problema => ({ numeral: id, lugar, texto })
  const record = recordDe(list, mes, id)
  if (!record) return [told('falta: nadie lo ha empezado.')]
  const { estado, motivo = '' } = record
  if (!estado) return [told('está empezado: diga su estado.')]
  if (AUSENCIA[estado]) return motivo.trim() ? [] : [told('falta el motivo.')]
  if (estado === 'SIN_CAMBIOS' && !anterior(list, mes, id))
    return [told('dice que es igual que el mes anterior, y ningún mes anterior está listo.')]
  const { columnas, filas } = contenidoDe(list, mes, numeral)
  if (filas.length === 0) return [told('no tiene filas. Si no hubo nada, elija No aplica y diga el motivo.')]
  const al = cifrasAlDe(list, record)
  const otherDay =
    al && al !== cierreDe(mes)
      ? [told(`sus cifras son al ${formatDay(al)}, y se piden al cierre: ${formatDay(cierreDe(mes))}.`)]
      : []
  const extra = columnas
    .slice(campos.length)
    .map((campo) => told('ya no está en el catálogo y sale en el archivo.', `${title}, «${campo}»`))
  const cells = filas.flatMap((fila, row) =>
    fila.flatMap((cell, at) => {
      const campo = columnas[at] ?? ''
      const texto = cellProblem(campo, cell)
      return texto ? [told(texto, `${title}, fila ${row + 1}, «${campo}»`)] : []
    }),
  )
  return [...otherDay, ...extra, ...cells]
}

/** Everything that is wrong with a month, numeral by numeral in the law's order. Pure. */
export const revisar = (
  list: readonly NumeralDelMes[],
  mes: string,
  { numerales }: Pick<Catalogo, 'numerales'>,
): Problema[] => numerales.flatMap((numeral) => problemsOf(list, mes, numeral))
