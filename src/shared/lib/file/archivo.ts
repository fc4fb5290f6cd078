import * as v from 'valibot'

/** What may be attached, by the ending of its name. */
export const ARCHIVO_TYPES = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const

export type ArchivoKind = keyof typeof ARCHIVO_TYPES

/** Largest attachment, in MB and in bytes. */
export const ARCHIVO_MB = 10
export const ARCHIVO_BYTES = ARCHIVO_MB * 1024 * 1024

/** More than a report needs; a record may hold only so much. */
export const MOST_ARCHIVOS = 10

/**
 * A file that a record carries: its name for whoever downloads it, its type, its size in bytes and where its bytes are,
 * `idb:<uuid>` as with photos, or the address at which a central shows it to visitors.
 */
export const archivoSchema = v.object({
  nombre: v.string(),
  tipo: v.string(),
  bytes: v.number(),
  url: v.pipe(v.string(), v.regex(/^(idb:|\/api\/fotos\/)[\w-]{1,64}$/)),
})

export type Archivo = v.InferOutput<typeof archivoSchema>

/** The part of a record that says its files; nothing where it has none and never had any. */
export const withArchivos = (archivos: Archivo[], before: readonly Archivo[] | undefined) =>
  archivos.length > 0 || before ? { archivos } : {}

/** The ending of a name, in small letters; empty where it has none. */
const endingOf = (nombre: string): string => /\.(\w+)$/.exec(nombre.trim())?.[1]?.toLowerCase() ?? ''

/** What a name says that the file is; undefined for what may not be attached. */
export const kindNamed = (nombre: string): ArchivoKind | undefined =>
  (Object.keys(ARCHIVO_TYPES) as ArchivoKind[]).find((kind) => kind === endingOf(nombre))

/** The same by a MIME type, with or without its parameters. */
export const kindTyped = (type: string): ArchivoKind | undefined =>
  (Object.keys(ARCHIVO_TYPES) as ArchivoKind[]).find(
    (kind) => ARCHIVO_TYPES[kind] === type.split(';')[0]?.trim().toLowerCase(),
  )

/** `PDF`, `CSV`, `Excel`, `ODS`; a later version may know others. */
export const kindWord = (tipo: string): string => {
  const kind = kindTyped(tipo)
  return kind === undefined ? 'Archivo' : kind === 'xlsx' ? 'Excel' : kind.toUpperCase()
}
