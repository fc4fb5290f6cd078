import { mutationOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { isStoredPhoto } from '@/shared/lib/picture/photo-source'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { loadPhoto, putPhoto } from '@/shared/storage/device/photos'
import { packetIn } from './link'
import { unpack } from './packet'
import { type Opened, readPacketFile } from './packet-file'
import { preview, writesOf } from './preview'
import { refuse } from './refusal'
import type { Clase } from './schema'

/** In bytes. Larger files are not read at all: a cheap phone would freeze. */
const MAX_FILE = 64 * 1024 * 1024

const isArchivo = (text: string) => /^\s*\{/.test(text.replace(/^\uFEFF/, ''))

/** Opens a link, a pasted message, a scanned code or a file's text. Nothing is written. */
export async function openText(text: string): Promise<Opened> {
  if (isArchivo(text)) return readPacketFile(text)
  const opened = unpack(packetIn(text))
  if (opened.kind === 'refused') return opened
  const { packet } = opened
  if (packet.kind === 'acuse')
    return refuse('not-ours', 'Eso es una respuesta de la estación: se abre en el teléfono que reportó.')
  return { kind: 'ok', clase: packet.kind, reportes: packet.reportes, fotos: new Map() }
}

/** The same for a chosen `.bombero.json` file. */
export async function openFile(file: Blob): Promise<Opened> {
  if (file.size > MAX_FILE) return refuse('too-big')
  const text = await file.text().catch(() => null)
  return text === null ? refuse('not-ours', 'El archivo no se pudo leer. Elíjalo otra vez.') : openText(text)
}

export type Incoming = { clase: Clase; reportes: readonly Reporte[]; fotos: ReadonlyMap<string, Blob> }
/** `unread` counts the photos of the file that can't be opened. */
export type Imported = { fresh: number; updated: number; unread: number }

/**
 * Keeps the photos that are new here: a stranger's file must not replace one that this phone holds. Returns how many
 * can't be opened.
 */
async function keepPhotos(reportes: readonly Reporte[], fotos: Incoming['fotos']): Promise<number> {
  const { admitPicture } = await import('@/shared/lib/picture/shrink-picture')
  let unread = 0
  for (const source of new Set(reportes.flatMap(({ imagenes }) => imagenes))) {
    const foto = fotos.get(source)
    if (!foto || !isStoredPhoto(source) || (await loadPhoto(source))) continue
    const admitted = await admitPicture(foto)
    if (admitted) await putPhoto(source, admitted)
    else unread++
  }
  return unread
}

/** Writes the photos first, so that no stored report names a missing one. @throws AccessError, StorageError */
async function take({ clase, reportes, fotos }: Incoming): Promise<Imported> {
  await permit('reportes:edit')
  const expected = preview(await reportesRepository.all(), reportes, clase)
  const unread = await keepPhotos(
    expected.map(({ report }) => report),
    fotos,
  )
  let imported: Imported = { fresh: 0, updated: 0, unread }
  await reportesRepository.upsertMany((list) => {
    const { fresh, updates } = writesOf(preview(list, reportes, clase))
    imported = { fresh: fresh.length, updated: updates.length, unread }
    return [...fresh, ...updates]
  })
  return imported
}

/** Writes what the preview showed, by the merge's rules; only for staff who may edit reports. */
export const importReportes = mutationOptions({
  mutationFn: take,
  meta: {
    invalidates: [reportesRepository.key],
    success: (data) => {
      const { fresh, updated, unread } = data as Imported
      const lost = `. ${plural(unread, 'fotografía no se pudo', 'fotografías no se pudieron')} leer.`
      const counts = `${plural(fresh, 'nuevo', 'nuevos')}, ${plural(updated, 'actualizado', 'actualizados')}`
      return { title: 'Reportes importados', message: unread > 0 ? counts + lost : counts }
    },
    failure: 'No se pudieron importar los reportes.',
  } satisfies MutationMeta,
})
