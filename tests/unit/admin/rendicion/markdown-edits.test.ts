import { expect, test } from 'vitest'
import {
  bold,
  bulletList,
  difference,
  type Edit,
  heading,
  link,
  picture,
  table,
} from '@/admin/rendicion/markdown-edits'

/** `‹` and `›` stand for the selection's ends, in and out. */
function run(edit: Edit, marked: string): string {
  const start = marked.indexOf('‹')
  const end = marked.indexOf('›') - 1
  const result = edit({ text: marked.replace(/[‹›]/g, ''), start, end })
  const { text } = result
  return `${text.slice(0, result.start)}‹${text.slice(result.start, result.end)}›${text.slice(result.end)}`
}

test.each<[string, Edit, string, string]>([
  ['bold wraps the selection', bold, 'Un ‹gran› día', 'Un **‹gran›** día'],
  ['bold comes off again', bold, 'Un **‹gran›** día', 'Un ‹gran› día'],
  ['bold without a selection offers words to type over', bold, 'A‹›', 'A**‹texto en negrita›**'],
  ['a heading takes the whole line', heading, 'uno\ndo‹›s\ntres', 'uno\n## ‹dos›\ntres'],
  ['a heading comes off again', heading, '## do‹›s', '‹dos›'],
  ['another level becomes this one', heading, '#### ‹dos›', '## ‹dos›'],
  ['an empty line gets a placeholder', heading, '‹›', '## ‹Subtítulo›'],
  ['a list marks each selected line', bulletList, 'u‹no\ndo›s', '‹- uno\n- dos›'],
  ['a numbered line becomes a bullet', bulletList, '1. un‹›o', '- ‹uno›'],
  ['the list comes off again', bulletList, '- u‹no\n- do›s', '‹uno\ndos›'],
  ['a link keeps the words', link, 'ver ‹aquí›', 'ver [aquí](‹https://›)'],
  [
    'a selected address becomes the target',
    link,
    '‹https://ejemplo.ec/a›',
    '[‹texto del enlace›](https://ejemplo.ec/a)',
  ],
  ['no other scheme does', link, '‹javascript:alert(1)›', '[javascript:alert(1)](‹https://›)'],
  [
    'a picture asks for its description',
    picture('idb:a-1'),
    'x‹›',
    'x![‹Descripción de la imagen›](idb:a-1)',
  ],
  [
    'a picture takes the selection as description',
    picture('idb:a-1'),
    '‹Autobomba›',
    '![‹Autobomba›](idb:a-1)',
  ],
])('%s', (_name, edit, before, after) => {
  expect(run(edit, before)).toBe(after)
})

test('a table gets empty lines around it, whatever stands there', () => {
  const rows =
    '| ‹Concepto› | Cantidad | Valor |\n| :--- | ---: | ---: |\n| Primera fila | 1 | $0,00 |\n| Segunda fila | 2 | $0,00 |'
  expect(run(table, '‹›')).toBe(`${rows}\n`)
  expect(run(table, 'antes‹›después')).toBe(`antes\n\n${rows}\n\ndespués`)
  expect(run(table, 'antes\n\n‹›\n\ndespués')).toBe(`antes\n\n${rows}\n\ndespués`)
})

test.each([
  ['bold', 'A **‹texto en negrita›** y más', 'A **texto en negrita**', ' y más'],
  ['a link', 'ver [aquí](‹https://›)', 'ver [aquí](https://)', ''],
  ['a picture', '![‹Autobomba›](idb:a-1) fin', '![Autobomba](idb:a-1)', ' fin'],
  ['italics', 'un *gran‹› día*', 'un *gran día*', ''],
])('a table comes after %s, not into it', (_name, before, head, rest) => {
  expect(run(table, before).startsWith(`${head}\n\n| ‹Concepto› |`)).toBe(true)
  expect(run(table, before).endsWith(`| $0,00 |\n${rest && `\n${rest}`}`)).toBe(true)
})

test.each([
  ['abc', 'abXc'],
  ['aaa', 'aa'],
  ['', 'nuevo'],
  ['lo mismo', 'lo mismo'],
  ['aXbXc', 'abc'],
])('the difference of %j and %j, put in place, gives the second', (before, after) => {
  const { from, to, put } = difference(before, after)
  expect(from).toBeLessThanOrEqual(to)
  expect(before.slice(0, from) + put + before.slice(to)).toBe(after)
})
