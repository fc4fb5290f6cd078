import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { emailProblem } from '@/shared/lib/form/contact-rules'
import type { FieldsRule } from '@/shared/lib/form/fields-rule'
import { pastDay, required } from '@/shared/lib/form/rules'
import { byCode } from '@/shared/lib/text'
import type { Draft } from '@/shared/storage/stored-module'

export type EstadoAporte = 'POR_CONTESTAR' | 'CONTESTADO' | 'PUBLICADO'

export const ESTADO_LABELS: Readonly<Record<EstadoAporte, string>> = {
  POR_CONTESTAR: 'Por contestar',
  CONTESTADO: 'Contestado',
  PUBLICADO: 'Publicado',
}

/**
 * What a citizen asks or proposes about a year's accounts (`ejercicio`). `recibido` and `respondido` are `YYYY-MM-DD`,
 * `respondido` also ''. What everybody reads is `textoPublico`, which the brigade writes without names, and `respuesta`,
 * once `publicado` has the ISO instant of publishing; the rest stays inside.
 */
export const aporteSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  ejercicio: v.pipe(v.number(), v.integer()),
  nombre: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  telefono: v.optional(v.string(), ''),
  texto: v.string(),
  recibido: v.pipe(v.string(), v.check(isDay)),
  /** The ISO instant in which a central took it; empty for one that the staff wrote down. */
  llegada: v.optional(v.string(), ''),
  respuesta: v.optional(v.string(), ''),
  respondido: v.optional(v.string(), ''),
  textoPublico: v.optional(v.string(), ''),
  publicado: v.optional(v.string(), ''),
  nota: v.optional(v.string(), ''),
})

export type Aporte = v.InferOutput<typeof aporteSchema>

const YEAR = 'Escriba un año, como 2026.'

/** What a form must satisfy; the messages are sentences for the person. `hoy` is `YYYY-MM-DD`. */
export const aporteRules = (hoy: string) => ({
  texto: required('Escriba la pregunta.'),
  email: v.pipe(
    v.string(),
    v.check((text) => !emailProblem(text), 'Ingrese un email válido'),
  ),
  recibido: pastDay(hoy, 'Escriba el día en que llegó.'),
  ejercicio: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(2000, YEAR), v.maxValue(2100, YEAR)),
})

/** The same of its fields together: what the town reads is a question and an answer. */
export const aporteTogether: readonly FieldsRule<Draft<Aporte>>[] = [
  {
    fields: ['respuesta', 'publicado'],
    sentence: 'Para publicarla hace falta la respuesta.',
    wrong: ({ publicado, respuesta }) => publicado !== '' && !respuesta.trim(),
  },
  {
    fields: ['textoPublico', 'publicado'],
    sentence: 'Escriba cómo se publica la pregunta, sin nombres.',
    wrong: ({ publicado, textoPublico }) => publicado !== '' && !textoPublico.trim(),
  },
]

/** `hoy` is `YYYY-MM-DD`; its year is the one that is asked about until somebody says another. */
export const newAporte = (hoy: string): Draft<Aporte> => ({
  ...{ ejercicio: Number(hoy.slice(0, 4)), nombre: '', email: '', telefono: '', texto: '', recibido: hoy },
  ...{ llegada: '', respuesta: '', respondido: '', textoPublico: '', publicado: '', nota: '' },
})

export const estadoOf = ({ respuesta, publicado }: Pick<Aporte, 'respuesta' | 'publicado'>): EstadoAporte =>
  publicado ? 'PUBLICADO' : respuesta.trim() ? 'CONTESTADO' : 'POR_CONTESTAR'

/** What everybody may read, the newest year first and in it by day. */
export const publishedAportes = (list: readonly Aporte[]): Aporte[] =>
  list
    .filter(({ publicado, textoPublico }) => publicado && textoPublico.trim())
    .sort((a, b) => b.ejercicio - a.ejercicio || byCode(a.recibido, b.recibido) || byCode(a.id, b.id))

const quoted = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n')

/** A year's published questions and their answers as the body of a report, in Markdown. */
export const informeDe = (list: readonly Aporte[], ejercicio: number): string =>
  publishedAportes(list)
    .filter((one) => one.ejercicio === ejercicio)
    .map(
      ({ textoPublico, respuesta }, n) =>
        `## Pregunta ${n + 1}\n\n${quoted(textoPublico)}\n\n${respuesta.trim()}`,
    )
    .join('\n\n')
