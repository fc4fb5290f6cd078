import * as v from 'valibot'
import { isEmail } from '@/shared/lib/form/rules'

const atLeast = (length: number, sentence: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(length, sentence))

/** What somebody asks the station here, and how to answer them. */
export const citizenSchema = v.object({
  nombre: atLeast(2, 'El nombre debe tener al menos 2 caracteres'),
  email: v.pipe(v.string(), v.trim(), isEmail),
  telefono: v.string(),
  texto: atLeast(10, 'Escriba al menos 10 caracteres'),
  /** The id by which a central recognizes what is sent again; empty until the first try. */
  envio: v.string(),
})

export type CitizenText = v.InferOutput<typeof citizenSchema>

export const NOTHING_YET: CitizenText = { nombre: '', email: '', telefono: '', texto: '', envio: '' }

/** The text with its author below it, because the mail program may be another person's. */
export const letterText = ({ nombre, email, telefono, texto }: CitizenText): string =>
  [
    texto.trim(),
    [nombre, email, telefono]
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  ].join('\n\n')
