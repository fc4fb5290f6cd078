import { difference, type Edit } from './markdown-edits'

/**
 * Changes a text area as if typed: React hears of it and Ctrl+Z takes it back, which setting the value from a
 * program would lose. `fallback` gets the text where a browser refuses.
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
