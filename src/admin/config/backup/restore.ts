import { mutationOptions } from '@tanstack/react-query'
import { permit } from '@/access/permit'
import { isObject, loadAllModules, readableData } from '@/admin/shell/data/data-modules'
import { atPresent, type Copia } from '@/entities/copias/copia'
import { readCopiaFile } from '@/entities/copias/copia-file'
import { type KeptCopia, openCopia } from '@/entities/copias/copias'
import { compareModule, type Differences, type RestoreMode } from '@/entities/copias/differences'
import { copiasModule } from '@/entities/copias/module'
import { removeSamples, restore, undoRestore } from '@/entities/copias/restore'
import { forgetRestoreMark } from '@/entities/copias/restore-mark'
import { backedUp, backupKeys, sampleLists } from '@/entities/modules'
import { namesById } from '@/entities/record-names'
import type { MutationMeta } from '@/shared/query/toast'
import { listPhotos } from '@/shared/storage/device/photos'
import { readWhole } from '@/shared/storage/entry/whole'

/**
 * `fields` means that it is one object, counted by its fields; `merged` that nothing here is replaced in either mode;
 * `ignored` that the module can't be read and stays as it is.
 */
export type ModuleDifferences = {
  key: string
  label: string
  fields: boolean
  merged: boolean
  ignored: boolean
  unreadable: number
  differences: Differences
}

/** What the copy holds and how it differs from what is here. Nothing is written. */
export type Preview = {
  copia: Copia
  modulos: ModuleDifferences[]
  fotos: { copia: number; nuevas: number }
}

async function previewOf(given: Copia): Promise<Preview> {
  const copia = atPresent(given, backedUp())
  const readable: Record<string, unknown> = {}
  const modulos: ModuleDifferences[] = []
  const here = new Map<string, unknown>()
  for (const stored of backedUp()) here.set(stored.key, await readWhole(stored))
  const [own, theirs] = [namesById((key) => here.get(key)), namesById((key) => copia.modulos[key])]
  const nameOf = (id: string) => theirs.get(id) ?? own.get(id)
  for (const stored of backedUp()) {
    const { key, title, alwaysMerged = false } = stored
    if (!(key in copia.modulos)) continue
    const { data, unreadable } = readableData(stored, copia.modulos[key])
    if (data !== undefined) readable[key] = data
    const differences = compareModule(stored, here.get(key), data, nameOf)
    modulos.push({
      key,
      label: title,
      fields: isObject(stored),
      merged: alwaysMerged || copia.parciales?.includes(key) === true,
      ignored: data === undefined,
      unreadable,
      differences,
    })
  }
  const photos = new Set(await listPhotos())
  return {
    copia: { ...copia, modulos: readable },
    modulos,
    fotos: {
      copia: copia.fotos.length,
      nuevas: copia.fotos.filter((source) => !photos.has(source)).length,
    },
  }
}

/** What the mutations share that replace every module at once. */
const replacing = (title: string, message: string, failure: string) => ({
  meta: {
    invalidates: [copiasModule.key, ...backupKeys()],
    success: { title, message },
    failure,
  } satisfies MutationMeta,
  onSettled: forgetRestoreMark,
})

/** Opens and checks a file or a copy of this browser, and compares it with what is here. */
export const openForRestore = mutationOptions({
  mutationFn: async (from: Blob | KeptCopia): Promise<Preview> => {
    await permit('config:edit')
    const copia = from instanceof Blob ? await readCopiaFile(from) : await openCopia(from)
    await loadAllModules()
    return previewOf(copia)
  },
  meta: { failure: 'No se restauró nada.' } satisfies MutationMeta,
})

export const restoreCopia = mutationOptions({
  mutationFn: ({ copia, mode }: { copia: Copia; mode: RestoreMode }) => restore(copia, mode, backedUp()),
  ...replacing('Copia restaurada', 'Puede deshacerlo en Configuración → Backup.', 'No se restauró nada.'),
})

export const undoLastRestore = mutationOptions({
  mutationFn: (snapshot: KeptCopia) => undoRestore(snapshot, backedUp()),
  ...replacing(
    'Restauración deshecha',
    'Todo está como antes de restaurar.',
    'No se pudo deshacer la restauración.',
  ),
})

export const startEmpty = mutationOptions({
  mutationFn: async () => {
    await loadAllModules()
    await removeSamples(sampleLists(), backedUp())
  },
  ...replacing(
    'Ejemplos quitados',
    'Lo que usted agregó, los usuarios y la configuración siguen como estaban.',
    'No se quitó nada.',
  ),
})
