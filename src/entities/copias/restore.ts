import * as v from 'valibot'
import { USUARIOS_KEY } from '@/access/keys'
import type { ModuleList, ModuleObject } from '@/access/module'
import { permit } from '@/access/permit'
import { sessionUserId } from '@/access/session'
import { usuarioSchema } from '@/access/usuarios/usuario'
import { formatMoment } from '@/shared/lib/fecha'
import { announce, announceReplaced } from '@/shared/storage/changes'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { listPhotos, PHOTOS_LOCK, putPhoto } from '@/shared/storage/device/photos'
import { withLock } from '@/shared/storage/entry/lock'
import type { Row } from '@/shared/storage/entry/rows'
import { writeTogether } from '@/shared/storage/entry/together'
import { readUnseen } from '@/shared/storage/entry/unseen'
import { RefusedError } from '@/shared/storage/errors'
import { idOf } from '@/shared/storage/unique-ids'
import { atPresent, type Copia, CopiaError } from './copia'
import { copyOf, type KeptCopia, type Motivo, openCopia, rowNames, rowsOf } from './copias'
import { joinModule, type RestoreMode } from './differences'
import { copiasModule } from './module'
import { putRestoreMark, type RestoreMark, rowOfRestoreMark } from './restore-mark'

type Restorable = Pick<ModuleList | ModuleObject, 'key' | 'alwaysMerged' | 'migrations'> &
  Pick<ModuleObject, 'whenEmptied'>
type Data = Readonly<Record<string, unknown>>

const joined = (here: Data, copia: Copia, mode: RestoreMode, modulos: readonly Restorable[]): Data =>
  Object.fromEntries(
    modulos
      .filter(({ key }) => key in copia.modulos)
      .map(({ key, alwaysMerged }) => [
        key,
        joinModule(
          here[key],
          copia.modulos[key],
          alwaysMerged || copia.parciales?.includes(key) ? 'combinar' : mode,
        ),
      ]),
  )

function checkUsuarios(next: Data): void {
  if (!(USUARIOS_KEY in next)) return
  const list = next[USUARIOS_KEY]
  const users = Array.isArray(list) ? list.filter((user) => v.is(usuarioSchema, user)) : []
  if (!users.some(({ active, role }) => active && role === 'SUPERADMIN')) throw new CopiaError('sinJefe')
}

/** Calls `added` with each picture's source before writing it. */
async function bringPhotos(copia: Copia, added: (source: string) => void): Promise<void> {
  const present = new Set(await listPhotos())
  for (const source of copia.fotos) {
    const picture = present.has(source) ? undefined : await copia.foto(source)
    if (!picture) continue
    added(source)
    // Copies the bytes: a slice of a chosen file is gone when the file is.
    await putPhoto(source, new Blob([await picture.arrayBuffer()], { type: picture.type }))
  }
}

type Change = {
  motivo: Motivo
  /** The restore's name in the log of changes. */
  titulo: string
  copia: Copia
  mode: RestoreMode
  /** The modules that change; the snapshot holds `all`. */
  modulos: readonly Restorable[]
  all: readonly Restorable[]
  /** The snapshot that this undo uses up. */
  spent?: KeptCopia
  /** More values to write, made from those that are here. */
  besides?: (here: Data) => Data
}

/**
 * Writes the pictures first, as nothing names them yet; then, in one step, all data, the snapshot of what was here and
 * the mark that tells a later start how the restore ended.
 */
async function change(wanted: Change): Promise<void> {
  const { motivo, titulo, copia: given, mode, modulos, all, spent, besides } = wanted
  const copia = atPresent(given, modulos)
  const mark: RestoreMark = { motivo, titulo, usuario: sessionUserId(), hecha: false }
  const added = new Set<string>()
  try {
    await withLock(PHOTOS_LOCK, async () => {
      await putRestoreMark(mark)
      await bringPhotos(copia, (source) => added.add(source))
      await writeTogether(all, async (here) => {
        const values = { ...joined(here, copia, mode, modulos), ...besides?.(here) }
        checkUsuarios(values)
        const { rows } = await rowsOf(await copyOf(here, all), motivo)
        const gone = rowNames(spent ? [spent.id] : []).map((name): Row => [name, undefined])
        return { values, rows: [...rows, ...gone, rowOfRestoreMark({ ...mark, hecha: true })] }
      })
    })
  } catch (error) {
    // Removed at once: the disk was too full for the restore, and the sweep would wait a day.
    if (added.size > 0) await sweepPhotos(Date.now(), added).catch(() => undefined)
    throw error
  } finally {
    // Announced after a refusal too: another tab may have read data that was taken back.
    for (const { key } of modulos) announceReplaced(key)
  }
  announce([{ module: copiasModule, action: 'restore', before: null, after: { titulo }, overwritten: [] }])
}

const NOT_ALL_HERE =
  'Este equipo todavía no tiene todos los registros de la central. Espere a que lleguen e inténtelo otra vez.'

/** What isn't here could not be put back, and would count as deleted. @throws AccessError, RefusedError */
async function permitRestore(): Promise<void> {
  await permit('config:edit')
  await permit('system:users')
  if ((await readUnseen()).size > 0) throw new RefusedError(NOT_ALL_HERE)
}

/**
 * Restores those of `modulos` that the copy holds, after keeping a snapshot that can undo it. Its mark stays until
 * `forgetRestoreMark`.
 * @throws CopiaError, AccessError or StorageError; then nothing has changed
 */
export async function restore(
  copia: Copia,
  mode: RestoreMode,
  modulos: readonly Restorable[],
): Promise<void> {
  await permitRestore()
  const titulo = `Restauración de la copia del ${formatMoment(copia.momento)} (${mode})`
  await change({ motivo: 'restauracion', titulo, copia, mode, modulos, all: modulos })
}

/** Restores the snapshot and removes it; a copy keeps what was written since. @throws as `restore` does */
export async function undoRestore(snapshot: KeptCopia, modulos: readonly Restorable[]): Promise<void> {
  await permitRestore()
  const copia = await openCopia(snapshot)
  const titulo = 'Restauración deshecha'
  await change({
    motivo: 'deshecho',
    titulo,
    copia,
    mode: 'reemplazar',
    modulos,
    all: modulos,
    spent: snapshot,
  })
}

/** A list and the ids of its samples. */
type Sampled = Pick<ModuleList, 'key'> & { seed(): readonly { id: string }[] }

/**
 * Takes the sample records out of these lists by their ids, those that somebody changed too, and leaves what people
 * added; sets in each object what its `whenEmptied` says. A copy is kept first.
 * @throws as `restore` does
 */
export async function removeSamples(lists: readonly Sampled[], all: readonly Restorable[]): Promise<void> {
  await permitRestore()
  const objects = all.filter(({ whenEmptied }) => whenEmptied)
  const keys = new Set(lists.map(({ key }) => key))
  const besides = (here: Data): Data => {
    const left = lists.map(({ key, seed }) => {
      const samples = new Set<unknown>(seed().map(({ id }) => id))
      const records = here[key]
      return [key, Array.isArray(records) ? records.filter((one) => !samples.has(idOf(one))) : []]
    })
    const said = objects.map(({ key, whenEmptied }) => [key, { ...(here[key] as object), ...whenEmptied }])
    return Object.fromEntries([...left, ...said])
  }
  const modulos = [...all.filter(({ key }) => keys.has(key)), ...objects]
  const copia: Copia = { momento: '', modulos: {}, fotos: [], foto: async () => undefined }
  const titulo = 'Se empezó sin datos de ejemplo'
  await change({ motivo: 'vaciado', titulo, copia, mode: 'combinar', modulos, all, besides })
}
