import { MOST } from '@/entities/reportes/limits'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { shrinkPicture } from '@/shared/lib/picture/shrink-picture'
import { claimDraft, type DraftPlace, readDraft, writeDraft } from '@/shared/storage/device/drafts'
import { savePhoto } from '@/shared/storage/device/photos'
import { deleteShared, listShared, type SharedItem } from '@/shared/storage/device/shared-inbox'
import { EMPTY_REPORT, type ReportForm, TITULO_MOST } from './report-schema'
import { DRAFT } from './use-report-form'

/** Puts shared text into empty fields, never over typed text. */
function withWords(draft: ReportForm, { title, text, url }: SharedItem): ReportForm {
  const asTitle = !draft.titulo.trim() && title.length <= TITULO_MOST
  const added = [asTitle ? '' : title, text, url].map((part) => part.trim())
  const news = added.filter((part, index) => {
    const before = [draft.descripcion, ...added.slice(0, index)]
    return part && !before.some((other) => other.includes(part))
  })
  return {
    ...draft,
    titulo: asTitle ? title.trim() : draft.titulo,
    descripcion: [draft.descripcion.trim(), ...news].filter(Boolean).join('\n\n'),
  }
}

/** Keeps the pictures and counts those that could not be added: too many, too large or no pictures. */
async function keepPictures(files: readonly Blob[], room: number) {
  const sources: string[] = []
  for (const file of files) {
    if (sources.length >= room) break
    const source = await shrinkPicture(file, PICTURE_MB)
      .then(savePhoto)
      .catch(() => null)
    if (source) sources.push(source)
  }
  return { sources, left: files.length - sources.length }
}

async function addToDraft(place: DraftPlace, item: SharedItem): Promise<number> {
  const draft = { ...EMPTY_REPORT, ...(await readDraft<ReportForm>(place)) }
  const { sources, left } = await keepPictures(item.files, MOST.imagenes - draft.imagenes.length)
  const next = { ...withWords(draft, item), imagenes: [...draft.imagenes, ...sources] }
  if (!(await writeDraft(place, next))) throw new Error('draft not written')
  return left
}

export type Intake = { kind: 'added'; left: number } | { kind: 'nothing' } | { kind: 'failed' }

/** Moves what other apps shared into the next report's draft; items that can't be kept stay in the inbox. */
export async function takeShared(): Promise<Intake> {
  const place = await claimDraft(DRAFT)
  try {
    const items = await listShared()
    let left = 0
    for (const [key, item] of items) {
      left += await addToDraft(place, item)
      await deleteShared(key)
    }
    return items.length > 0 ? { kind: 'added', left } : { kind: 'nothing' }
  } catch (error) {
    console.error('No se pudo abrir lo compartido', error)
    return { kind: 'failed' }
  } finally {
    place.release()
  }
}
