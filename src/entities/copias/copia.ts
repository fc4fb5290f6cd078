import * as v from 'valibot'
import { isPhotoSource } from '@/shared/lib/picture/photo-source'
import { RefusedError } from '@/shared/storage/errors'
import { migrated, type Versioned } from '@/shared/storage/stored-module'

/** Increased when an older app could no longer read the file. */
export const VERSION = 1

const momentoSchema = v.pipe(v.string(), v.isoTimestamp())
const photoSchema = v.strictObject({
  source: v.pipe(v.string(), v.check(isPhotoSource)),
  type: v.pipe(v.string(), v.regex(/^(image\/(png|jpeg|gif|webp)|application\/octet-stream)$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

/** The table of a copy's file: every module's data by storage key, and the photos in the order of their bytes. */
export const tableSchema = v.object({
  momento: momentoSchema,
  modulos: v.record(v.string(), v.unknown()),
  esquemas: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)))),
  parciales: v.optional(v.array(v.string())),
  fotos: v.array(photoSchema),
})

export type PhotoInTable = v.InferOutput<typeof photoSchema>

/** A copy that can be restored, from a file or from this browser. `momento` is an ISO instant. */
export type Copia = {
  momento: string
  modulos: Readonly<Record<string, unknown>>
  /** Version of a module's data where it isn't the first. */
  esquemas?: Readonly<Record<string, number>> | undefined
  /** Keys of the lists that are here only in part: a restore adds their records and deletes nothing. */
  parciales?: readonly string[] | undefined
  fotos: readonly string[]
  foto: (source: string) => Promise<Blob | undefined>
}

export const REFUSALS = {
  ajeno: 'Este archivo no es una copia completa de esta aplicación.',
  soloConfiguracion:
    'Este archivo es un backup de configuración y usuarios. Para restaurar hace falta una copia completa.',
  cortado: 'El archivo está incompleto: le faltan datos al final. Use otra copia.',
  grande: 'El archivo es demasiado grande para ser una copia de esta aplicación.',
  alterado: 'El archivo está dañado: su contenido no coincide con su suma de comprobación (SHA-256).',
  nueva: 'Esta copia se hizo con una versión más nueva de la aplicación. Actualice la aplicación primero.',
  sinJefe: 'La copia no deja ningún Super Administrador activo: nadie podría volver a entrar aquí.',
  perdida: 'Esta copia ya no está en este navegador.',
} as const

/** A copy that can't be used. `message` is a Spanish sentence. */
export class CopiaError extends RefusedError {
  readonly reason: keyof typeof REFUSALS
  constructor(reason: keyof typeof REFUSALS) {
    super(REFUSALS[reason])
    this.name = 'CopiaError'
    this.reason = reason
  }
}

/**
 * The copy as this version has its data. @throws CopiaError 'nueva' where a newer version wrote some of it
 */
export function atPresent(copia: Copia, modulos: readonly Versioned[]): Copia {
  const data: Record<string, unknown> = { ...copia.modulos }
  const esquemas: Record<string, number> = {}
  for (const stored of modulos) {
    const { key, migrations = [] } = stored
    const from = copia.esquemas?.[key] ?? 0
    if (from > migrations.length) throw new CopiaError('nueva')
    if (key in data) data[key] = migrated(stored, data[key], from)
    if (migrations.length > 0) esquemas[key] = migrations.length
  }
  return { ...copia, modulos: data, esquemas }
}
