import * as v from 'valibot'
import type { Draft } from '@/shared/storage/stored-module'
import { CATEGORIAS, ESTADOS, type Estado, PRIORIDADES, type Prioridad } from './options'
import { puntoSchema } from './punto'

export const ESTADO_LABELS: Record<Estado, string> = {
  PENDIENTE: 'Pendiente',
  EN_PROCESO: 'En proceso',
  CORREGIDO: 'Corregido',
  CERRADO: 'Cerrado',
}

export const PRIORIDAD_LABELS: Record<Prioridad, string> = {
  BAJA: 'Baja',
  MEDIA: 'Media',
  ALTA: 'Alta',
  CRITICA: 'Crítica',
}

/** The ISO instant of the last change of each group of fields; '' means that the photos have not been sent yet. */
const cambiosSchema = v.object({ contenido: v.string(), imagenes: v.string(), atencion: v.string() })

export type Cambios = v.InferOutput<typeof cambiosSchema>

/** A community report (spec §3). `imagenes` are `idb:<uuid>` or web addresses. */
export const reporteSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  titulo: v.string(),
  descripcion: v.string(),
  categoria: v.picklist(CATEGORIAS),
  prioridad: v.optional(v.picklist(PRIORIDADES), 'MEDIA'),
  estado: v.picklist(ESTADOS),
  fechaCreacion: v.string(),
  fechaActualizacion: v.string(),
  /** When it was made by the central's clock, where the phone's was wrong; what the phone says stays in `fechaCreacion`. */
  fechaCentral: v.fallback(v.optional(v.string()), undefined),
  autor: v.looseObject({ nombre: v.string(), email: v.string(), telefono: v.optional(v.string()) }),
  ubicacion: v.optional(v.string()),
  punto: v.optional(puntoSchema),
  imagenes: v.optional(v.array(v.string()), () => []),
  respuesta: v.optional(v.string(), ''),
  administrador: v.optional(v.string(), ''),
  /** The id of the earlier report about the same event. */
  duplicadoDe: v.optional(v.string()),
  /** The staff found nothing of what the report says. */
  infundado: v.optional(v.boolean()),
  /** Why the central takes no more reports from the phone that sent it; an empty text ends that. */
  silenciado: v.optional(v.string()),
  /** The account that sees to it. */
  asignado: v.optional(v.string()),
  /** For the staff alone: it is in no packet and in nothing that a citizen or visitor reads. */
  nota: v.optional(v.string()),
  /** The answer that somebody of the staff says they sent by hand, by the ISO instant of its last change. */
  entregada: v.optional(v.string()),
  /** The station's picture of how it ended, a source like those of `imagenes`: its sender gets it with the answer. */
  fotoCierre: v.optional(v.string()),
  /** The ISO instant in which its author asked to have it deleted. */
  olvidar: v.optional(v.string()),
  // Only merging uses it: a damaged value must not cost the report.
  cambios: v.fallback(v.optional(cambiosSchema), undefined),
})

export type Reporte = v.InferOutput<typeof reporteSchema>

/** The ISO instant at which a report was made: the central's word where the phone's clock was wrong. */
export const creadoEn = ({
  fechaCreacion,
  fechaCentral,
}: Pick<Reporte, 'fechaCreacion' | 'fechaCentral'>): string => fechaCentral ?? fechaCreacion

export type NewReporte = Pick<Reporte, 'titulo' | 'descripcion' | 'categoria' | 'autor' | 'imagenes'> &
  Partial<Pick<Reporte, 'ubicacion' | 'punto'>>

/** A public report always starts PENDIENTE with priority MEDIA (spec §4). `now` is an ISO instant. */
export function newReporte(report: NewReporte, now: string): Draft<Reporte> {
  return {
    ...report,
    prioridad: 'MEDIA',
    estado: 'PENDIENTE',
    fechaCreacion: now,
    fechaActualizacion: now,
    respuesta: '',
    administrador: '',
  }
}
