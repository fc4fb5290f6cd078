import * as v from 'valibot'
import { MOST } from '@/entities/reportes/limits'
import { CATEGORIAS } from '@/entities/reportes/options'
import { puntoSchema } from '@/entities/reportes/punto'
import type { NewReporte, Reporte } from '@/entities/reportes/reporte'
import { isEmail, tooMany } from '@/shared/lib/form/rules'

/** The form's own limit; packets allow longer titles. */
export const TITULO_MOST = 200

const atMost = (most: number) => v.maxLength<string, number, string>(most, tooMany(most, 'letras'))
const required = (sentence: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, sentence), atMost(most))
const optional = (most: number) => v.pipe(v.string(), atMost(most))

/** Spec §5: title, description, category, name and email are required; phone, place and pictures are not. */
export const reportFormSchema = v.object({
  titulo: required('Escriba un título corto.', TITULO_MOST),
  descripcion: required('Cuente qué pasa.', MOST.descripcion),
  categoria: v.picklist(CATEGORIAS, 'Elija una categoría.'),
  ubicacion: optional(MOST.ubicacion),
  punto: v.nullable(puntoSchema),
  imagenes: v.pipe(v.array(v.string()), v.maxLength(MOST.imagenes)),
  nombre: required('Escriba su nombre.', MOST.nombre),
  email: v.pipe(v.string(), v.trim(), v.minLength(1, 'Escriba su correo.'), isEmail, atMost(MOST.email)),
  telefono: optional(MOST.telefono),
})

export type ReportForm = Omit<v.InferOutput<typeof reportFormSchema>, 'categoria'> & { categoria: string }

export const EMPTY_REPORT: ReportForm = {
  titulo: '',
  descripcion: '',
  categoria: '',
  ubicacion: '',
  punto: null,
  imagenes: [],
  nombre: '',
  email: '',
  telefono: '',
}

export const REQUIRED_FIELDS = ['titulo', 'descripcion', 'categoria', 'nombre', 'email'] as const

/** A report's fields as the form's values. */
export const formOf = ({ autor, ...report }: Reporte): ReportForm => ({
  titulo: report.titulo,
  descripcion: report.descripcion,
  categoria: report.categoria,
  ubicacion: report.ubicacion ?? '',
  punto: report.punto ?? null,
  imagenes: report.imagenes,
  nombre: autor.nombre,
  email: autor.email,
  telefono: autor.telefono ?? '',
})

/** The form's values as a report's fields, without empty optional ones. */
export function contentOf(values: ReportForm): NewReporte {
  const telefono = values.telefono.trim()
  return {
    titulo: values.titulo.trim(),
    descripcion: values.descripcion.trim(),
    categoria: values.categoria as Reporte['categoria'],
    imagenes: values.imagenes,
    autor: { nombre: values.nombre.trim(), email: values.email.trim(), ...(telefono && { telefono }) },
    ubicacion: values.ubicacion.trim() || undefined,
    punto: values.punto ?? undefined,
  }
}
