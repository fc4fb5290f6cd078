import { markdownTable } from '@/shared/lib/markdown/markdown'
import { webLink } from '@/shared/lib/url'

/** A text and its selection; `start` equals `end` when nothing is selected. */
export type Editing = { text: string; start: number; end: number }
export type Edit = (editing: Editing) => Editing

const selected = ({ text, start, end }: Editing) => text.slice(start, end)

/** Puts `inner` between the marks and selects it, so that typing replaces a placeholder. */
function wrap({ text, start, end }: Editing, before: string, inner: string, after: string): Editing {
  const from = start + before.length
  return {
    text: text.slice(0, start) + before + inner + after + text.slice(end),
    start: from,
    end: from + inner.length,
  }
}

const BOLD = '**'

/** Makes the selection bold, or removes bold. */
export const bold: Edit = (editing) => {
  const { text, start, end } = editing
  const marked =
    text.slice(0, start).endsWith(BOLD) && text.slice(end).startsWith(BOLD) && selected(editing) !== ''
  if (!marked) return wrap(editing, BOLD, selected(editing) || 'texto en negrita', BOLD)
  return {
    text: text.slice(0, start - BOLD.length) + selected(editing) + text.slice(end + BOLD.length),
    start: start - BOLD.length,
    end: end - BOLD.length,
  }
}

/** Adds or removes a mark at the start of each selected line; all lines are selected afterwards. */
const toggleLines =
  (mark: string, other: RegExp, placeholder: string): Edit =>
  ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1
    const stop = text.indexOf('\n', end)
    const to = stop < 0 ? text.length : stop
    const lines = text.slice(from, to).split('\n')
    const on = lines.every((line) => line.startsWith(mark))
    const changed = lines
      .map((line) => (on ? line.slice(mark.length) : mark + (line.replace(other, '') || placeholder)))
      .join('\n')
    return {
      text: text.slice(0, from) + changed + text.slice(to),
      start: lines.length === 1 ? from + (on ? 0 : mark.length) : from,
      end: from + changed.length,
    }
  }

export const heading: Edit = toggleLines('## ', /^#{1,6}\s+/, 'Subtítulo')
export const bulletList: Edit = toggleLines('- ', /^(?:[*+]|\d+[.)])\s+/, 'Elemento')

/** Separates a block by empty lines, or Markdown would make it part of the paragraph. */
const gapBefore = (text: string) =>
  text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'
const gapAfter = (text: string) =>
  text === '' ? '\n' : text.startsWith('\n\n') ? '' : text.startsWith('\n') ? '\n' : '\n\n'

const TABLE = markdownTable(
  ['Concepto', 'Cantidad', 'Valor'],
  [
    ['Primera fila', '1', '$0,00'],
    ['Segunda fila', '2', '$0,00'],
  ],
)
const FIRST_CELL = 'Concepto'

/** What is marked within a paragraph, of which a block can't be part: bold and italics, code, links and pictures. */
const INLINE = /(\*\*|__|[*_`])(?:(?!\n\n|\1)[\s\S])+\1|!?\[[^\]\n]*\]\([^)\n]*\)/g

/** `at`, or where the marks around it end. */
function outsideMarks(text: string, at: number): number {
  for (const { index, 0: marked } of text.matchAll(INLINE))
    if (index < at && at < index + marked.length) return index + marked.length
  return at
}

/** Inserts a small table after the selection and the marks around it, and selects its first cell. */
export const table: Edit = ({ text, end }) => {
  const at = outsideMarks(text, end)
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const head = before + gapBefore(before)
  const start = head.length + TABLE.indexOf(FIRST_CELL)
  return { text: head + TABLE + gapAfter(after) + after, start, end: start + FIRST_CELL.length }
}

/** Makes the selection a link; a selected address becomes its target. */
export const link: Edit = (editing) => {
  const words = selected(editing)
  const address = webLink(words)
  if (address) return wrap(editing, '[', 'texto del enlace', `](${address})`)
  return wrap(editing, `[${words || 'texto del enlace'}](`, 'https://', ')')
}

/** Inserts a picture and selects its description, which people who can't see it need. */
export const picture =
  (source: string): Edit =>
  (editing) =>
    wrap(editing, '![', selected(editing) || 'Descripción de la imagen', `](${source})`)

/** The single range in which two texts differ, so that only that is replaced. */
export function difference(before: string, after: string): { from: number; to: number; put: string } {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, put: after.slice(from, after.length - same) }
}

/**
 * Changes a text area as if somebody typed: React notices and Ctrl+Z undoes it, unlike after setting the value.
 * `fallback` gets the text when the browser refuses.
 */
export function applyEdit(area: HTMLTextAreaElement, edit: Edit, fallback: (text: string) => void): void {
  const { value, selectionStart, selectionEnd } = area
  const { text, start, end } = edit({ text: value, start: selectionStart, end: selectionEnd })
  const { from, to, put } = difference(value, text)
  area.focus()
  area.setSelectionRange(from, to)
  const typed = put === '' ? document.execCommand('delete') : document.execCommand('insertText', false, put)
  if (!typed || area.value !== text) fallback(text)
  area.setSelectionRange(start, end)
}
