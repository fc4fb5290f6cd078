import { expect, test } from 'vitest'
import { pdfText } from '@/shared/lib/file/pdf'

test.each(['Área de ñandúes «¡ÚTIL!» – 50 % “más” €', 'dos\nlíneas', ''])('%j stays', (text) => {
  expect(pdfText(text)).toBe(text)
})

test.each([
  ['Bombera 👩‍🚒👨‍👩‍👧‍👦 de guardia', 'Bombera ? de guardia'],
  ['Ștefan', 'Stefan'],
  ['a\u0301rea', 'área'],
  ['Z\u0351\u036balgo', 'Zalgo'],
  ['\u202eabc\u202c\u200b\u0007\u007f\ud83d', 'abc'],
  ['漢字 «ok»', '? «ok»'],
])('%j is drawn as %j', (text, shown) => {
  expect(pdfText(text)).toBe(shown)
})
