import type { Cell } from '@/shared/lib/file/cells'
import { type ImportNote, noteOnFile } from '@/shared/lib/file/import-result'
import type { Sheet } from './sheet'
import { cellAddress } from './table-error'

/** What Windows-1252 has from 0x80 to 0x9f. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** A letter of two bytes that some program took for two letters: `Ã±` was ñ. */
const PAIR = new RegExp(`([ÂÃ])([\\u0080-\\u00bf${WINDOWS}])`, 'g')
const SPANISH = /[áéíóúñüÁÉÍÓÚÑÜ¿¡ºª°«»½\u00a0]/

const mended = (text: string): string =>
  text.replace(PAIR, (pair, lead: string, trail: string) => {
    const at = WINDOWS.indexOf(trail)
    const byte = at < 0 ? trail.charCodeAt(0) : 0x80 + at
    const letter = String.fromCharCode((lead === 'Â' ? 0x80 : 0xc0) + (byte & 0x3f))
    return SPANISH.test(letter) ? letter : pair
  })

const at = ({ name }: Sheet, row: number, column: number, several: boolean) =>
  `celda ${cellAddress(row, column)}${several ? ` de la hoja «${name}»` : ''}`

/** Mends letters that another program spoiled before, and says so; those that are lost are told where they were. Pure. */
export function mendLetters(sheets: readonly Sheet[]): { sheets: Sheet[]; warnings: ImportNote[] } {
  let example: readonly [string, string] | undefined
  let lost: readonly [string, string] | undefined
  const several = sheets.length > 1
  const mend = (cell: Cell, where: () => string): Cell => {
    if (typeof cell !== 'string') return cell
    const good = mended(cell)
    if (good !== cell) example ??= [cell, good]
    if (good.includes('\ufffd')) lost ??= [good, where()]
    return good
  }
  const next = sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, r) => row.map((cell, c) => mend(cell, () => at(sheet, r, c, several)))),
  }))
  const told = [
    example &&
      `Otro programa dañó las tildes del archivo y se corrigieron: «${example[0]}» es «${example[1]}».`,
    lost &&
      `El archivo perdió letras: «${lost[0]}», en la ${lost[1]}. Corríjalas en él, o después de importar.`,
  ]
  return { sheets: next, warnings: told.flatMap((sentence) => (sentence ? [noteOnFile(sentence)] : [])) }
}
