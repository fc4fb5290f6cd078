import type { Module } from '@/access/module'
import { misReportesList } from './mis-reportes/seguimiento'
import { reportesList } from './reportes-list'

export const reportesModule: Module = {
  page: {
    to: '/admin/reportes',
    title: 'Reportes Comunitarios',
    group: 'Salidas',
    shortcut: { title: 'Reportes', rank: 2 },
    icon: 'message-square-warning',
    permission: 'reportes:view',
  },
  tratamiento: {
    deQuien: 'Quien reporta',
    datos: 'Nombre, correo, teléfono, lugar, texto y fotografías del reporte',
    para: 'Atender el reporte y contestarlo',
  },
  lists: [reportesList, misReportesList],
  areas: { reportes: 'Reportes comunitarios' },
  privacy: {
    what: 'Reportes ciudadanos',
    detail:
      'Título, descripción, lugar, fotografías, nombre, correo y teléfono de quien reporta, la respuesta que se le dio con su foto, y cuáles se hicieron en este dispositivo. Quedan en el almacenamiento local del navegador, con una copia en IndexedDB, hasta que alguien con permiso los elimine o se borren los datos del sitio. Si la estación tiene su propia central, el reporte llega también a ella, y ella quita nombre, correo, teléfono y fotografías de los reportes corregidos o cerrados pasado el tiempo que fija la institución (24 meses si no dice otro), y antes si quien reportó lo pide y la estación elimina el reporte.',
  },
}
