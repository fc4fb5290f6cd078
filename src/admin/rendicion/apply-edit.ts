import { difference, type Edit } from './markdown-edits'

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
