import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { kindNamed, kindTyped, kindWord } from '@/shared/lib/file/archivo'
import { admitArchivo, archivoKind } from '@/shared/lib/file/archivo-kind'
import { bomba, libro, NOT_FILES, ods, overlapping, pdf } from '../../../../archivos'

describe('what a file is, by its bytes', () => {
  test.each([
    ['pdf', pdf()],
    ['xlsx', libro()],
    ['ods', ods()],
    ['csv', Buffer.from('\uFEFFPartida,Monto\r\n"Señal «Ñandú»",20.5\r\n')],
    ['csv', Buffer.from('PK,Descripción\t½\r\n1,Año\r\n', 'latin1')],
  ])('%s', async (kind, bytes) => {
    expect(await archivoKind(bytes)).toBe(kind)
  })

  test.each(NOT_FILES)('%s is not what it is called', async (_, nombre, bytes) => {
    expect(await archivoKind(bytes)).not.toBe(kindNamed(nombre))
  })

  test('a bomb is told from a file that is only broken, and nothing at all is no table', async () => {
    expect(await archivoKind(bomba())).toBe('bomba')
    expect(await archivoKind(overlapping())).toBe('bomba')
    expect(await archivoKind(libro().subarray(0, 300))).toBeNull()
    expect(await archivoKind(new Uint8Array())).toBeNull()
    expect(await archivoKind(Buffer.from(' \r\n'))).toBeNull()
  })
})

test('names and types say the same of a kind, and a later version’s kind is just a file', () => {
  expect([kindNamed('Informe.PDF'), kindNamed('informe.pdf.exe'), kindNamed('pdf')]).toEqual([
    'pdf',
    undefined,
    undefined,
  ])
  expect(kindTyped('text/csv; charset=utf-8')).toBe('csv')
  expect(kindTyped('image/webp')).toBeUndefined()
  expect(['application/pdf', 'application/vnd.later'].map(kindWord)).toEqual(['PDF', 'Archivo'])
})

test('out of a copy come files as they went, and a picture is none', async () => {
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'application/octet-stream' })
  const out = await admitArchivo(blob(libro()))
  expect(out?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect(out && Buffer.from(await out.arrayBuffer()).equals(libro())).toBe(true)
  expect(await admitArchivo(blob(bomba()))).toBeNull()
  expect(await admitArchivo(blob(Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')))).toBeNull()
})
