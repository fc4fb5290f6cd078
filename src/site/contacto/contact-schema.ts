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
})

export type ContactMessage = v.InferOutput<typeof contactSchema>

export const EMPTY_MESSAGE: ContactMessage = { nombre: '', email: '', telefono: '', asunto: '', mensaje: '' }

/** The message as a `mailto:` link, the only way to send it without a server. */
export function letterTo(to: string, { nombre, email, telefono, asunto, mensaje }: ContactMessage): string {
  const signature = [nombre, email, telefono].map((line) => line.trim()).filter(Boolean)
  const body = [mensaje.trim(), signature.join('\n')].filter(Boolean).join('\n\n')
  return mailLink(to, asunto.trim(), body)
}
