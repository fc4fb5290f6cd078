import { type Cell, cellText } from '@/shared/lib/file/cells'
import type { ImportQuestion } from '@/shared/lib/file/import-result'
import { plural } from '@/shared/lib/plural'

/** A mobile or fixed number of Ecuador without its zero, which a spreadsheet takes from what looks like a number. */
const WITHOUT_ZERO = /^(?:9\d{8}|[2-7]\d{7})$/
const BETWEEN = /([,;/\s]+)/

/** Some programs export a column of numbers with gaps as 991234567.0. */
const whole = (text: string) => text.replace(/^(\d+)\.0+$/, '$1')

/** How the telephones of one file are read: those that lost their zero get it back, unless somebody says no. */
export function phoneReader(
  cells: readonly (Cell | undefined)[],
  reply?: string,
): { read: (cell: Cell | undefined) => string; questions: ImportQuestion[] } {
  const parts = (cell: Cell | undefined) => cellText(cell).split(BETWEEN).map(whole)
  const short = cells.flatMap((cell) => parts(cell).filter((part) => WITHOUT_ZERO.test(part)))
  const [example] = short
  const answer = reply === 'no' ? 'no' : 'si'
  return {
    read: (cell) =>
      parts(cell)
        .map((part) => (answer === 'si' && WITHOUT_ZERO.test(part) ? `0${part}` : part))
        .join(''),
    questions: example
      ? [
          {
            key: 'ceros',
            legend: `${plural(short.length, 'teléfono perdió', 'teléfonos perdieron')} el cero del comienzo, como «${example}». ¿Se agrega?`,
            choices: [
              ['si', `Sí: 0${example}`],
              ['no', `No: ${example}, como está en el archivo`],
            ],
            answer,
          },
        ]
      : [],
  }
}
