import { CATEGORIA_LABELS as CATEGORIA_EVENTO_LABELS } from '@/entities/eventos/evento'
import { eventos } from '@/entities/eventos/eventos'
import { SECCION_LABELS } from '@/entities/galeria/media'
import { medios } from '@/entities/galeria/medios'
import { CATEGORIA_LABELS, ESTADO_LABELS as ESTADO_ITEM_LABELS } from '@/entities/inventario/item'
import { items } from '@/entities/inventario/items'
import { miembros } from '@/entities/personal/miembros'
import type { Partida } from '@/entities/presupuesto/partida'
import { gastos, ingresos } from '@/entities/presupuesto/partidas'
import { rendiciones } from '@/entities/rendicion/rendiciones'
import { codigoOf } from '@/entities/reportes/codigo'
import { ESTADO_LABELS } from '@/entities/reportes/reporte'
import { reportes } from '@/entities/reportes/reportes'
import { registros } from '@/entities/servicios/registros'
import { formatShortDay } from '@/shared/lib/fecha'
import { formatUsd } from '@/shared/lib/moneda'
import { ESTADO_PUBLICACION_LABELS, estadoOf } from '@/shared/lib/publicacion'
import { TIPO_SERVICIO_LABELS } from '@/shared/lib/tipos-servicio'
import { createSource } from './source'

const partida = {
  label: ({ denominacion }: Partida) => denominacion,
  detail: ({ partida, codificado }: Partida) => [partida, formatUsd(codificado)],
  text: ({ partida }: Partida) => [partida],
}

/** Every list with dialogs to link to, in the sidebar's order. */
export const SOURCES = [
  createSource({
    to: '/admin/personal',
    list: miembros.list,
    label: ({ nombres }) => nombres,
    detail: ({ cargo, area }) => [cargo, area],
    text: ({ cargo, area, email, telefono }) => [cargo, area, email, telefono],
  }),
  createSource({
    to: '/admin/galeria',
    list: medios.list,
    label: ({ titulo }) => titulo,
    detail: ({ seccion, creditos }) => [SECCION_LABELS[seccion], creditos],
    text: ({ seccion, creditos }) => [SECCION_LABELS[seccion], creditos],
  }),
  createSource({
    to: '/admin/inventario',
    list: items.list,
    label: ({ nombre }) => nombre,
    detail: ({ estado, ubicacion, numeroSerie }) => [ESTADO_ITEM_LABELS[estado], ubicacion, numeroSerie],
    text: ({ categoria, ubicacion, proveedor, numeroSerie, notas }) => [
      CATEGORIA_LABELS[categoria],
      ubicacion,
      proveedor,
      numeroSerie,
      notas,
    ],
  }),
  createSource({
    to: '/admin/presupuesto',
    tab: ['ingresos', 'Ingresos'],
    list: ingresos.list,
    ...partida,
  }),
  createSource({ to: '/admin/presupuesto', tab: ['gastos', 'Gastos'], list: gastos.list, ...partida }),
  createSource({
    to: '/admin/rendicion',
    list: rendiciones.list,
    label: ({ titulo }) => titulo,
    detail: (rendicion) => [ESTADO_PUBLICACION_LABELS[estadoOf(rendicion)], formatShortDay(rendicion.fecha)],
    text: ({ fecha, cuerpoMarkdown, autor, tags }) => [fecha, cuerpoMarkdown, autor, ...tags],
  }),
  createSource({
    to: '/admin/eventos',
    list: eventos.list,
    label: ({ titulo }) => titulo,
    detail: ({ categoria, fecha }) => [CATEGORIA_EVENTO_LABELS[categoria], formatShortDay(fecha)],
    text: ({ categoria, fecha, resumen, autor }) => [
      CATEGORIA_EVENTO_LABELS[categoria],
      fecha,
      resumen,
      autor,
    ],
  }),
  createSource({
    to: '/admin/servicios',
    list: registros.list,
    label: ({ descripcion, tipo }) => descripcion || TIPO_SERVICIO_LABELS[tipo],
    detail: ({ tipo, fecha, direccion }) => [TIPO_SERVICIO_LABELS[tipo], formatShortDay(fecha), direccion],
    text: ({ tipo, fecha, direccion, reporte, personalAsignado }) => [
      TIPO_SERVICIO_LABELS[tipo],
      fecha,
      direccion,
      reporte,
      ...personalAsignado,
    ],
  }),
  createSource({
    to: '/admin/reportes',
    list: reportes.list,
    label: ({ titulo }) => titulo,
    detail: ({ id, estado, ubicacion }) => [codigoOf(id), ESTADO_LABELS[estado], ubicacion],
    text: ({ id, descripcion, autor, ubicacion = '' }) => {
      const codigo = codigoOf(id)
      // A code is typed with or without its dashes.
      return [descripcion, autor.nombre, ubicacion, codigo, codigo.replaceAll('-', '')]
    },
  }),
]
