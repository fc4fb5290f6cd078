import * as v from 'valibot'

/** What a lock screen may show: nothing of what somebody wrote. The central sends it, the worker shows it. */
export type Aviso = {
  titulo: string
  cuerpo: string
  /** The panel's screen that it opens. */
  url: string
  /** A later one of the same tag takes its place. */
  tag: string
  urgente: boolean
}

const avisoSchema = v.object({
  titulo: v.pipe(v.string(), v.nonEmpty()),
  cuerpo: v.string(),
  // A slash and a backslash lead to another site.
  url: v.pipe(v.string(), v.regex(/^\/admin(?:[/?#][^\\]*)?$/)),
  tag: v.pipe(v.string(), v.nonEmpty()),
  urgente: v.boolean(),
})

/** Shown when nobody can tell what came: a browser takes the permission from who receives and shows nothing. */
const SOMETHING: Aviso = {
  titulo: 'Hay novedades en la central',
  cuerpo: 'Ábralas en el panel.',
  url: '/admin',
  tag: 'central',
  urgente: false,
}

/** What a push says. */
export function avisoOf(text: string | undefined): Aviso {
  try {
    return v.parse(avisoSchema, JSON.parse(text ?? ''))
  } catch {
    return SOMETHING
  }
}
