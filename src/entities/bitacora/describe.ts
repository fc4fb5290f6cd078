import { PHOTO_SOURCES } from '@/shared/lib/picture/photo-source'
import type { Commit } from '@/shared/storage/changes'
import type { Accion, Cambio, Entrada } from './bitacora'

export type NewEntrada = Pick<Entrada, 'accion' | 'modulo' | 'registro' | 'cambios'>

const SHOWN_CHARS = 80
/** An import of hundreds of records becomes one line, or it would push everything else out of the log. */
const ONE_BY_ONE = 10
/** Every save refreshes them by itself. */
const SILENT_FIELDS: readonly string[] = ['fechaActualizacion', 'cambios']

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

function short(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  const whole = typeof value === 'object' ? JSON.stringify(value) : String(value)
  const text = whole.replace(PHOTO_SOURCES, shortPhoto)
  const chars = [...text]
  return chars.length > SHOWN_CHARS ? `${chars.slice(0, SHOWN_CHARS).join('')}…` : text
}

/** The fields that differ, with short values. Of a password the log says only that it changed. */
function changesOf(before: Fields, after: Fields): Cambio[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !SILENT_FIELDS.includes(field))
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((campo) =>
      campo === 'secreto'
        ? { campo: 'contraseña', antes: '', despues: 'cambiada' }
        : { campo, antes: short(before[campo]), despues: short(after[campo]) },
    )
}

function actionOf(action: Commit['action'], before: Fields | null, after: Fields | null): Accion {
  if (action === 'update' && before && after && before.publicado !== after.publicado)
    return after.publicado ? 'publicar' : 'despublicar'
  return ACCIONES[action]
}

function describe({ module, action, ...commit }: Commit): NewEntrada {
  const before = commit.before as Fields | null
  const after = commit.after as Fields | null
  const record = after ?? before
  return {
    accion: actionOf(action, before, after),
    modulo: module.title,
    registro: short(record && (module.name(record) || record.id)),
    cambios: action === 'update' && before && after ? changesOf(before, after) : [],
  }
}

/** Describes one write in words; empty for modules that the log leaves out. Pure. */
export function describeCommits(commits: readonly Commit[]): NewEntrada[] {
  const told = commits.filter(
    ({ module, action, after }) => !module.silent && !(action === 'restore' && after === null),
  )
  const [first] = told
  if (!first || told.length <= ONE_BY_ONE) return told.map(describe)
  return [{ ...describe(first), registro: `${told.length} registros`, cambios: [] }]
}
