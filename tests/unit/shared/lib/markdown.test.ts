import { expect, test } from 'vitest'
import { escapeCell, excerpt, markdownTable, plainText } from '@/shared/lib/markdown/markdown'

test.each([
  ['# Título\n\nUn **texto** con _énfasis_ y `código`.', 'Título Un texto con énfasis y código.'],
  ['| A | B |\n| :--- | ---: |\n| 1 | 2 |', 'A B 1 2'],
  ['- uno\n- [x] dos\n1. tres\n> cita', 'uno dos tres cita'],
  ['Vea [el informe](https://x.example/a) y ![la foto](idb:1).', 'Vea el informe y la foto.'],
  ['```js\nlet a\n```\n\n---\n\nfin', 'let a fin'],
  ['un <b>texto</b> con <script>x</script>', 'un texto con x'],
  ['snake_case y 2 * 3 quedan', 'snake_case y 2 * 3 quedan'],
  ['5 \\* 3 y a \\| b', '5 * 3 y a | b'],
  ['', ''],
])('the words of %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

test('an excerpt has the first 200 characters and an ellipsis when there is more', () => {
  expect(excerpt('**corto**', 200)).toBe('corto')
  expect(excerpt('a'.repeat(200), 200)).toBe('a'.repeat(200))
  expect(excerpt(`# ${'a'.repeat(201)}`, 200)).toBe(`${'a'.repeat(200)}…`)
  expect(excerpt('🔥'.repeat(201), 200)).toBe(`${'🔥'.repeat(200)}…`)
})

test('headings, lists and tables of an excerpt read as sentences', () => {
  const text =
    '## Personal\n\nLa institución cuenta con **3** integrantes.\n\n' +
    '| Área | Cantidad |\n| :--- | ---: |\n| Comando | 2 |\n| Área \\| rara | 1 |\n\n' +
    '| Concepto | Codificado | Ejecutado |\n|---|---|---|\n| Gastos | $900,00 | $450,00 |\n\n- Pagado: **$400,25**\n1. ¿Y ahora?'
  expect(excerpt(text, 500)).toBe(
    'Personal. La institución cuenta con 3 integrantes. Comando: 2. Área | rara: 1. ' +
      'Gastos: Codificado $900,00, Ejecutado $450,00. Pagado: $400,25. ¿Y ahora?',
  )
  expect(excerpt(text, 20)).toBe('Personal. La institu…')
  expect(excerpt('uno | dos\ntres', 200)).toBe('uno dos tres')
})

test('a text of table lines and nothing else comes to an end', () => {
  const rows = `${'| - '.repeat(2000)}|\n`.repeat(50)
  expect(excerpt(rows, 200).length).toBeLessThanOrEqual(201)
  expect(excerpt(`a | b\n${'|-'.repeat(100_000)}x`, 200).length).toBeLessThanOrEqual(201)
  expect(excerpt(`|${' '.repeat(200_000)}-x\n${'\\'.repeat(200_000)}|`, 200).length).toBeLessThanOrEqual(201)
})

test('the excerpt is the beginning of the words, wherever in a long text a link or a picture stands', () => {
  const link = `[${'informe '.repeat(40)}](https://x.example/${'a'.repeat(60)})`
  const picture = `![la foto](https://x.example/${'b'.repeat(650)})`
  for (let words = 0; words < 220; words++) {
    const text = `${'palabra '.repeat(words)}${picture} <a href="x">y</a> ${link} ${link}${' fin'.repeat(100)}`
    expect(excerpt(text, 200)).toBe(`${plainText(text).slice(0, 200).trimEnd()}…`)
  }
})

test('a large picture at the start does not shorten the excerpt', () => {
  const picture = `![foto](data:image/png;base64,${'A'.repeat(50_000)})`
  expect(excerpt(`${picture}\n\nTexto que sigue`, 200)).toBe('foto Texto que sigue')
})

test.each(['<a', '[', '![', '](', '*', '_a', '|', '\\', '> ', '- '])(
  // Backtracking over it would outlast the test's time limit by hours.
  'a text of only %j is read in time',
  (mark) => {
    const text = mark.repeat(50_000)
    expect(plainText(text).length).toBeLessThanOrEqual(text.length)
  },
)

test.each([' ', '\t', '- ', '| '])('a line of %j with another end is read in time', (mark) => {
  expect(plainText(`${mark.repeat(400_000)}fin`)).toContain('fin')
})

test('foreign text stays in its table cell', () => {
  const table = markdownTable(['A', 'B'], [[escapeCell('x | y\n# *z*'), '1']])
  expect(table).toBe('| A | B |\n| :--- | ---: |\n| x \\| y \\# \\*z\\* | 1 |')
})
