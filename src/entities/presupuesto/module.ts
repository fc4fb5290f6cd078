import { allOf, holding } from '@/access/holding'
import type { Module, ModuleList, ModuleObject } from '@/access/module'
import type { Actor } from '@/access/permissions'
import { formatUsd } from '@/shared/lib/moneda'
import { byName } from '@/shared/lib/text'
import { addNoneToClosed, keepClosed } from './cerrado'
import { cierresList } from './cierres'
import { codeSpellings } from './codigo'
import { type Cortes, cortesSchema, NO_CORTE } from './corte'
import { congeladosList } from './cortes/congelado'
import { ejercicioOf } from './ejercicio'
import { type Gasto, gastoSchema, type Ingreso, ingresoSchema, type Partida, partidaRules } from './partida'
import { deriveLeft } from './saldos'
import { sampleGastos, sampleIngresos } from './seed'

const COMMON = {
  compare: (a: Partida, b: Partida) => byName(a.partida, b.partida) || byName(a.denominacion, b.denominacion),
  touch: deriveLeft,
  name: ({ denominacion }: Partida) => denominacion,
  words: {
    cerrado: 'ejercicio cerrado',
    denominacion: 'denominación',
    ejercicio: 'ejercicio fiscal',
    inicial: 'asignación inicial',
    saldoComprometer: 'saldo por comprometer',
    saldoDevengar: 'saldo por devengar',
  },
  writes: { create: ['presupuesto:create'], edit: ['presupuesto:edit'], remove: ['presupuesto:delete'] },
  // The record of the closing tells of it.
  untold: ['cerrado'],
  rules: (actor: Actor | null) => allOf<Partida>(keepClosed(actor), holding<Partida>(partidaRules)),
  listRules: addNoneToClosed,
  listRulesOf: 'cerrado' satisfies keyof Partida,
  sync: { createdAgain: () => import('./apertura').then(({ joinOpened }) => joinOpened) },
  backup: true,
  samples: true,
} as const

const SEARCH = {
  detail: ({ partida, codificado }: Partida) => [partida, formatUsd(codificado)],
  text: ({ partida }: Partida) => codeSpellings(partida),
  at: (line: Partida) => ({ ejercicio: ejercicioOf(line) }),
}

export const ingresosList: ModuleList<Ingreso> = {
  ...COMMON,
  key: 'bomberos_presupuesto_ingresos',
  idPrefix: 'ing-',
  title: 'Ingresos',
  schema: ingresoSchema,
  seed: sampleIngresos,
  newLabel: 'Agregar Ingreso',
  search: { tab: ['ingresos', 'Ingresos'], ...SEARCH },
}

export const gastosList: ModuleList<Gasto> = {
  ...COMMON,
  key: 'bomberos_presupuesto_gastos',
  idPrefix: 'gas-',
  title: 'Gastos',
  schema: gastoSchema,
  seed: sampleGastos,
  newLabel: 'Agregar Gasto',
  search: { tab: ['gastos', 'Gastos'], ...SEARCH },
}

export const cortesObject: ModuleObject<Cortes> = {
  key: 'bomberos_presupuesto_corte',
  title: 'Fecha de las cifras del presupuesto',
  schema: cortesSchema,
  defaults: () => ({ ingresos: NO_CORTE, gastos: NO_CORTE }),
  name: () => '',
  words: {},
  writes: { edit: ['presupuesto:edit'] },
  backup: true,
}

export const presupuestoModule: Module = {
  page: {
    to: '/admin/presupuesto',
    title: 'Gestión Presupuestaria',
    group: 'Cuentas',
    shortcut: { title: 'Presupuesto', rank: 6, leads: 'TESORERIA' },
    icon: 'wallet',
    permission: 'presupuesto:view',
  },
  areas: { presupuesto: 'Presupuesto' },
  agenda: () => import('./agenda').then(({ agenda }) => agenda),
  lists: [ingresosList, gastosList, congeladosList, cierresList],
  objects: [cortesObject],
}
