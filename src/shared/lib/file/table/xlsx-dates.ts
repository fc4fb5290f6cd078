import { attribute, scanXml } from './xml-scan'

const DAY = 86_400_000
/** 1 January 1970 as Excel counts it: days from 1900, with a 29 February in that year. */
const UNIX_EPOCH = 25_569
const FALSE_LEAP_DAY = 60
const FROM_1904 = 1462
/** 31 December 9999. */
const LAST_DAY = 2_958_465

const between = (id: number, [from, to]: readonly [number, number]) => id >= from && id <= to
/** The numbers of Excel's built-in formats for days and times. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Whether a format such as `dd/mm/yyyy` shows a day, ignoring its quoted words, colours and padding. */
const showsDay = (code: string) =>
  code !== 'General' && /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''))

const idOf = attribute('numFmtId')
const codeOf = attribute('formatCode')

/** Which of a workbook's cell styles show a number as a day. */
export async function dayStyles(pieces: AsyncIterable<string>): Promise<boolean[]> {
  const own = new Map<number, string>()
  const styles: number[] = []
  let within = false
  await scanXml(pieces, {
    open(name, tag) {
      if (name === 'cellXfs') within = true
      else if (name === 'numFmt') own.set(Number(idOf(tag)), codeOf(tag) ?? '')
      else if (name === 'xf' && within) styles.push(Number(idOf(tag)))
    },
    close(name) {
      if (name === 'cellXfs') within = false
    },
  })
  return styles.map((id) => {
    const code = own.get(id)
    return code === undefined ? BUILT_IN.some((range) => between(id, range)) : showsDay(code)
  })
}

/** The moment of a day's number, in UTC; null when Excel has no such day. */
export function dayOf(serial: number, from1904: boolean): Date | null {
  const days = from1904 ? serial + FROM_1904 : serial < FALSE_LEAP_DAY ? serial + 1 : serial
  return days >= 0 && days <= LAST_DAY + 1 ? new Date(Math.round((days - UNIX_EPOCH) * DAY)) : null
}

/** The moment that a cell writes as a day or as a day and an hour, in UTC: a sheet has no zone, and the machine's is none of its. */
export const momentOf = (text: string): Date => new Date(/T[\d:.]+$/.test(text) ? `${text}Z` : text)
