import { describe, expect, test } from 'vitest'
import { codigoOf, parseCodigo } from '@/entities/reportes/codigo'
import { runs } from '../../../runs'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const OTHERS = '01ILOUVÑ'
const ids = Array.from(
  { length: 10_000 },
  (_, n) => `reporte-${1_767_225_600_000 + n * 977}-${n.toString(36)}`,
)
const bare = (codigo: string) => codigo.replaceAll('-', '')

describe('short codes', () => {
  test('codes come from the id alone, without look-alikes, in groups of three', () => {
    for (const id of ids) expect(codigoOf(id)).toMatch(/^([2-9A-HJKMNP-TW-Z]{3}-){2}[2-9A-HJKMNP-TW-Z]{3}$/)
    expect(codigoOf('reporte-1718200800000')).toBe(codigoOf('reporte-1718200800000'))
    expect(new Set(ids.map(codigoOf)).size).toBe(ids.length)
  })

  test('every character of the alphabet appears equally often, within chance', () => {
    const counts = new Map<string, number>()
    for (const id of ids) for (const c of bare(codigoOf(id))) counts.set(c, (counts.get(c) ?? 0) + 1)
    const expected = (ids.length * 9) / ALPHABET.length
    expect(counts.size).toBe(ALPHABET.length)
    for (const count of counts.values()) expect(Math.abs(count / expected - 1)).toBeLessThan(0.1)
  })

  test('every single-character typo is caught', () => {
    let missed = 0
    let tried = 0
    for (const id of ids.slice(0, runs(ids.length))) {
      const codigo = bare(codigoOf(id))
      for (let position = 0; position < codigo.length; position++)
        for (const character of ALPHABET + OTHERS) {
          if (character === codigo[position]) continue
          tried++
          const typo = codigo.slice(0, position) + character + codigo.slice(position + 1)
          if (parseCodigo(typo).kind !== 'mistyped') missed++
        }
    }
    expect({ missed, tried }).toEqual({ missed: 0, tried: runs(ids.length) * 9 * (28 + OTHERS.length) })
  })

  test('every swap of neighbours, and one missing or doubled character, is caught', () => {
    for (const id of ids) {
      const codigo = bare(codigoOf(id))
      for (let i = 0; i + 1 < codigo.length; i++) {
        const [left = '', right = ''] = codigo.slice(i, i + 2)
        const swapped = codigo.slice(0, i) + right + left + codigo.slice(i + 2)
        if (left !== right && parseCodigo(swapped).kind !== 'mistyped') expect.fail(`${codigo} ${swapped}`)
      }
      if (parseCodigo(codigo.slice(1)).kind !== 'mistyped') expect.fail(codigo)
      if (parseCodigo(codigo + codigo.slice(-1)).kind !== 'mistyped') expect.fail(codigo)
    }
  })

  test('case, spaces, dashes and dots don’t matter; an empty text is no typo', () => {
    const codigo = codigoOf('reporte-1718200800000')
    const [a, b, c] = codigo.toLowerCase().split('-')
    for (const typed of [codigo, ` ${a} ${b}  ${c}\n`, `${a}${b}${c}`, `${a}–${b}.${c}`, `${a} - ${b}_${c}`])
      expect(parseCodigo(typed)).toEqual({ kind: 'ok', codigo })
    expect(parseCodigo(' - ')).toEqual({ kind: 'empty' })
    expect(parseCodigo('')).toEqual({ kind: 'empty' })
    expect(parseCodigo('hola')).toEqual({ kind: 'mistyped' })
  })
})
