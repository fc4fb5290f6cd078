import { frozen } from '@/access/frozen'
import { agreeing, allOf, atMost, holding, lastPast } from '@/access/holding'
import type { Module, ModuleList, ModuleObject } from '@/access/module'
import { formatDay, formatMonth, newestFirst } from '@/shared/lib/fecha'
import { MOST_ARCHIVOS } from '@/shared/lib/file/archivo'
import { type CatalogoGuardado, catalogoSchema, SIN_CAMBIOS_AL_CATALOGO } from './catalogo'
import {
  MOST_RECIBOS,
  type NumeralDelMes,
  numeralDelMesSchema,
  numeralTitle,
  numeralTogether,
  type Presentacion,
  presentacionRules,
  presentacionSchema,
  presentacionTogether,
} from './mes'
import { publicadosList } from './publicado'
import { indicesList } from './sita'
import { MOST_FILAS } from './tabla'

const COMMON = {
  seed: () => [],
  backup: true,
  readers: ['rendicion:view'],
} as const

export const mesesList: ModuleList<NumeralDelMes> = {
  ...COMMON,
  key: 'bomberos_lotaip_meses',
  idPrefix: 'lotaip-',
  title: 'Transparencia por meses',
  schema: numeralDelMesSchema,
  name: ({ mes, numeral }) => `${numeralTitle(numeral)} de ${formatMonth(`${mes}-01`)}`,
  words: { cifrasAl: 'día de las cifras' },
  writes: { create: ['rendicion:edit'], edit: ['rendicion:edit'], remove: ['rendicion:edit'] },
  rules: () =>
    allOf<NumeralDelMes>(
      agreeing(numeralDelMesSchema, numeralTogether),
      atMost<NumeralDelMes>({
        filas: [MOST_FILAS, 'filas'],
        archivos: [MOST_ARCHIVOS, 'archivos'],
        anexos: [MOST_ARCHIVOS, 'archivos'],
      }),
    ),
}

export const presentacionesList: ModuleList<Presentacion> = {
  ...COMMON,
  key: 'bomberos_lotaip_presentaciones',
  idPrefix: 'presentado-',
  title: 'Meses presentados',
  schema: presentacionSchema,
  compare: newestFirst(({ fecha, hecho }) => `${fecha}T${hecho}`),
  name: ({ mes, fecha }) => `${formatMonth(`${mes}-01`)}, presentado el ${formatDay(fecha)}`,
  words: { imagenes: 'fotografías' },
  writes: { create: ['rendicion:edit'], edit: ['rendicion:edit'], remove: ['rendicion:delete'] },
  rules: () =>
    allOf<Presentacion>(
      frozen(
        ['mes', 'fecha', 'constancia', 'autor', 'hecho', 'archivos', 'imagenes'],
        'Una presentación anotada no se cambia. Para corregirla, anote otra.',
      ),
      holding(presentacionRules(lastPast())),
      agreeing(presentacionSchema, presentacionTogether),
      atMost<Presentacion>({ archivos: [MOST_RECIBOS, 'archivos'], imagenes: [MOST_RECIBOS, 'fotografías'] }),
    ),
}

export const catalogoObject: ModuleObject<CatalogoGuardado> = {
  key: 'bomberos_lotaip_catalogo',
  title: 'Catálogo de numerales',
  schema: catalogoSchema,
  defaults: () => ({ ...SIN_CAMBIOS_AL_CATALOGO }),
  // There is one: its title says enough.
  name: () => '',
  words: {
    archivoDatos: 'archivo de datos',
    archivoDiccionario: 'archivo del diccionario',
    archivoMetadatos: 'archivo de metadatos',
    dia: 'día límite',
    fechaFuente: 'fecha de la fuente',
    fuera: 'numerales quitados',
  },
  writes: { edit: ['rendicion:edit'] },
  backup: true,
  // Its holidays are the roster's too.
  readers: ['rendicion:view', 'personal:view'],
}

/** It has no page of its own: it is a tab of accountability. */
export const lotaipModule: Module = {
  tratamiento: {
    deQuien: 'Servidores y proveedores',
    datos:
      'Lo que la ley pide publicar: nombres, cargos, correos institucionales, remuneraciones y contratos',
    para: 'Cumplir la ley de transparencia',
  },
  lists: [mesesList, presentacionesList, publicadosList, indicesList],
  objects: [catalogoObject],
  optional: { id: 'lotaip', desde: 'OFICINA' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
}
