import * as v from 'valibot'
import { CATEGORIAS } from '@/entities/reportes/opciones'
import { puntoSchema } from '@/entities/reportes/punto'

/** Most characters of each field, within what a packet takes (paquete-esquema.ts). */
export const MOST = {
  titulo: 200,
  descripcion: 10_000,
  ubicacion: 500,
  nombre: 200,
  email: 320,
  telefono: 60,
  imagenes: 5,
} as const

const atMost = (most: number) =>
  v.maxLength<string, number, string>(most, `Use ${most} caracteres como máximo.`)
const required = (sentence: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, sentence), atMost(most))
const optional = (most: number) => v.pipe(v.string(), atMost(most))

/** Spec §5: title, description, category, name and email are required; phone, place and pictures are not. */
export const reportFormSchema = v.object({
  titulo: required('Escriba un título corto.', MOST.titulo),
  descripcion: required('Cuente qué pasa.', MOST.descripcion),
  categoria: v.picklist(CATEGORIAS, 'Elija una categoría.'),
  ubicacion: optional(MOST.ubicacion),
  punto: v.nullable(puntoSchema),
  imagenes: v.pipe(v.array(v.string()), v.maxLength(MOST.imagenes)),
  nombre: required('Escriba su nombre.', MOST.nombre),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba su correo.'),
    v.email('Ingrese un email válido'),
    atMost(MOST.email),
  ),
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
