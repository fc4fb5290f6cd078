import { PHOTO_SOURCES } from '@/shared/lib/picture/photo-source'
import { joinNames } from '@/shared/lib/text'
import { wholeText } from '@/shared/lib/value-text'
import type { Commit } from '@/shared/storage/changes'
import { UNNAMED } from '@/shared/storage/stored-module'
import type { Accion, Cambio, Entrada } from './bitacora'

/** `en` is the id of what the record is part of, such as the event of an attendance. */
export type NewEntrada = Pick<Entrada, 'accion' | 'modulo' | 'registro' | 'cambios'> & { en?: string }

const SHOWN_CHARS = 80
/** An import of hundreds of records becomes one line with the first names, or it would push out all others. */
const ONE_BY_ONE = 10
/** Every save refreshes them by itself. */
const SILENT_FIELDS: readonly string[] = ['fechaActualizacion', 'cambios']

/** Whether the log and a record's history say nothing of a field. */
export const isSilent = (field: string): boolean => SILENT_FIELDS.includes(field)

const ACCIONES = {
  create: 'crear',
  update: 'editar',
  remove: 'eliminar',
  reset: 'recargar',
  restore: 'restaurar',
} as const

type Fields = Readonly<Record<string, unknown>>

/**
 * Four characters tell one photo from another. The whole id would count as a use and keep the photo from being swept.
 */
const shortPhoto = (_: string, id: string) => `foto ${id.slice(0, 4)}`

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A value in words, cut where it is long; an empty text for an empty value. */
export function shortValue(value: unknown): string {
  if (isEmpty(value)) return ''
  const chars = [...wholeText(value).replace(PHOTO_SOURCES, shortPhoto)]
  return chars.length > SHOWN_CHARS ? `${chars.slice(0, SHOWN_CHARS).join('')}…` : chars.join('')
}

/** The fields that differ, with short values. Of a password the log says only that it changed. */
function changesOf(before: Fields, after: Fields): Cambio[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !isSilent(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((campo) =>
      campo === 'secreto'
        ? { campo: 'contraseña', antes: '', despues: 'cambiada' }
        : { campo, antes: shortValue(before[campo]), despues: shortValue(after[campo]) },
    )
}

function actionOf(action: Commit['action'], before: Fields | null, after: Fields | null): Accion {
  if (action === 'update' && before && after && before.publicado !== after.publicado)
    return after.publicado ? 'publicar' : 'despublicar'
  return ACCIONES[action]
}

/** The name of a commit's record; empty for an object such as the configuration, of which there is only one. */
function nameOf({ module, before, after }: Commit): string {
  const record = (after ?? before) as Fields | null
  return record ? shortValue(module.name(record) || (record.id === undefined ? '' : UNNAMED)) : ''
}

function describe(commit: Commit): NewEntrada {
  const { module, action } = commit
  const before = commit.before as Fields | null
  const after = commit.after as Fields | null
  const record = after ?? before
  const en = record ? module.within?.(record) : undefined
  return {
    accion: actionOf(action, before, after),
    modulo: module.title,
    registro: nameOf(commit),
    cambios: action === 'update' && before && after ? changesOf(before, after) : [],
    ...(en && { en }),
  }
}

/** Whether an edit is of fields alone of which another record of the same write tells. */
function isUntold({ module: { untold = [] }, action, before, after }: Commit): boolean {
  if (untold.length === 0 || action !== 'update' || !before || !after) return false
  const changes = changesOf(before as Fields, after as Fields)
  return changes.length > 0 && changes.every(({ campo }) => untold.includes(campo))
}

/** Describes one write in words; empty for modules that the log leaves out. Pure. */
export function describeCommits(commits: readonly Commit[]): NewEntrada[] {
  const told = commits.filter(
    (commit) =>
      !commit.module.silent && !(commit.action === 'restore' && commit.after === null) && !isUntold(commit),
  )
  const [first] = told
  if (!first || told.length <= ONE_BY_ONE) return told.map(describe)
  const { accion, modulo } = describe(first)
  return [{ accion, modulo, registro: joinNames(told.map(nameOf)), cambios: [] }]
}
