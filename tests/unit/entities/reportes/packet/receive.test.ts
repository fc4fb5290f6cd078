import { describe, expect, test, vi } from 'vitest'
import { makePacketFile } from '@/entities/reportes/packet/packet-file'
import {
  type Imported,
  type Incoming,
  importReportes,
  openFile,
  openText,
} from '@/entities/reportes/packet/receive'
import { sendAnswer, sendReporte } from '@/entities/reportes/packet/send'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { onCommit } from '@/shared/storage/changes'
import { loadPhoto, putPhoto } from '@/shared/storage/device/photos'
import { signIn } from '../../../sign-in'
import { photoEnding } from '../../../webp'

const [base] = sampleReportes() as [Reporte]
const FOTO = 'idb:11111111-2222-3333-4444-555555555555'
const report: Reporte = { ...base, id: 'reporte-1772452800000-x7k2', imagenes: [FOTO], respuesta: '' }

const take = (incoming: Incoming): Promise<Imported> =>
  importReportes.mutationFn?.(incoming, undefined as never) ?? expect.fail('no mutation')

function said(imported: Imported): string | undefined {
  const success = importReportes.meta?.success
  return typeof success === 'function' ? success(imported, undefined)?.message : undefined
}

async function opened(text: string | Blob): Promise<Incoming> {
  const result = await (typeof text === 'string' ? openText(text) : openFile(text))
  return result.kind === 'ok' ? result : expect.fail(result.sentence)
}

const bytes = async (source: string) => new Uint8Array((await (await loadPhoto(source))?.arrayBuffer()) ?? [])

describe('importing reports', () => {
  test('a link, then its file with the photo, then both again give one report with the photo', async () => {
    await signIn('user-1')
    const message = sendReporte('https://bomberos.example', report).message
    await putPhoto(FOTO, photoEnding(7))
    const file = await makePacketFile('ciudadano', [report])
    expect(await take(await opened(message))).toEqual({ fresh: 1, updated: 0, unread: 0 })
    expect(await take(await opened(file))).toEqual({ fresh: 0, updated: 1, unread: 0 })
    expect(await take(await opened(message))).toEqual({ fresh: 0, updated: 0, unread: 0 })
    expect(await take(await opened(file))).toEqual({ fresh: 0, updated: 0, unread: 0 })
    const list = (await reportesRepository.all()).filter(({ id }) => id === report.id)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ estado: 'PENDIENTE', administrador: '', imagenes: [FOTO] })
  })

  test('a photo that this phone holds is never replaced', async () => {
    await signIn('user-1')
    await putPhoto(FOTO, photoEnding(7))
    await take({ clase: 'ciudadano', reportes: [report], fotos: new Map([[FOTO, photoEnding(9)]]) })
    expect((await bytes(FOTO)).at(-1)).toBe(7)
  })

  test('a photo that can’t be opened is left out with a message; the report is imported', async () => {
    await signIn('user-1')
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const torn = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 7)])
    const imported = await take({ clase: 'ciudadano', reportes: [report], fotos: new Map([[FOTO, torn]]) })
    expect(imported).toEqual({ fresh: 1, updated: 0, unread: 1 })
    expect(await loadPhoto(FOTO)).toBeUndefined()
    expect(said(imported)).toBe('1 nuevo, 0 actualizados. 1 fotografía no se pudo leer.')
    expect(said({ ...imported, unread: 0 })).toBe('1 nuevo, 0 actualizados')
  })

  test('without the right to edit nothing is written, no photo either', async () => {
    const incoming = {
      clase: 'ciudadano',
      reportes: [report],
      fotos: new Map([[FOTO, photoEnding(9)]]),
    } as const
    await expect(take(incoming)).rejects.toThrow('la sesión terminó')
    await signIn('user-5')
    await expect(take(incoming)).rejects.toThrow('Su rol no permite esta acción.')
    expect(await reportesRepository.find(report.id)).toBeUndefined()
    expect(await loadPhoto(FOTO)).toBeUndefined()
  })

  test('is one commit that names each record', async () => {
    await signIn('user-1')
    const seen: string[][] = []
    const stop = onCommit((commits) =>
      seen.push(commits.map(({ action, after }) => `${action} ${(after as Reporte | null)?.id}`)),
    )
    const changed = {
      ...base,
      titulo: 'Otro título',
      cambios: { contenido: '2026-01-01', imagenes: '2024-06-12', atencion: '2024-06-13' },
    }
    await take({ clase: 'estacion', reportes: [report, changed], fotos: new Map() })
    stop()
    expect(seen).toEqual([[`create ${report.id}`, `update ${base.id}`]])
  })

  test('a text that is no report is refused in words', async () => {
    expect(await openText(sendAnswer('https://bomberos.example', base).message)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringContaining('se abre en el teléfono que reportó'),
    })
    for (const text of ['', 'hola', '{}', '{"formato":"bomberos-reportes"'])
      expect((await openText(text)).kind).toBe('refused')
  })
})
