import * as v from 'valibot'
import { permit } from '@/access/permit'
import { usuarioSchema } from '@/access/usuario'
import { formatMoment } from '@/shared/lib/fecha'
import { announce } from '@/shared/storage/changes'
import { KEYS, RESPALDO } from '@/shared/storage/keys'
import { listPhotos, putPhoto } from '@/shared/storage/photos'
import { readWhole, replaceWhole } from '@/shared/storage/whole'
import { type Copia, RespaldoError } from './copia'
import { type CopiaGuardada, capture, deleteCopias, keepCopia, openCopia } from './copias'
import { joinModulo, type Modo } from './diferencias'

/** A restore must not be a way to rewrite the log of changes. */
const modeOf = (key: string, modo: Modo): Modo => (key === KEYS.bitacora ? 'combinar' : modo)

async function checkUsuarios(copia: Copia, modo: Modo): Promise<void> {
  if (!(KEYS.usuarios in copia.modulos)) return
  const result = joinModulo(await readWhole(KEYS.usuarios), copia.modulos[KEYS.usuarios], modo)
  const users = Array.isArray(result) ? result.filter((user) => v.is(usuarioSchema, user)) : []
  if (!users.some(({ active, role }) => active && role === 'SUPERADMIN')) throw new RespaldoError('sinJefe')
}

/**
 * Writes all or, when the disk refuses, puts everything back as it was and throws. Photos are only ever added:
 * those that nothing names any more are swept in time.
 */
async function apply(copia: Copia, modo: Modo, keys: readonly string[]): Promise<void> {
  const present = new Set(await listPhotos())
  for (const source of copia.fotos) {
    const picture = present.has(source) ? undefined : await copia.foto(source)
    // Bytes of its own: a slice of a chosen file is gone when the file is.
    if (picture) await putPhoto(source, new Blob([await picture.arrayBuffer()], { type: picture.type }))
  }
  const undo = new Map<string, unknown>()
  try {
    for (const key of keys.filter((name) => name in copia.modulos)) {
      await replaceWhole(key, (current) => {
        undo.set(key, current)
        return joinModulo(current, copia.modulos[key], modeOf(key, modo))
      })
    }
  } catch (error) {
    for (const [key, value] of undo) {
      if (value !== undefined) await replaceWhole(key, () => value).catch(() => undefined)
    }
    throw error
  }
}

const tell = (titulo: string) =>
  announce([{ key: RESPALDO, action: 'restore', before: null, after: { titulo }, overwritten: [] }])

const permitRestore = async () => {
  await permit('config:edit')
  await permit('system:users')
}

/**
 * Restores the modules `keys` that the backup holds, after keeping a snapshot that can undo it.
 * @throws RespaldoError, AccessError or StorageError; then nothing has changed
 */
export async function restore(copia: Copia, modo: Modo, keys: readonly string[]): Promise<void> {
  await permitRestore()
  await checkUsuarios(copia, modo)
  const snapshot = await keepCopia(await capture(keys), 'restauracion')
  try {
    await apply(copia, modo, keys)
  } catch (error) {
    await deleteCopias([snapshot.id])
    throw error
  }
  tell(`Restauración de la copia del ${formatMoment(copia.momento)} (${modo})`)
}

/** Puts everything back as the snapshot has it, and spends the snapshot. Throws as `restore` does. */
export async function undoRestore(snapshot: CopiaGuardada, keys: readonly string[]): Promise<void> {
  await permitRestore()
  const copia = await openCopia(snapshot)
  await checkUsuarios(copia, 'reemplazar')
  await apply(copia, 'reemplazar', keys)
  await deleteCopias([snapshot.id])
  tell('Restauración deshecha')
}

/** Empties these lists, which then stay empty, after keeping a copy. Throws as `restore` does. */
export async function emptyModulos(lists: readonly string[], keys: readonly string[]): Promise<void> {
  await permitRestore()
  await keepCopia(await capture(keys), 'vaciado')
  const empty = Object.fromEntries(lists.map((key) => [key, []]))
  const copia: Copia = { momento: '', modulos: empty, fotos: [], foto: async () => undefined }
  await apply(copia, 'reemplazar', lists)
  tell('Se empezó sin datos de ejemplo')
}
