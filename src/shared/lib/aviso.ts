import * as v from 'valibot'

/** What a device tells of: emergencies alone, or everything. */
export type Cuando = 'emergencias' | 'todos'

/** A notification, which says nothing of what somebody wrote: a locked phone shows it. The central sends it. */
export type Aviso = {
  titulo: string
  cuerpo: string
  /** The screen that it opens: one of the panel, `ANSWERS_URL` or `MI_URL`. */
  url: string
  /** A later one of the same tag takes its place. */
  tag: string
  urgente: boolean
  /** The call that it asks somebody to: the phone says that it showed it. */
  despacho?: string | undefined
  /** How long it is of any use, in minutes; a day without it. */
  minutos?: number | undefined
}

/** Where somebody of the brigade sees the call. */
export const MI_URL = '/mi'

/** Where a citizen reads the station's answers. */
export const ANSWERS_URL = '/reportar/mis-reportes'

const isOurs = (url: string): boolean =>
  url === ANSWERS_URL || url === MI_URL || /^\/admin(?:[/?#][^\\]*)?$/.test(url)

const avisoSchema = v.object({
  titulo: v.pipe(v.string(), v.nonEmpty()),
  cuerpo: v.string(),
  // A slash and a backslash lead to another site.
  url: v.pipe(v.string(), v.check(isOurs)),
  tag: v.pipe(v.string(), v.nonEmpty()),
  urgente: v.boolean(),
  despacho: v.optional(v.string()),
  minutos: v.optional(v.number()),
})

/** Shown for a push that can't be read: a browser withdraws the permission of an app that shows nothing. */
const SOMETHING: Aviso = {
  titulo: 'Hay novedades en la central',
  cuerpo: 'Ábralas en el panel.',
  url: '/admin',
  tag: 'central',
  urgente: false,
}

/** The notification of a push's text; `SOMETHING` when it can't be read. */
export function avisoOf(text: string | undefined): Aviso {
  try {
    return v.parse(avisoSchema, JSON.parse(text ?? ''))
  } catch {
    return SOMETHING
  }
}
