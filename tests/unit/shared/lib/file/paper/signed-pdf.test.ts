import { expect, test } from 'vitest'
import type { PdfPart } from '@/shared/lib/file/paper/parts'
import { signedPdf } from '@/shared/lib/file/paper/signed-pdf'
import { pdfTexts } from '../../../../pdf-texts'

const written = (...parts: PdfPart[]) =>
  pdfTexts(
    signedPdf({
      membrete: { nombreInstitucion: 'Bomberos', direccion: 'Centro' },
      title: 'Certificado',
      subject: 'Ana',
      parts,
      firmas: ['Jefatura'],
      today: '2026-11-26',
    }),
  )

/** The texts page by page: the head of the brigade and the number end each. */
function pagesOf(texts: readonly string[]): string[][] {
  const pages: string[][] = [[]]
  for (const text of texts) {
    pages.at(-1)?.push(text)
    if (text.startsWith('Página')) pages.push([])
  }
  return pages.slice(0, -1)
}

const words = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind} ${n + 1}`)

test.each([
  [
    'list',
    (count: number): PdfPart => ({
      titulo: 'Lista',
      columnas: [{ header: 'Nombre' }],
      filas: words('fila', count).map((row) => [row]),
    }),
  ],
  ['account', (count: number): PdfPart => ({ titulo: 'Relato', texto: words('fila', count).join('\n') })],
])(
  'nobody signs a page of nothing: however long the %s, its last rows stand above the signatures',
  async (_, part) => {
    for (let count = 2; count <= 56; count += 3) {
      const pages = pagesOf(await written(part(count)))
      expect(pages.flat().filter((text) => text.startsWith('fila '))).toEqual(words('fila', count))
      for (const page of pages) {
        expect(page, `of ${count} rows`).toContain('Bomberos')
        expect(
          page.some((text) => text.startsWith('fila ')),
          `of ${count} rows`,
        ).toBe(true)
      }
      const signed = pages.at(-1) ?? []
      for (const text of [`fila ${count}`, 'Jefatura', 'Sello']) expect(signed).toContain(text)
    }
  },
)

test('a heading stands with what it is of, and a list that goes on has its columns again', async () => {
  const pages = pagesOf(
    await written(
      { titulo: 'Relato', texto: words('línea', 45).join('\n') },
      { titulo: 'Lista', columnas: [{ header: 'Nombre' }], filas: words('fila', 60).map((row) => [row]) },
    ),
  )
  const withRows = pages.filter((page) => page.some((text) => text.startsWith('fila ')))
  expect(withRows.length).toBeGreaterThan(1)
  for (const page of withRows) expect(page).toContain('Nombre')
  expect(withRows[0]).toContain('Lista')
})

test('a cell that is longer than a page goes on, and nothing of it is lost', async () => {
  const long = Array.from({ length: 900 }, (_, n) => `palabra-${n}`)
  const texts = await written({ titulo: 'Personas', filas: [['Personal', long.join(' ')]] })
  const all = texts.join(' ')
  for (const word of long) expect(all).toContain(word)
})
