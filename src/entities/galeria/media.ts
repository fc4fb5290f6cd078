import * as v from 'valibot'
import { required } from '@/shared/lib/form/rules'
import { ordenRule } from '@/shared/lib/form/whole'
import type { Draft } from '@/shared/storage/stored-module'
import { SECCIONES, type Seccion } from './options'

export const SECCION_LABELS: Record<Seccion, string> = {
  HERO: 'Hero',
  GALERIA: 'Galería',
  SERVICIOS: 'Servicios',
  PERSONAL: 'Personal',
  EVENTOS: 'Eventos',
  BANDA_PASO: 'Banda de paso',
}

/** A media item (spec §3). `url` is `idb:<uuid>`, a web address or the site's own art; `fechaSubida` `YYYY-MM-DD`. */
export const mediaSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  titulo: v.string(),
  url: v.string(),
  creditos: v.optional(v.string(), ''),
  seccion: v.picklist(SECCIONES),
  orden: v.optional(v.number(), 1),
  activo: v.optional(v.boolean(), true),
  fechaSubida: v.optional(v.string(), ''),
})

export type Media = v.InferOutput<typeof mediaSchema>

/** What a form must satisfy (spec §5); the messages are sentences for the person. */
export const mediaRules = {
  titulo: required('Escriba el título.'),
  url: required('Elija una imagen o pegue su dirección.'),
  orden: ordenRule,
}

/** What the add form starts with (spec §5): last in order, active, uploaded today (`YYYY-MM-DD`). */
export const newMedia = (count: number, today: string): Draft<Media> => ({
  titulo: '',
  url: '',
  creditos: '',
  seccion: 'GALERIA',
  orden: count + 1,
  activo: true,
  fechaSubida: today,
})

/** The title of a picture uploaded together with others: its file's name without the extension. */
export const tituloOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').trim() || 'Imagen'
