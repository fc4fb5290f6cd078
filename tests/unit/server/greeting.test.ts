import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { greetingOf } from '@/server/greeting'

const here = {
  url: 'http://localhost:4173',
  codigo: 'ABCDE23456',
  publica: '',
  terminal: true,
  disco: 'forced' as const,
}
const PUBLIC = 'https://central.nabon.ec/'
const linesOf = (text: string) => text.trim().split('\n')

/** What a camera reads in the terminal: each letter is two dots, one above the other. */
function scanned(greeting: string): string | undefined {
  const lines = greeting
    .split('\u001b[97;40m')
    .slice(1)
    .map((line) => line.split('\u001b')[0] ?? '')
  const rows = lines.flatMap((line) => [
    [...line].map((letter) => letter === '█' || letter === '▀'),
    [...line].map((letter) => letter === '█' || letter === '▄'),
  ])
  const SCALE = 4
  const [width, height] = [(rows[0]?.length ?? 0) * SCALE, rows.length * SCALE]
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]
      pixels.set(light ? [255, 255, 255, 255] : [0, 0, 0, 255], (y * width + x) * 4)
    }
  return jsQR(pixels, width, height)?.data
}

describe('what the console says when a central starts', () => {
  test('the last lines are the address, the code and where to type it', () => {
    expect(
      linesOf(greetingOf(here))
        .slice(-3)
        .map((line) => line.trim()),
    ).toEqual([
      'Dirección: http://localhost:4173/login#central=ABCDE23456',
      'Código: ABCDE23456',
      'Dónde escribirlo: en esa dirección, en «¿Le dieron un código?»',
    ])
  })

  test('who starts a central that a power cut would empty is told so, and what to do', () => {
    expect(greetingOf(here)).not.toContain('corte de luz')
    expect(greetingOf({ ...here, disco: 'missing' })).toMatch(
      /Un corte de luz se llevaría .*\s+y así nadie la puede reclamar/,
    )
    expect(greetingOf({ ...here, disco: 'off' })).toContain('Un corte de luz puede llevarse lo último')
  })

  test('whose central was lost reads that its copy is put back there', () => {
    expect(greetingOf(here)).toMatch(/ya tenían una central y se perdió,\s+ahí mismo repone su copia/)
    expect(greetingOf({ ...here, codigo: null })).not.toContain('copia')
  })

  test('a camera opens the brigade’s own address, with the code in the fragment', () => {
    const greeting = greetingOf({ ...here, publica: PUBLIC })
    expect(scanned(greeting)).toBe('https://central.nabon.ec/login#central=ABCDE23456')
    expect(greeting).toContain('Dirección: https://central.nabon.ec/login#central=ABCDE23456')
  })

  test('no code leads a phone to this machine’s own address, to http, or into a log file', () => {
    for (const other of [
      here,
      { ...here, publica: 'http://192.168.1.20:4173' },
      { ...here, publica: PUBLIC, terminal: false },
    ])
      expect(greetingOf(other)).not.toContain('\u001b')
  })

  test('of a claimed central it says the addresses and no code', () => {
    const greeting = greetingOf({ ...here, codigo: null, publica: PUBLIC })
    expect(greeting).not.toMatch(/Código|muestra/)
    expect(scanned(greeting)).toBe('https://central.nabon.ec/')
    expect(
      linesOf(greeting)
        .slice(-2)
        .map((line) => line.trim()),
    ).toEqual(['Dirección: http://localhost:4173/', 'Desde otros equipos: https://central.nabon.ec'])
  })
})
