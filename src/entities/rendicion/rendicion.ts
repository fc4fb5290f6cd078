import * as v from 'valibot'
import { archivoSchema } from '@/shared/lib/file/archivo'
import { required } from '@/shared/lib/form/rules'
import { goodRows } from '@/shared/storage/good-rows'
import type { Draft } from '@/shared/storage/stored-module'

/**
 * A transparency / accountability report (spec §3). `fecha` is `YYYY-MM-DD`; `imagenes` as in every entity. `archivos`,
 * missing where nobody attached any, are read by whoever reads the report.
 */
export const rendicionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  titulo: v.string(),
  fecha: v.optional(v.string(), ''),
  cuerpoMarkdown: v.optional(v.string(), ''),
  imagenes: v.optional(v.array(v.string()), () => []),
  tags: v.optional(v.array(v.string()), () => []),
  autor: v.optional(v.string(), ''),
  publicado: v.optional(v.boolean(), false),
  destacado: v.optional(v.boolean(), false),
  archivos: v.optional(goodRows(archivoSchema)),
})

export type Rendicion = v.InferOutput<typeof rendicionSchema>

/** What a form must satisfy (spec §5); the messages are sentences for the person. */
export const rendicionRules = {
  titulo: required('Escriba el título.'),
  cuerpoMarkdown: required('Escriba el contenido.'),
}

/** What the create form starts with: a draft of today (`YYYY-MM-DD`) by the signed-in person. */
export const newRendicion = (today: string, autor: string): Draft<Rendicion> => ({
  titulo: '',
  fecha: today,
  cuerpoMarkdown: '',
  imagenes: [],
  tags: [],
  autor,
  publicado: false,
  destacado: false,
})

/** Reads tags separated by commas: trimmed, without empty ones (spec §5) and each only once. */
export const parseTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
]

/** More than any report needs; of a stored one with 20,000 a page draws these, and says how many there are. */
export const MOST_TAGS = 30

export const shownTags = (tags: readonly string[]): readonly string[] => tags.slice(0, MOST_TAGS)

export const formatTags = (tags: readonly string[]): string => tags.join(', ')
