import { describe, expect, test } from 'vitest'
import { bodyOf, excerptOf } from '@/entities/rendicion/body'
import { newRendicion } from '@/entities/rendicion/rendicion'

const report = (titulo: string, cuerpoMarkdown: string) => ({
  ...newRendicion('2024-02-15', 'Tesorería'),
  id: 'rc-1',
  titulo,
  cuerpoMarkdown,
  imagenes: [],
  tags: [],
})

describe('bodyOf', () => {
  test.each([
    ['Informe 2023', '# Informe 2023\n\nTexto', '\nTexto'],
    ['Informe: 2023', '\n# **INFORME** 2023 #\nTexto', 'Texto'],
    ['Informe 2023', '# Informe 2023', ''],
    ['Informe 2023', '#  Informe\t2023 ## \r\nTexto', 'Texto'],
  ])('leaves out a heading that says the title again: %s', (titulo, body, expected) => {
    expect(bodyOf(report(titulo, body))).toBe(expected)
  })

  test.each([
    ['Informe 2023', '# Informe 2024\n\nTexto'],
    ['Informe 2023', '## Informe 2023\n\nTexto'],
    ['Informe 2023', 'Texto\n\n# Informe 2023'],
    ['', 'Texto'],
  ])('leaves everything else as it is: %s', (titulo, body) => {
    expect(bodyOf(report(titulo, body))).toBe(body)
  })
})

// Backtracking over it would outlast the test's time limit by hours.
test('a heading with a gap of 20,000 spaces is read in time', () => {
  const body = `# Informe${' '.repeat(20_000)}2023 #x\nTexto`
  expect(bodyOf(report('Informe 2023', body))).toBe(body)
})

test('a card shows the first 200 characters of the words', () => {
  const words = 'palabra '.repeat(60).trim()
  const text = excerptOf(report('Título', `# Título\n\n**${words}**`))
  expect(text.endsWith('…')).toBe(true)
  expect(words.startsWith(text.slice(0, -1))).toBe(true)
  expect([...text].length).toBeLessThanOrEqual(201)
  expect([...text].length).toBeGreaterThan(190)
})
