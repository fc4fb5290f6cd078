import * as v from 'valibot'
import { USUARIOS_KEY } from '@/access/keys'
import type { ModuleList, ModuleObject } from '@/access/module'
import { permit } from '@/access/permit'
import { usuarioSchema } from '@/access/usuario'
import { formatMoment } from '@/shared/lib/fecha'
import { announce } from '@/shared/storage/changes'
import { listPhotos, putPhoto } from '@/shared/storage/photos'
import { readWhole, replaceWhole } from '@/shared/storage/whole'
import { type Copia, RespaldoError } from './copia'
import { type CopiaGuardada, capture, deleteCopias, keepCopia, type Motivo, openCopia } from './copias'
import { joinModulo, type Modo } from './diferencias'
import { respaldoModule } from './module'

type Modulo = Pick<ModuleList | ModuleObject, 'key' | 'alwaysMerged'>

const keysOf = (modulos: readonly Modulo[]) => modulos.map(({ key }) => key)

async function checkUsuarios(copia: Copia, modo: Modo): Promise<void> {
  if (!(USUARIOS_KEY in copia.modulos)) return
  const result = joinModulo(await readWhole(USUARIOS_KEY), copia.modulos[USUARIOS_KEY], modo)
  const users = Array.isArray(result) ? result.filter((user) => v.is(usuarioSchema, user)) : []
  if (!users.some(({ active, role }) => active && role === 'SUPERADMIN')) throw new RespaldoError('sinJefe')
}

/**
 * Writes all or, when the disk refuses, puts everything back as it was and throws. Photos are only ever added:
 * those that nothing names any more are swept in time.
 */
async function apply(copia: Copia, modo: Modo, modulos: readonly Modulo[]): Promise<void> {
  const present = new Set(await listPhotos())
  for (const source of copia.fotos) {
    const picture = present.has(source) ? undefined : await copia.foto(source)
    // Bytes of its own: a slice of a chosen file is gone when the file is.
    if (picture) await putPhoto(source, new Blob([await picture.arrayBuffer()], { type: picture.type }))
  }
  const undo = new Map<string, unknown>()
  try {
    for (const { key, alwaysMerged } of modulos.filter(({ key }) => key in copia.modulos)) {
      await replaceWhole(key, (current) => {
        undo.set(key, current)
        return joinModulo(current, copia.modulos[key], alwaysMerged ? 'combinar' : modo)
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
  announce([{ module: respaldoModule, action: 'restore', before: null, after: { titulo }, overwritten: [] }])

const permitRestore = async () => {
  await permit('config:edit')
  await permit('system:users')
}

/** Applies, with a copy of what was here before; where the change fails and is taken back, the copy goes too. */
async function applyAfterCopy(
  motivo: Motivo,
  keys: readonly string[],
  ...change: Parameters<typeof apply>
): Promise<void> {
  const present = await keepCopia(await capture(keys), motivo)
  try {
    await apply(...change)
  } catch (error) {
    await deleteCopias([present.id])
    throw error
  }
}

/**
 * Restores those of `modulos` that the backup holds, after keeping a snapshot that can undo it.
 * @throws RespaldoError, AccessError or StorageError; then nothing has changed
 */
export async function restore(copia: Copia, modo: Modo, modulos: readonly Modulo[]): Promise<void> {
  await permitRestore()
  await checkUsuarios(copia, modo)
  await applyAfterCopy('restauracion', keysOf(modulos), copia, modo, modulos)
  tell(`Restauración de la copia del ${formatMoment(copia.momento)} (${modo})`)
}

/**
 * Puts everything back as the snapshot has it, and spends the snapshot; what was written since stays in a copy. Throws
 * as `restore` does.
 */
export async function undoRestore(snapshot: CopiaGuardada, modulos: readonly Modulo[]): Promise<void> {
  await permitRestore()
  const copia = await openCopia(snapshot)
  await checkUsuarios(copia, 'reemplazar')
  await applyAfterCopy('deshecho', keysOf(modulos), copia, 'reemplazar', modulos)
  await deleteCopias([snapshot.id])
  tell('Restauración deshecha')
}

/** Empties these lists, which then stay empty, after keeping a copy. Throws as `restore` does. */
export async function emptyModulos(lists: readonly string[], modulos: readonly Modulo[]): Promise<void> {
  await permitRestore()
  const empty = Object.fromEntries(lists.map((key) => [key, []]))
  const copia: Copia = { momento: '', modulos: empty, fotos: [], foto: async () => undefined }
  await applyAfterCopy(
    'vaciado',
    keysOf(modulos),
    copia,
    'reemplazar',
    modulos.filter(({ key }) => lists.includes(key)),
  )
  tell('Se empezó sin datos de ejemplo')
}
