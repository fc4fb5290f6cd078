import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newDocument, SANS } from '@/shared/lib/file/font/document'
import { drawable, undrawable } from '@/shared/lib/file/font/letters'
import { pdfTexts } from '../../../../pdf-texts'

const WRITTEN = [
  'Área de ñandúes «¡ÚTIL!» – 50 % “más” €',
  'Manguera de 2⅝" y ⅓ de tanque, −5 °C, ≥ 3, ½ − ¼',
  'Wałęsa, Świętosław, Ștefan, Dvořák',
  'Shuar: nua\u0331 yajá, a\u0331, i\u0331; ʉ, ẽ, ï',
  '',
]

test.each(WRITTEN)('%j is drawn as it was written', async (text) => {
  expect(drawable(text)).toBe(text.normalize('NFC'))
  expect(undrawable(text)).toEqual([])
  const pdf = newDocument()
  pdf.text(text, 10, 10)
  pdf.setFont(SANS, 'bold').text(text, 10, 20)
  const lines = await pdfTexts(pdf.output('blob'))
  expect(lines.filter(Boolean)).toEqual(text ? [text, text].map((one) => one.replaceAll('\u00a0', ' ')) : [])
})

test.each([
  ['Bombera 👩‍🚒👨‍👩‍👧‍👦 de guardia', 'Bombera ? de guardia', ['👩‍🚒', '👨‍👩‍👧‍👦']],
  ['a\u0301rea', 'área', []],
  ['Z\u0351\u036balgo', 'Zalgo', []],
  ['\u202eabc\u202c\u200b\u0007\u007f\ud83d', 'abc', []],
  ['漢字 «ok» 漢', '? «ok» ?', ['漢', '字']],
])('%j is drawn as %j, and what is lacking is told', (text, shown, lacking) => {
  expect(drawable(text)).toBe(shown)
  expect(undrawable(text)).toEqual(lacking)
})

/** The code points that a TrueType font has a glyph for, from its `cmap` of format 4. */
function drawnBy(file: string): number[] {
  const font = readFileSync(`src/shared/lib/file/font/${file}`)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + n * 16)
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? expect.fail()
  const start = font.readUInt32BE(cmap + 8)
  const subtables = Array.from({ length: font.readUInt16BE(start + 2) }, (_, n) => start + 4 + n * 8)
  const at = subtables
    .map((entry) => start + font.readUInt32BE(entry + 4))
    .find((sub) => font.readUInt16BE(sub) === 4)
  if (at === undefined) expect.fail()
  const count = font.readUInt16BE(at + 6)
  const ends = at + 14
  return Array.from({ length: count / 2 }, (_, n) => [
    font.readUInt16BE(ends + count + 2 + n * 2),
    font.readUInt16BE(ends + n * 2),
  ]).flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((code) => code !== 0xffff),
  )
}

test.each(['sans.ttf', 'sans-bold.ttf'])('%s has a glyph for just what is told of it', (file) => {
  const told = Array.from({ length: 0xffff }, (_, code) => code).filter(
    (code) =>
      code !== 10 && drawable(String.fromCharCode(code)) === String.fromCharCode(code).normalize('NFC'),
  )
  const codes = new Set(drawnBy(file))
  expect(told.filter((code) => !codes.has(String.fromCharCode(code).normalize('NFC').charCodeAt(0)))).toEqual(
    [],
  )
  expect([...codes].filter((code) => undrawable(String.fromCharCode(code)).length > 0)).toEqual([])
})
