import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { crc32, DICTIONARY, type Packet, pack, unpack } from '@/entities/reportes/packet/packet'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { toBase64Url } from '@/shared/lib/file/base64'
import { runs } from '../../../../runs'
import { citizenReports, stationReports } from '../arbitraries'

const packed = (packet: Packet) => {
  const result = pack(packet)
  if (result.kind !== 'ok') throw new Error(result.sentence)
  return result.text
}

const reason = (text: string) => {
  const result = unpack(text)
  return result.kind === 'refused' ? result.reason : 'ok'
}

/** A packet with a correct frame and any body, as a hostile sender can make it. */
function forge(json: string | Uint8Array, letter = 'c', version = 1): string {
  const bytes = typeof json === 'string' ? new TextEncoder().encode(json) : json
  const body = toBase64Url(deflateSync(bytes, { level: 9, dictionary: DICTIONARY }))
  const framed = `${version}${letter}${body.length.toString(36).padStart(4, '0')}${body}`
  const sum = crc32(framed)
  return framed + toBase64Url(Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum))
}

const at = 1_767_225_600_000
const row = ['reporte-1', 'Humo', 'Mucho humo', 0, at, 0, 'Ana', 'a@x.ec', 0, 0, 0, [], 0]
const change = (index: number, value: unknown) =>
  JSON.stringify([row.map((v, i) => (i === index ? value : v))])

describe('pack and unpack', () => {
  test('give back the same report, whatever is in it', () => {
    const same = (packet: Packet) => {
      expect(unpack(packed(packet))).toEqual({ kind: 'ok', packet })
    }
    fc.assert(
      fc.property(citizenReports, (report) => same({ kind: 'ciudadano', reportes: [report] })),
      { numRuns: runs(5000) },
    )
    fc.assert(
      fc.property(stationReports, (report) => same({ kind: 'estacion', reportes: [report] })),
      { numRuns: runs(5000) },
    )
  })

  test('keep the order of several reports, and an acknowledgement', () => {
    const reportes = sampleReportes()
    expect(unpack(packed({ kind: 'estacion', reportes }))).toEqual({
      kind: 'ok',
      packet: { kind: 'estacion', reportes },
    })
    for (const administrador of ['Jefe', undefined]) {
      const acuse = { id: 'reporte-1', estado: 'EN_PROCESO', respuesta: 'Ya vamos' } as const
      const fechaActualizacion = '2026-01-01T00:00:00.000Z'
      const packet = {
        kind: 'acuse' as const,
        acuse: { ...acuse, fechaActualizacion, ...(administrador && { administrador }) },
      }
      expect(unpack(packed(packet))).toEqual({ kind: 'ok', packet })
    }
  })

  test('a citizen’s packet never carries triage', () => {
    const [sample] = sampleReportes() as [Reporte]
    const result = unpack(packed({ kind: 'ciudadano', reportes: [{ ...sample, duplicadoDe: 'reporte-9' }] }))
    expect(result).toMatchObject({
      kind: 'ok',
      packet: {
        reportes: [{ estado: 'PENDIENTE', prioridad: 'MEDIA', respuesta: '', administrador: '' }],
      },
    })
    expect(JSON.stringify(result)).not.toMatch(/duplicadoDe|Inspecci/)
    expect(reason(forge(JSON.stringify([[...row, 3, 3, 'Cerrado', 'Jefe', 0]])))).toBe('bad-content')
  })

  test('photos of this phone are left out, and the packet says so', () => {
    const [sample] = sampleReportes() as [Reporte]
    const imagenes = ['https://x.ec/1.jpg', 'idb:0b0e8f7a-1111', 'data:image/png;base64,AAAA']
    expect(unpack(packed({ kind: 'ciudadano', reportes: [{ ...sample, imagenes }] }))).toMatchObject({
      packet: { reportes: [{ imagenes: ['https://x.ec/1.jpg'], cambios: { imagenes: '' } }] },
    })
  })

  test('a report that the receiver would refuse is not packed', () => {
    const [sample] = sampleReportes() as [Reporte]
    const refused = (reportes: Reporte[]) => pack({ kind: 'ciudadano', reportes }).kind
    expect(refused([])).toBe('refused')
    expect(
      pack({ kind: 'ciudadano', reportes: [{ ...sample, descripcion: 'x'.repeat(10_001) }] }),
    ).toMatchObject({
      reason: 'bad-content',
      sentence: expect.stringContaining('Este reporte no se puede compartir'),
    })
    expect(refused([{ ...sample, fechaCreacion: 'ayer' }])).toBe('refused')
    expect(refused(Array.from({ length: 501 }, () => sample))).toBe('refused')
  })
})

describe('refusals', () => {
  test('every single-character corruption of a packet', () => {
    const replacements = ['A', '0', 'z', '-', ' ', 'é']
    const small = fc.sample(citizenReports, { numRuns: runs(1000), seed: 20260301 })
    let tried = 0
    const accepted: string[] = []
    for (const report of small) {
      const short = { ...report, descripcion: 'Humo', imagenes: [], titulo: report.titulo.slice(0, 8) }
      const text = packed({ kind: 'ciudadano', reportes: [short] })
      for (let i = 0; i < text.length; i++) {
        // The neighbour differs in the lowest bits, which base64 leaves unused at its end.
        const neighbour = String.fromCharCode(text.charCodeAt(i) ^ 1)
        for (const character of [...replacements, neighbour]) {
          if (character === text[i]) continue
          tried++
          const corrupted = text.slice(0, i) + character + text.slice(i + 1)
          if (unpack(corrupted).kind !== 'refused') accepted.push(corrupted)
        }
      }
    }
    console.info('corrupciones probadas:', tried)
    expect(accepted).toEqual([])
  })

  test('a cut, doubled or foreign text is refused', () => {
    const text = packed({ kind: 'estacion', reportes: sampleReportes() })
    for (let end = 2; end < text.length; end++) expect(reason(text.slice(0, end))).toBe('cut')
    expect(reason(text + text)).toBe('corrupt')
    expect(reason(`${text}A`)).toBe('corrupt')
    for (const other of ['', '1', 'hola', 'https://x.ec', '{"a":1}', '0c0001A'])
      expect(reason(other)).toBe('not-ours')
  })

  test('a newer version is distinguished from a broken packet', () => {
    const newer = forge('whatever the future holds', 'q', 2)
    expect(reason(newer)).toBe('newer')
    expect(reason(newer.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe('corrupt')
  })

  test('the sizes of the text and of the unpacked bytes and the number of reports are limited', () => {
    expect(reason('1c'.padEnd(60_001, 'A'))).toBe('too-big')
    const bomb = forge(new Uint8Array(30_000_000).fill(0x20))
    expect(bomb.length).toBeLessThan(60_000)
    expect(reason(bomb)).toBe('too-big')
    expect(reason(forge(JSON.stringify(Array.from({ length: 501 }, () => row))))).toBe('too-big')
  })

  test('deep nesting and keys that aim at prototypes', () => {
    expect(reason(forge('['.repeat(100_000) + ']'.repeat(100_000)))).toBe('bad-content')
    expect(reason(forge(change(11, [[[[[[[[[]]]]]]]]])))).toBe('bad-content')
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(reason(forge(`[{"${key}":{"polluted":true}}]`))).toBe('bad-content')
    expect(reason(forge(change(0, '__proto__')))).toBe('bad-content')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each([
    ['id', 0, ''],
    ['long title', 1, 'x'.repeat(301)],
    ['title of another type', 1, { toString: 'x' }],
    ['unknown category', 3, 9],
    ['category by name', 3, 'length'],
    ['instant', 4, 1e300],
    ['instant as text', 4, 'mañana'],
    ['latitude', 10, [91, 0, 1, at]],
    ['script image', 11, ['javascript:alert(1)']],
    ['plain http image', 11, ['http://x.ec/1.jpg']],
    ['photo of this phone', 11, ['idb:0b0e8f7a-1111']],
    ['data image', 11, ['data:image/svg+xml;base64,AAAA']],
    ['six images', 11, Array.from({ length: 6 }, (_, n) => `https://x.ec/${n}.jpg`)],
    ['changes', 12, [1]],
  ])('content: %s', (_, index, value) => {
    expect(reason(forge(change(index, value)))).toBe('bad-content')
  })

  test('a wrong row, a missing field and an empty list are refused', () => {
    for (const json of ['[]', '{}', 'null', '[null]', '[[]]', '["x"]', JSON.stringify([row.slice(1)])])
      expect(reason(forge(json))).toBe('bad-content')
    expect(reason(forge('[[', 'c'))).toBe('corrupt')
    expect(reason(forge('[1,2,3,4,5]', 'a'))).toBe('bad-content')
  })

  test('script text stays text', () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect(unpack(forge(change(1, script)))).toMatchObject({
      kind: 'ok',
      packet: { reportes: [{ titulo: script }] },
    })
  })
})
