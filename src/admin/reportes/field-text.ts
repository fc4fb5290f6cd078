import type { Campo } from '@/entities/reportes/cambios'
import { codigoOf } from '@/entities/reportes/codigo'
import { ESTADO_LABELS, PRIORIDAD_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { plural } from '@/shared/lib/plural'

export const CAMPO_LABELS: Record<Campo, string> = {
  titulo: 'Título',
  descripcion: 'Descripción',
  categoria: 'Categoría',
  ubicacion: 'Ubicación',
  punto: 'Punto en el mapa',
  autor: 'Autor',
  imagenes: 'Fotografías',
  estado: 'Estado',
  prioridad: 'Prioridad',
  respuesta: 'Respuesta',
  administrador: 'Administrador',
  duplicadoDe: 'Duplicado de',
}

const WRITERS: { [C in Campo]?: (value: NonNullable<Reporte[C]>) => string } = {
  punto: ({ lat, lng }) => `${lat}, ${lng}`,
  autor: ({ nombre, email, telefono }) => [nombre, email, telefono].filter(Boolean).join(', '),
  imagenes: ({ length }) => (length === 0 ? 'sin fotografías' : plural(length, 'fotografía', 'fotografías')),
  estado: (estado) => ESTADO_LABELS[estado],
  prioridad: (prioridad) => PRIORIDAD_LABELS[prioridad],
  duplicadoDe: codigoOf,
}

/** A report field's value in words. */
export function fieldText(campo: Campo, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nada'
  const write = WRITERS[campo] as ((value: unknown) => string) | undefined
  return write ? write(value) : String(value)
}
