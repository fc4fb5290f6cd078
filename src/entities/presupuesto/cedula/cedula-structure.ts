import { cellText } from '@/shared/lib/file/cells'
import {
  type ImportLine,
  type ImportNote,
  type ImportQuestion,
  noteOnFile,
} from '@/shared/lib/file/import-result'
import { fold } from '@/shared/lib/text'
import type { Field } from './cedula-fields'

type Line = ImportLine<Field>

/** As eSigef prints it: programme, subprogramme, project, activity, item, place, source and two more. */
const STRUCTURE =
  /^(\d{2})[\s.-](\d{2})[\s.-](\d{3})[\s.-](\d{3})[\s.-](\d{6})(?:[\s.-]\d{4}[\s.-](\d{3})(?:[\s.-]\d{4}){0,2})?$/

type Parts = { partida: string; programa: string; actividad: string; fuente: string }

function partsOf({ cells }: Line): Parts {
  const text = (key: Field) => cellText(cells[key])
  const [, programa, , , actividad = '', item, fuente = ''] = STRUCTURE.exec(text('partida')) ?? []
  return {
    partida: item ?? text('partida'),
    programa: text('programa') || programa || '',
    actividad: text('actividad') || actividad,
    fuente: text('fuente') || fuente,
  }
}

const itemIn = ({ partida, programa }: Parts) => `${programa}/${partida.replace(/\D/g, '')}`

/**
 * Reads where each line is in a budget's structure, in one column or in several. Activity and source of funds stand with the
 * programme of those lines alone that they tell apart, so that the others stay the lines that were imported before.
 */
export function withStructure(lines: readonly Line[]): Line[] {
  const parts = lines.map(partsOf)
  const ways = new Map<string, Set<string>>()
  for (const one of parts) {
    const known = ways.get(itemIn(one)) ?? new Set()
    ways.set(itemIn(one), known.add(`${one.actividad}/${one.fuente}`))
  }
  return lines.map((line, at) => {
    const one = parts[at] as Parts
    const several = one.partida !== '' && (ways.get(itemIn(one))?.size ?? 0) > 1
    const more = [one.actividad && `actividad ${one.actividad}`, one.fuente && `fuente ${one.fuente}`]
    const isAlone = !one.programa && !one.fuente
    const names = several && !isAlone ? [one.programa, ...more] : [one.programa || one.actividad]
    const programa = names.filter(Boolean).join(' · ')
    const partida = STRUCTURE.test(cellText(line.cells.partida)) ? one.partida : line.cells.partida
    return {
      ...line,
      cells: {
        ...line.cells,
        ...(partida !== undefined && { partida }),
        ...(programa && { programa }),
      },
    }
  })
}

/** Asks about a file whose titles say that it is in thousands: nothing comes in before. */
export function milesIn(titles: readonly string[], reply: string | undefined): ImportQuestion | undefined {
  if (!/\bmiles\s+(?:de\s+)?(?:dolares|usd|us\$|\$)|\(en miles\)/.test(fold(titles.join('\n'))))
    return undefined
  return {
    key: 'miles',
    legend: 'El título dice que los valores están en miles de dólares. ¿Se multiplican por mil?',
    choices: [
      ['si', 'Sí: un 82,5 del archivo son $82.500,00'],
      ['no', 'No: un 82,5 del archivo son $82,50'],
    ],
    answer: reply === 'si' || reply === 'no' ? reply : undefined,
  }
}

/** Says that a file writes its amounts in two ways, with a cell of each. */
export const tellMixed = (mixed: readonly { cell: Line['cells'][Field]; at: string }[]): ImportNote =>
  noteOnFile(
    `El archivo escribe sus valores de dos maneras: ${mixed.map(({ cell, at }) => `«${cellText(cell)}» en ${at}`).join(' y ')}. Cada uno se leyó por sí mismo: revíselos.`,
  )
