import * as v from 'valibot'
import { allOf, holding, ofChanged, yaFue } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { byName } from '@/shared/lib/text'
import { actasList } from './actas/acta'
import { conteosList } from './conteo'
import { CATEGORIA_LABELS, ESTADO_LABELS, type Item, itemKeptSchema, itemSchema } from './item'
import { movimientosList } from './movimientos/movimiento'
import { hechosList, planesList } from './plan/listas'
import { fallasList, listasList, respuestasList, revisionesList } from './revision/listas'
import { sampleItems } from './seed'

export const itemsList: ModuleList<Item> = {
  key: 'bomberos_inventario_items',
  idPrefix: 'inv-',
  title: 'Inventario',
  schema: itemSchema,
  seed: sampleItems,
  // Listed by name (spec §4).
  compare: (a, b) => byName(a.nombre, b.nombre),
  name: ({ nombre }) => nombre,
  words: {
    baja: 'de baja',
    categoria: 'categoría',
    contado: 'fecha del conteo',
    fabricado: 'fabricación',
    fechaIngreso: 'fecha de ingreso',
    fotoUrl: 'foto',
    minimo: 'mínimo',
    minimoDeFila: 'mínimo de la fila',
    numeroSerie: 'número de serie',
    proximaRevision: 'próxima revisión',
    ubicacion: 'ubicación',
    unidad: 'número de unidad',
    unidadDe: 'fila de la que se separó',
    valorEstimado: 'valor estimado',
    vence: 'fecha impresa',
  },
  says: { categoria: CATEGORIA_LABELS, estado: ESTADO_LABELS },
  writes: { create: ['inventario:create'], edit: ['inventario:edit'], remove: ['inventario:delete'] },
  rules: () =>
    allOf(
      holding<Item>(itemKeptSchema.entries),
      ofChanged(holding<Item>({ contado: v.optional(v.pipe(v.string(), yaFue)) })),
    ),
  backup: true,
  samples: true,
  newLabel: 'Agregar Item',
  search: {
    detail: ({ estado, ubicacion, numeroSerie }) => [ESTADO_LABELS[estado], ubicacion, numeroSerie],
    text: ({ categoria, ubicacion, proveedor, numeroSerie, notas, custodio = '' }) => [
      CATEGORIA_LABELS[categoria],
      ubicacion,
      proveedor,
      numeroSerie,
      notas,
      custodio,
    ],
  },
}

export const inventarioModule: Module = {
  page: {
    to: '/admin/inventario',
    title: 'Gestión de Inventario',
    group: 'Cosas',
    shortcut: { title: 'Inventario', rank: 5 },
    icon: 'boxes',
    permission: 'inventario:view',
  },
  areas: { inventario: 'Inventario' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Custodios, quien cuenta o revisa los bienes, y quien los dona, entrega o tiene prestados',
    datos: 'Su nombre; de quien tiene algo prestado, su teléfono',
    para: 'Saber quién responde por cada bien, quién lo revisó y quién lo tiene',
  },
  lists: [
    itemsList,
    conteosList,
    movimientosList,
    planesList,
    hechosList,
    fallasList,
    actasList,
    listasList,
    respuestasList,
    revisionesList,
  ],
}
