import {
  type ImportNote,
  type ImportQuestion,
  type ImportResult,
  noteOnFile,
  refuse,
  type Said,
  SHEET_LINES,
} from '@/shared/lib/file/import-result'
import { joinedWords } from '@/shared/lib/file/rows/words'
import { plural } from '@/shared/lib/plural'
import { enumerated, fold, joinNames } from '@/shared/lib/text'
import type { Sheet } from './sheet'

type Row = { line: number }
type Read<R> = { sheet: Sheet; result: ImportResult<R> }

/** How a file with sheets is taken: `wanted` is the name of its sheet, `together` whether several are one list. */
export type SheetRules = { wanted: string; together: boolean }

const QUESTION = 'hoja'
const ALL = 'todas'

const fits = <R>({ result }: Read<R>) => result.total > 0 && (result.columns?.missing.length ?? 0) === 0
const columnsIn = <R>({ result }: Read<R>) => result.columns?.columns.filter(({ field }) => field).length ?? 0

function choicesOf<R>(candidates: readonly Read<R>[]) {
  return candidates.map(({ sheet, result }) => {
    const rows = result.total > 0 ? `: ${plural(result.total, 'fila', 'filas')}` : ''
    return [sheet.name, `${sheet.name}${sheet.hidden ? ' (oculta)' : ''}${rows}`] as const
  })
}

/** The rows of sheets with the same headings as one list, each note with the name of its sheet. */
function joined<R extends Row>(reads: readonly Read<R>[]): ImportResult<R> {
  const notes = (of: (result: ImportResult<R>, nth: number) => readonly ImportNote[]) =>
    reads.flatMap(({ sheet, result }, nth) =>
      of(result, nth).map((one) => ({
        ...one,
        line: one.line + nth * SHEET_LINES,
        sentence: `Hoja «${sheet.name}». ${one.sentence}`,
      })),
    )
  const results = reads.map(({ result }) => result)
  const doubt = results.find((result) => result.doubt)?.doubt
  const columns = results[0]?.columns
  const questions = new Map(
    results.flatMap((result) => (result.questions ?? []).map((one) => [one.key, one] as const)),
  )
  const words = joinedWords(results.flatMap((result) => result.words ?? []))
  const capitals = results.find((result) => result.capitals)?.capitals
  return {
    rows: results.flatMap(({ rows }, nth) =>
      rows.map((row) => ({ ...row, line: row.line + nth * SHEET_LINES })),
    ),
    total: results.reduce((sum, { total }) => sum + total, 0),
    problems: notes(({ problems }) => problems),
    warnings: notes(({ warnings }) => warnings),
    differences: notes(({ differences = [] }) => differences),
    differencesBut: (out) =>
      notes(({ differencesBut = () => [] }, nth) =>
        differencesBut(new Set([...out].map((line) => line - nth * SHEET_LINES))),
      ),
    unticked: results.flatMap(({ unticked = [] }, nth) => unticked.map((line) => line + nth * SHEET_LINES)),
    questions: [...questions.values()],
    ...(words.length > 0 && { words }),
    ...(capitals && { capitals }),
    ...(doubt && { doubt }),
    ...(columns && { columns }),
  }
}

/** What the other sheets are: nobody sees from the rows that there are any. */
function tellSheets(sheets: readonly Sheet[], taken: string | undefined): ImportNote {
  const hidden = sheets.filter((sheet) => sheet.hidden).map(({ name }) => `«${name}»`)
  const names = joinNames(sheets.map(({ name }) => `«${name}»`))
  const read =
    taken === undefined ? '' : taken === ALL ? ' Se leen las que tienen filas.' : ` Se lee «${taken}».`
  const secret = hidden.length > 0 ? ` Ocultas en el archivo: ${enumerated(hidden)}.` : ''
  return noteOnFile(`El archivo tiene ${plural(sheets.length, 'hoja', 'hojas')}: ${names}.${read}${secret}`)
}

function chosen<R>(all: readonly Read<R>[], fitting: readonly Read<R>[], { wanted }: SheetRules) {
  const visible = fitting.filter(({ sheet }) => !sheet.hidden)
  const named = fitting.find(({ sheet }) => fold(sheet.name) === fold(wanted))
  if (named) return named
  if (fitting.length > 0) return visible.length === 1 ? visible[0] : undefined
  return all.toSorted((a, b) => columnsIn(b) - columnsIn(a))[0]
}

/**
 * Takes of a file's sheets the one that can be imported, asks which where there are several, and says which there are.
 * Pure but for `parse`.
 */
export function fromSheets<R extends Row>(
  sheets: readonly Sheet[],
  rules: SheetRules,
  { replies }: Said,
  parse: (rows: Sheet['rows']) => ImportResult<R>,
): ImportResult<R> {
  const [only] = sheets
  if (only && sheets.length === 1) return parse(only.rows)
  const all = sheets
    .filter(({ rows, fault }) => fault || rows.some((row) => row.length > 0))
    .map(
      (sheet): Read<R> => ({
        sheet,
        result: sheet.fault ? refuse(sheet.fault.message, sheet.fault.line) : parse(sheet.rows),
      }),
    )
  const fitting = all.filter(fits)
  const candidates = fitting.length > 0 ? fitting : all
  const visible = candidates.filter(({ sheet }) => !sheet.hidden)
  const shapes = new Set(visible.map(({ result }) => result.columns?.shape))
  const options: (readonly [string, string])[] = choicesOf(candidates)
  if (rules.together && fitting.length > 0 && visible.length > 1 && shapes.size === 1)
    options.push([ALL, 'Todas, una después de otra'])
  const reply = options.some(([value]) => value === replies?.[QUESTION]) ? replies?.[QUESTION] : undefined
  const one = candidates.find(({ sheet }) => sheet.name === reply) ?? chosen(all, fitting, rules)
  const answer = reply ?? one?.sheet.name
  const question: ImportQuestion = {
    key: QUESTION,
    legend: '¿Qué hoja del archivo se importa?',
    choices: options,
    answer,
  }
  const result: ImportResult<R> =
    answer === ALL
      ? joined(visible)
      : (one?.result ?? {
          rows: [],
          total: candidates.reduce((sum, { result: { total } }) => sum + total, 0),
          problems: [],
          warnings: [],
        })
  // Our own workbook has a sheet for each list, of which everybody knows.
  const own = fold(answer ?? '') === fold(rules.wanted) && !sheets.some(({ hidden }) => hidden)
  const { columns } = result
  return {
    ...result,
    ...(columns && answer !== undefined && answer !== ALL && { columns: { ...columns, sheet: answer } }),
    warnings: [...(own ? [] : [tellSheets(sheets, answer)]), ...result.warnings],
    questions: [...(options.length > 1 ? [question] : []), ...(result.questions ?? [])],
    partial: answer !== ALL && fitting.length > 1,
  }
}
