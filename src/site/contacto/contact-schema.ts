import * as v from 'valibot'
import { isEmail } from '@/shared/lib/form/rules'
import { mailLink } from '@/shared/lib/url'

const atLeast = (length: number, sentence: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(length, sentence))

/** The contact message's rules, in the spec's words (spec §5). */
export const contactSchema = v.object({
  nombre: atLeast(2, 'El nombre debe tener al menos 2 caracteres'),
  email: v.pipe(v.string(), v.trim(), isEmail),
  telefono: v.string(),
  asunto: atLeast(5, 'El asunto debe tener al menos 5 caracteres'),
  mensaje: atLeast(10, 'El mensaje debe tener al menos 10 caracteres'),
  /** What a central knows it by when it is sent again; empty until it was first sent. */
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

/** Who wrote stands below the message: the mail program may be another person's. */
export function textOf({ nombre, email, telefono, mensaje }: ContactMessage): string {
  const signature = [nombre, email, telefono].map((line) => line.trim()).filter(Boolean)
  return [mensaje.trim(), signature.join('\n')].filter(Boolean).join('\n\n')
}

/** The message as a `mailto:` link. */
export const letterTo = (to: string, message: ContactMessage): string =>
  mailLink(to, message.asunto.trim(), textOf(message))

/**
 * What was typed on the home page over what was left here unfinished. Of two different messages both stay, because
 * nobody remembers a message of last week.
 */
export function withStarted(left: ContactMessage, typed: Partial<ContactMessage>): ContactMessage {
  const news = Object.entries(typed).filter(([, text]) => text?.trim())
  const both = [left.mensaje, typed.mensaje ?? ''].filter((text) => text.trim())
  return { ...left, ...Object.fromEntries(news), mensaje: [...new Set(both)].join('\n\n') }
}
