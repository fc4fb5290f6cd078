import * as v from 'valibot'
import { isDay } from '@/shared/lib/dias'
import { required } from '@/shared/lib/form/rules'
import type { Draft } from '@/shared/storage/stored-module'

/** One list, the union of the spec's two (contract §5). */
export const CATEGORIAS = [
  'CAPACITACION',
  'EMERGENCIA',
  'SIMULACRO',
  'REUNION',
  'EVENTO_PUBLICO',
  'EVENTO_ESPECIAL',
  'MANTENIMIENTO',
] as const

export type Categoria = (typeof CATEGORIAS)[number]

export const CATEGORIA_LABELS: Record<Categoria, string> = {
  CAPACITACION: 'Capacitación',
  EMERGENCIA: 'Emergencia',
  SIMULACRO: 'Simulacro',
  REUNION: 'Reunión',
  EVENTO_PUBLICO: 'Evento público',
  EVENTO_ESPECIAL: 'Evento especial',
  MANTENIMIENTO: 'Mantenimiento',
}

/** An event (spec §3). `fecha` is `YYYY-MM-DD`; `galeria` holds `idb:<uuid>` or web addresses. */
export const eventoSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  titulo: v.string(),
  fecha: v.string(),
  categoria: v.picklist(CATEGORIAS),
  resumen: v.optional(v.string(), ''),
  cuerpo: v.optional(v.string(), ''),
  galeria: v.optional(v.array(v.string()), () => []),
  autor: v.optional(v.string(), ''),
  publicado: v.optional(v.boolean(), false),
  destacado: v.optional(v.boolean(), false),
})

export type Evento = v.InferOutput<typeof eventoSchema>

/** What a form must satisfy (spec §5); the messages are sentences for the person. */
export const eventoRules = {
  titulo: required('Escriba el título.'),
  fecha: v.pipe(v.string(), v.check(isDay, 'Elija la fecha.')),
}

/** What the create form starts with: a draft of today (`YYYY-MM-DD`) by the signed-in person. */
export const newEvento = (today: string, autor: string): Draft<Evento> => ({
  titulo: '',
  fecha: today,
  categoria: 'CAPACITACION',
  resumen: '',
  cuerpo: '',
  galeria: [],
  autor,
  publicado: false,
  destacado: false,
})
