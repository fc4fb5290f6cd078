import type { NewReporte, Reporte } from '@/entities/reportes/reporte'
import type { ReportForm } from './report-schema'

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
