import { describe, expect, test } from 'vitest'
import { packetFileName, readPacketFile, writePacketFile } from '@/entities/reportes/packet/packet-file'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { canonical } from '@/shared/lib/canonical'
import { toBase64 } from '@/shared/lib/file/base64'
import { sha256 } from '@/shared/lib/file/sha256'

const SOURCE = 'idb:0b0e8f7a-3c1d-4e2f-9a6b-5d4c3b2a1f00'
const [, sample] = sampleReportes() as [Reporte, Reporte]
const withPhoto: Reporte = { ...sample, imagenes: [SOURCE, 'https://x.ec/1.jpg'] }

const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const WEBP = [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]

function picture(head: number[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length).map((_, index) => (index * 73) % 256)
  bytes.set(head)
  return bytes
}

const photos = (bytes: Uint8Array<ArrayBuffer>) => new Map([[SOURCE, new Blob([bytes])]])
const bytesOf = async (blob: Blob | undefined) => new Uint8Array((await blob?.arrayBuffer()) ?? [])

async function written(report = withPhoto, fotos: Map<string, Blob> = photos(picture(JPEG, 5000))) {
  const result = await writePacketFile('ciudadano', [report], fotos)
  return result.kind === 'ok' ? result.text : expect.fail(result.sentence)
}

const reason = async (text: string) => {
  const result = await readPacketFile(text)
  return result.kind === 'refused' ? result.reason : 'ok'
}

/** A file with a correct checksum and any content, as a hostile sender can make it. */
async function forge(change: (content: Record<string, unknown>) => void): Promise<string> {
  const { suma: _, ...content } = JSON.parse(await written()) as Record<string, unknown>
  change(content)
  const { clase, formato, fotos, reportes, version, ...more } = content
  const suma = await sha256(canonical({ clase, formato, fotos, reportes, version }))
  return JSON.stringify({ formato, suma, clase, version, reportes, fotos, ...more })
}

type Foto = { id: string; tipo: string; base64: string }
const fotosOf = (content: Record<string, unknown>) => content.fotos as Foto[]
const firstOf = (content: Record<string, unknown>) => (content.reportes as Reporte[])[0] as Reporte

describe('the file with photos', () => {
  test.each([
    ['jpeg', JPEG],
    ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['webp', WEBP],
  ])('gives reports and %s photos back, byte for byte', async (tipo, head) => {
    const bytes = picture(head, 30_001)
    const opened = await readPacketFile(await written(withPhoto, photos(bytes)))
    expect(opened).toMatchObject({ kind: 'ok', clase: 'ciudadano', reportes: [withPhoto] })
    const blob = opened.kind === 'ok' ? opened.fotos.get(SOURCE) : undefined
    expect(blob?.type).toBe(`image/${tipo}`)
    expect(await bytesOf(blob)).toEqual(bytes)
  })

  test('a file between phones of the station carries states; a citizen’s never does', async () => {
    const reportes = sampleReportes()
    const station = await writePacketFile('estacion', reportes, new Map())
    const opened = await readPacketFile(station.kind === 'ok' ? station.text : '')
    expect(opened).toMatchObject({ kind: 'ok', clase: 'estacion', reportes })
    const [attended] = reportes as [Reporte]
    const text = await written(attended, new Map())
    expect(text).not.toMatch(/estado|Inspecci|prioridad/)
    expect(await readPacketFile(text)).toMatchObject({
      reportes: [{ estado: 'PENDIENTE', prioridad: 'MEDIA', respuesta: '', administrador: '' }],
    })
  })

  test('a photo that is missing, no picture or over 10 MB is left out, and the report says so', async () => {
    const big = photos(picture(JPEG, 10 * 1024 * 1024 + 1))
    for (const fotos of [new Map<string, Blob>(), photos(picture([0x3c], 50)), big])
      expect(await readPacketFile(await written(withPhoto, fotos))).toMatchObject({
        kind: 'ok',
        reportes: [{ imagenes: ['https://x.ec/1.jpg'], cambios: { imagenes: '' } }],
        fotos: new Map(),
      })
  })

  test('is named after the code, or the number of reports', () => {
    expect(packetFileName([sample])).toMatch(/^reporte-[2-9A-Z]{9}\.bombero\.json$/)
    expect(packetFileName(sampleReportes())).toBe('reportes-2.bombero.json')
  })

  test('the JSON’s layout and a byte order mark don’t matter', async () => {
    const pretty = `\uFEFF${JSON.stringify(JSON.parse(await written()), null, 2)}\n`
    expect(await reason(pretty)).toBe('ok')
  })
})

describe('refusals', () => {
  test('a single changed character in any value is refused', async () => {
    const small = await written(withPhoto, photos(picture(JPEG, 24)))
    const accepted: string[] = []
    for (let i = 0; i < small.length; i++) {
      const corrupted = `${small.slice(0, i)}${small[i] === '5' ? '6' : '5'}${small.slice(i + 1)}`
      if ((await reason(corrupted)) === 'ok') accepted.push(corrupted)
    }
    expect(accepted).toEqual([])
    expect(await reason(small.replace('aflojó', 'aflojo'))).toBe('corrupt')
  })

  test('a cut, newer, foreign or too large file is refused', async () => {
    const text = await written()
    for (const end of [100, 500, text.length - 1]) expect(await reason(text.slice(0, end))).toBe('cut')
    expect(await reason(await forge((content) => Object.assign(content, { version: 2 })))).toBe('newer')
    for (const other of ['', '{}', 'hola', '{"formato":"otro"}', '[]'])
      expect(await reason(other)).toBe('not-ours')
    expect(await reason(text.padEnd(60 * 1024 * 1024 + 1, ' '))).toBe('too-big')
  })

  test('deep nesting and keys that aim at prototypes', async () => {
    const text = await written()
    const inside = (json: string) => text.replace('"titulo":', `"x":${json},"titulo":`)
    expect(await reason(inside('['.repeat(50_000) + ']'.repeat(50_000)))).toBe('bad-content')
    for (const key of ['__proto__', 'constructor', 'prototype'])
      expect(await reason(inside(`{"${key}":{"polluted":1}}`))).toBe('bad-content')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test.each<[string, (content: Record<string, unknown>) => void]>([
    ['triage in a citizen’s file', (c) => Object.assign(firstOf(c), { estado: 'CERRADO' })],
    ['unknown field', (c) => Object.assign(c, { mas: 1 })],
    ['unknown kind', (c) => Object.assign(c, { clase: 'acuse' })],
    ['six images', (c) => Object.assign(firstOf(c), { imagenes: Array(6).fill('https://x.ec/1.jpg') })],
    ['script image', (c) => Object.assign(firstOf(c), { imagenes: ['javascript:alert(1)'] })],
    ['photo named but not there', (c) => Object.assign(c, { fotos: [] })],
    ['photo that no report names', (c) => Object.assign(firstOf(c), { imagenes: [] })],
    ['photo twice', (c) => fotosOf(c).push(...fotosOf(c))],
    ['type that is not the bytes', (c) => Object.assign(fotosOf(c)[0] as Foto, { tipo: 'image/png' })],
    ['svg', (c) => Object.assign(fotosOf(c)[0] as Foto, { tipo: 'image/svg+xml', base64: btoa('<svg/>') })],
    ['no base64', (c) => Object.assign(fotosOf(c)[0] as Foto, { base64: '%%%' })],
    [
      'photo over 10 MB',
      (c) => Object.assign(fotosOf(c)[0] as Foto, { base64: toBase64(picture(JPEG, 10 * 1024 * 1024 + 3)) }),
    ],
  ])('content: %s', async (_, change) => {
    expect(await reason(await forge(() => {}))).toBe('ok')
    expect(await reason(await forge(change))).toBe('bad-content')
  })
})
