import { describe, expect, test } from 'vitest'
import { judge, precached } from '../../tools/judge.mjs'

const budget = { name: 'JavaScript', limit: 100 }

describe('judge', () => {
  test('a load at its limit keeps the budget, one byte more breaks it', () => {
    const at = {
      budget,
      subject: '/',
      files: [
        { file: 'a.js', bytes: 60 },
        { file: 'b.js', bytes: 40 },
      ],
    }
    const over = { ...at, files: [...at.files, { file: 'c.js', bytes: 1 }] }
    expect(judge([at, over]).map(({ broken, total }) => [broken, total])).toEqual([
      [false, 100],
      [true, 101],
    ])
  })

  test('a broken load names its ten largest files, largest first', () => {
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.js`, bytes: index * 10 }))
    const [row] = judge([{ budget, subject: '/', files }])
    expect(row?.largest.map(({ file }) => file)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.js`),
    )
  })

  test('a load whose files were not found is broken', () => {
    expect(judge([{ budget, subject: '/', files: [] }])[0]?.broken).toBe(true)
  })
})

describe('precached', () => {
  test('reads the injected list, minified or not, each address once', () => {
    const minified =
      'const a={url:"x"};p([{"revision":null,"url":"assets/a-12345678.js"},{url:"index.html",revision:"1"}])'
    const spread =
      "precache([\n  { 'revision': 'f', 'url': 'index.html' },\n  { url: `200.html`, revision: 'e' },\n])"
    expect(precached(minified + spread)).toEqual(['assets/a-12345678.js', 'index.html', '200.html'])
  })

  test('finds nothing in a worker without a list', () => {
    expect(precached('self.addEventListener("fetch",()=>{})')).toEqual([])
  })
})
