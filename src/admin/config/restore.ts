import { mutationOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import { isObject, loadAllModules, readableData } from '@/admin/shell/data-modules'
import { backedUp, backupKeys, sampleKeys } from '@/entities/modules'
import { readArchivo } from '@/entities/respaldo/archivo'
import { atPresent, type Copia } from '@/entities/respaldo/copia'
import { type CopiaGuardada, openCopia } from '@/entities/respaldo/copias'
import { compareModulo, type Diferencias, type Modo } from '@/entities/respaldo/diferencias'
import { forgetMarca } from '@/entities/respaldo/marca'
import { respaldoModule } from '@/entities/respaldo/module'
import { emptyModulos, restore, undoRestore } from '@/entities/respaldo/restaurar'
import type { MutationMeta } from '@/shared/query/toast'
import { listPhotos } from '@/shared/storage/device/photos'
import { readWhole } from '@/shared/storage/entry/whole'

/**
 * `fields` means that it is one object, counted by its fields; `merged` that nothing here is replaced in either mode;
 * `ignored` that the module can't be read and stays as it is.
 */
export type ModuloPreview = {
  key: string
  label: string
  fields: boolean
  merged: boolean
  ignored: boolean
  unreadable: number
  diferencias: Diferencias
}

/** What the copy holds and how it differs from what is here. Nothing is written. */
export type Preview = {
  copia: Copia
  modulos: ModuloPreview[]
  fotos: { copia: number; nuevas: number }
}

async function previewOf(given: Copia): Promise<Preview> {
  const copia = atPresent(given, backedUp())
  const readable: Record<string, unknown> = {}
  const modulos: ModuloPreview[] = []
  for (const stored of backedUp()) {
    const { key, title, alwaysMerged = false } = stored
    if (!(key in copia.modulos)) continue
    const { data, unreadable } = readableData(stored, copia.modulos[key])
    if (data !== undefined) readable[key] = data
    const diferencias = compareModulo(stored, await readWhole(stored), data)
    modulos.push({
      key,
      label: title,
      fields: isObject(stored),
      merged: alwaysMerged,
      ignored: data === undefined,
      unreadable,
      diferencias,
    })
  }
  const here = new Set(await listPhotos())
  return {
    copia: { ...copia, modulos: readable },
    modulos,
    fotos: {
      copia: copia.fotos.length,
      nuevas: copia.fotos.filter((source) => !here.has(source)).length,
    },
  }
}

const everything = [respaldoModule.key, ...backupKeys()]

/** Opens and checks a file or a copy of this browser, and compares it with what is here. */
export const openForRestore = mutationOptions({
  mutationFn: async (from: Blob | CopiaGuardada): Promise<Preview> => {
    await permit('config:edit')
    const copia = from instanceof Blob ? await readArchivo(from) : await openCopia(from)
    await loadAllModules()
    return previewOf(copia)
  },
  meta: { failure: 'No se restauró nada.' } satisfies MutationMeta,
})

export const restoreCopia = mutationOptions({
  mutationFn: ({ copia, modo }: { copia: Copia; modo: Modo }) => restore(copia, modo, backedUp()),
  meta: {
    invalidates: everything,
    success: { title: 'Copia restaurada', message: 'Puede deshacerlo en esta misma pantalla.' },
    failure: 'No se restauró nada.',
  } satisfies MutationMeta,
  onSettled: forgetMarca,
})

export const undoLastRestore = mutationOptions({
  mutationFn: (snapshot: CopiaGuardada) => undoRestore(snapshot, backedUp()),
  meta: {
    invalidates: everything,
    success: { title: 'Restauración deshecha', message: 'Todo está como antes de restaurar.' },
    failure: 'No se pudo deshacer la restauración.',
  } satisfies MutationMeta,
  onSettled: forgetMarca,
})

export const startEmpty = mutationOptions({
  mutationFn: async () => {
    await loadAllModules()
    await emptyModulos(sampleKeys(), backedUp())
  },
  meta: {
    invalidates: everything,
    success: { title: 'Módulos vacíos', message: 'Los usuarios y la configuración siguen como estaban.' },
    failure: 'No se vació nada.',
  } satisfies MutationMeta,
  onSettled: forgetMarca,
})
