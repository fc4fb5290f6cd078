import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import { copiaFileName, writeCopiaFile } from '@/entities/copias/copia-file'
import {
  capture,
  deleteCopias,
  type KeptCopia,
  keepCopia,
  listCopias,
  openCopia,
} from '@/entities/copias/copias'
import { lastDownload, markDownloaded } from '@/entities/copias/last-download'
import { copiasModule } from '@/entities/copias/module'
import { backedUp } from '@/entities/modules'
import { downloadBlob } from '@/shared/lib/file/download'
import type { MutationMeta } from '@/shared/query/toast'
import { loadAllModules } from './data-modules'

export const copiasQuery = queryOptions({
  queryKey: [copiasModule.key],
  queryFn: async () => ({ copias: await listCopias(), descarga: await lastDownload() }),
})

/** Keeps a copy of everything in this browser, including modules that nobody has opened yet. */
export async function keepCopyNow(): Promise<KeptCopia> {
  await loadAllModules()
  return keepCopia(await capture(backedUp()), 'manual')
}

export const keepNow = mutationOptions({
  mutationFn: keepCopyNow,
  meta: {
    invalidates: [copiasModule.key],
    success: {
      title: 'Copia guardada',
      message: 'Está en este navegador. Descárguela para tenerla a salvo.',
    },
    failure: 'No se pudo guardar la copia.',
  } satisfies MutationMeta,
})

/** Downloads one file with everything, or with one copy kept here. */
export const downloadCopia = mutationOptions({
  mutationFn: async (kept: KeptCopia | null) => {
    await permit('system:export')
    if (!kept) await loadAllModules()
    const copia = kept ? await openCopia(kept) : await capture(backedUp())
    downloadBlob(await writeCopiaFile(copia), copiaFileName(new Date(copia.momento)))
    if (!kept) await markDownloaded(copia.momento)
  },
  meta: {
    invalidates: [copiasModule.key],
    success: { title: 'Datos exportados', message: 'Guarde el archivo fuera de este equipo.' },
    failure: 'No se pudo crear la copia.',
  } satisfies MutationMeta,
})

export const removeCopia = mutationOptions({
  mutationFn: async ({ id }: KeptCopia) => {
    await permit('config:edit')
    await deleteCopias([id])
  },
  meta: {
    invalidates: [copiasModule.key],
    success: { title: 'Copia eliminada' },
    failure: 'No se pudo eliminar la copia.',
  } satisfies MutationMeta,
})
