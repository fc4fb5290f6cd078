import * as v from 'valibot'
import { isEmail } from '@/shared/lib/form/rules'
import { mailLink } from '@/shared/lib/url'
import type { StartedMessage } from '@/site/shell/mensaje/sending'

const atLeast = (length: number, sentence: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(length, sentence))

/** The contact message's rules, in the spec's words (spec §5). */
export const contactSchema = v.object({
  nombre: atLeast(2, 'El nombre debe tener al menos 2 caracteres'),
  email: v.pipe(v.string(), v.trim(), isEmail),
  telefono: v.string(),
  asunto: atLeast(5, 'El asunto debe tener al menos 5 caracteres'),
  mensaje: atLeast(10, 'El mensaje debe tener al menos 10 caracteres'),
  /** The id by which a central recognizes a message that is sent again; empty until the first try. */
  envio: v.string(),
})

export type ContactMessage = v.InferOutput<typeof contactSchema>

export const EMPTY_MESSAGE: ContactMessage = {
  nombre: '',
  email: '',
  telefono: '',
  asunto: '',
  mensaje: '',
  envio: '',
}

/** The message with its author below it, because the mail program may be another person's. */
export function textOf({ nombre, email, telefono, mensaje }: ContactMessage): string {
  const signature = [nombre, email, telefono].map((line) => line.trim()).filter(Boolean)
  return [mensaje.trim(), signature.join('\n')].filter(Boolean).join('\n\n')
}

/** The message as a `mailto:` link. */
export const letterTo = (to: string, message: ContactMessage): string =>
  mailLink(to, message.asunto.trim(), textOf(message))

/**
 * The unfinished form of an earlier visit (`left`) with what was typed on the home page over it. Of two different
 * messages both stay: people forget what they began last week, and it must not be lost.
 */
export function withStarted(left: ContactMessage, typed: StartedMessage): ContactMessage {
  const news = Object.entries(typed).filter(([, text]) => text?.trim())
  const both = [left.mensaje, typed.mensaje ?? ''].filter((text) => text.trim())
  return { ...left, ...Object.fromEntries(news), mensaje: [...new Set(both)].join('\n\n') }
}
