import { expect, test } from 'vitest'
import { readAnatomy } from '@/shared/lib/picture/picture-anatomy'
import { chunk, frame, webp } from '../../../webp'

const text = (words: string) => Array.from(words, (char) => char.charCodeAt(0))
const segment = (marker: number, body: number[]) => [
  ...[0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255],
  ...body,
]

const JFIF = segment(0xe0, [...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])
const PROFILE = segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1, ...Array(456).fill(9)])
const FRAME = segment(0xc0, [8, 0, 200, 1, 44, 1, 1, 0x11, 0])
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 5, 0xff, 0, 7, 0xff, 0xd3, 9]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9])
const GPS = text('Exif\0\0II*\0 GPS 0°13′S')

test.each([
  ['a JPEG from a canvas', jpeg(JFIF, PROFILE, segment(0xdb, Array(65).fill(1)), FRAME, SCAN)],
  ['one in several scans', jpeg(JFIF, FRAME, SCAN, segment(0xc4, Array(20).fill(1)), SCAN)],
  ['a WebP', webp(frame(300, 200))],
  [
    'a WebP with transparency and a profile',
    webp(chunk('ICCP', Array(456).fill(9)), chunk('ALPH', Array(21).fill(0)), frame(300, 200)),
  ],
])('%s holds only the picture', (_what, bytes) => {
  expect(readAnatomy(bytes)).toMatchObject({ width: 300, height: 200, bare: true })
})

test.each([
  ['EXIF', jpeg(JFIF, segment(0xe1, GPS), FRAME, SCAN)],
  ['EXIF between two scans', jpeg(JFIF, FRAME, SCAN, segment(0xe1, GPS), SCAN)],
  ['a comment', jpeg(segment(0xfe, GPS), FRAME, SCAN)],
  ['Photoshop’s own', jpeg(JFIF, segment(0xed, GPS), FRAME, SCAN)],
  ['several pictures (MPF)', jpeg(JFIF, segment(0xe2, [...text('MPF\0'), ...GPS]), FRAME, SCAN)],
  ['a head with a thumbnail', jpeg(segment(0xe0, [...text('JFXX\0'), ...Array(40).fill(1)]), FRAME, SCAN)],
  ['something between two segments', jpeg(JFIF, GPS, FRAME, SCAN)],
  [
    'a film behind the end',
    Uint8Array.from([...jpeg(JFIF, FRAME, SCAN), ...text('ftypmp42'), ...GPS, 0xff, 0xd9]),
  ],
  ['words behind the end', Uint8Array.from([...jpeg(JFIF, FRAME, SCAN), ...GPS])],
  ['no end', jpeg(JFIF, FRAME, SCAN).slice(0, -2)],
  ['no picture', jpeg(JFIF, FRAME, segment(0xdb, Array(65).fill(1)))],
  ['EXIF in a WebP', webp(frame(300, 200), chunk('EXIF', GPS))],
  ['XMP in a WebP', webp(chunk('XMP ', GPS), frame(300, 200))],
  ['an unknown part of a WebP', webp(frame(300, 200), chunk('ZZZZ', GPS))],
  ['a profile as long as a letter', webp(chunk('ICCP', Array(9000).fill(9)), frame(300, 200))],
  ['words behind a WebP', Uint8Array.from([...webp(frame(300, 200)), ...GPS])],
])('%s is found', (_what, bytes) => {
  expect(readAnatomy(bytes)).toMatchObject({ width: 300, height: 200, bare: false })
})

test('the size of a picture is read without decoding it', () => {
  const png = [...text('\x89PNG\r\n\x1a\n'), 0, 0, 0, 13, ...text('IHDR'), 0, 0, 0x75, 0x30, 0, 0, 0x4e, 0x20]
  const padded = (bytes: number[]) => Uint8Array.from([...bytes, ...Array(40).fill(0)])
  expect(readAnatomy(padded(png))).toMatchObject({ width: 30_000, height: 20_000, bare: false })
  const gif = [...text('GIF89a'), 0x30, 0x75, 0x20, 0x4e]
  expect(readAnatomy(padded(gif))).toMatchObject({ width: 30_000, height: 20_000, bare: false })
  const head = [0, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0]
  expect(readAnatomy(webp(chunk('VP8X', head), frame(30, 20)))).toMatchObject({
    width: 300,
    height: 200,
    bare: true,
  })
  const lossless = [0x2f, 0x2b, 0xc1, 0x31, 0, ...Array(9).fill(0)]
  expect(readAnatomy(webp(chunk('VP8L', lossless)))).toMatchObject({ width: 300, height: 200, bare: true })
  expect(readAnatomy(padded(text('<svg>')))).toBeNull()
})
