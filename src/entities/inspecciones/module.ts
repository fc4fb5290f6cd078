import { holding } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { byName } from '@/shared/lib/text'
import { ordenesList, pagosList, salariosList, tarifasList } from './cobros/listas'
import { type Local, localRules, localSchema } from './local'
import { permisosList, tiposList } from './permiso/module'
import {
  abiertasList,
  actasList,
  plantillasList,
  plazosList,
  prorrogasList,
  visitasList,
} from './visita/listas'

export const localesList: ModuleList<Local> = {
  key: 'bomberos_inspecciones_locales',
  idPrefix: 'local-',
  title: 'Locales y dueños',
  schema: localSchema,
  seed: () => [],
  compare: (a, b) => byName(a.nombre, b.nombre),
  name: ({ nombre }) => nombre,
  words: {
    area: 'área en m²',
    clave: 'clave catastral',
    direccion: 'dirección',
    dueno: 'dueño',
    lat: 'latitud',
    lng: 'longitud',
    motivoRuc: 'motivo del RUC',
    proxima: 'próxima visita',
    proximaDesde: 'día en que se movió la visita',
    ruc: 'RUC',
    telefono: 'teléfono del dueño',
    telefonoLocal: 'teléfono del local',
  },
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () => holding<Local>(localRules),
  backup: true,
  newLabel: 'Agregar local',
  search: {
    detail: ({ direccion, dueno }) => [direccion, dueno],
    text: ({ ruc, actividad, direccion, parroquia, dueno, representante, contacto, clave }) => [
      ruc,
      actividad,
      direccion,
      parroquia,
      dueno,
      representante,
      contacto,
      clave,
    ],
  },
}

export const inspeccionesModule: Module = {
  page: {
    to: '/admin/inspecciones',
    title: 'Inspecciones',
    group: 'Prevención',
    shortcut: { title: 'Inspecciones', rank: 13, leads: 'INSPECTOR' },
    icon: 'store',
    permission: 'inspecciones:view',
  },
  areas: { inspecciones: 'Inspecciones' },
  optional: { id: 'inspecciones', desde: 'APARTE' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  lists: [
    ...[localesList, visitasList, abiertasList, plantillasList, plazosList, actasList, prorrogasList],
    ...[permisosList, tiposList],
  ],
  tratamiento: {
    deQuien: 'Dueños y encargados de los locales que se inspeccionan',
    datos:
      'RUC, nombre, representante, teléfono, correo y la dirección del local; lo que se vio en cada visita, con fotografías; quién atendió, recibió un acta o pidió una prórroga',
    para: 'Inspeccionar los locales y dar los permisos que pide la ley de defensa contra incendios',
  },
  privacy: {
    what: 'Locales que se inspeccionan',
    detail:
      'RUC, nombre, representante, teléfono y correo del dueño de cada local, con su dirección. Los ven solo quienes inspeccionan y la jefatura. Ninguna página pública los muestra.',
  },
}

/** What the module charges. It has a page of its own for the treasurer, who sees nothing else of the premises. */
export const cobrosModule: Module = {
  page: {
    to: '/admin/cobros',
    title: 'Cobros',
    group: 'Cuentas',
    shortcut: { title: 'Cobros', rank: 14 },
    icon: 'receipt-text',
    permission: 'cobros:view',
  },
  areas: { cobros: 'Cobros' },
  con: 'inspecciones',
  agenda: () => import('./cobros/agenda').then(({ agenda }) => agenda),
  lists: [ordenesList, pagosList, tarifasList, salariosList],
  tratamiento: {
    deQuien: 'Quienes pagan una tasa o un permiso',
    datos: 'Nombre, RUC, dirección del local, lo que se cobró y cómo se pagó',
    para: 'Cobrar lo que dice la ordenanza y dar cuenta de lo recaudado',
  },
  privacy: {
    what: 'Órdenes de pago y pagos',
    detail:
      'De cada cobro: nombre y RUC de quien paga, el local y su dirección, el valor, el recibo y el día. Los ven quienes inspeccionan, Tesorería y la jefatura. Ninguna página pública los muestra.',
  },
}
