import type { Module, ModuleList } from '@/access/module'
import { formatUsd } from '@/shared/lib/moneda'
import { byName } from '@/shared/lib/text'
import { type Gasto, gastoSchema, type Ingreso, ingresoSchema, type Partida } from './partida'
import { deriveLeft } from './saldos'
import { sampleGastos, sampleIngresos } from './seed'

const COMMON = {
  compare: (a: Partida, b: Partida) => byName(a.partida, b.partida) || byName(a.denominacion, b.denominacion),
  touch: deriveLeft,
  name: ({ denominacion }: Partida) => denominacion,
  words: {
    denominacion: 'denominación',
    saldoComprometer: 'saldo por comprometer',
    saldoDevengar: 'saldo por devengar',
  },
  writes: { create: ['presupuesto:create'], edit: ['presupuesto:edit'], remove: ['presupuesto:delete'] },
  backup: true,
  samples: true,
} as const

const SEARCH = {
  detail: ({ partida, codificado }: Partida) => [partida, formatUsd(codificado)],
  text: ({ partida }: Partida) => [partida],
}

export const ingresosList: ModuleList<Ingreso> = {
  ...COMMON,
  key: 'bomberos_presupuesto_ingresos',
  idPrefix: 'ing-',
  title: 'Ingresos',
  schema: ingresoSchema,
  seed: sampleIngresos,
  search: { tab: ['ingresos', 'Ingresos'], ...SEARCH },
}

export const gastosList: ModuleList<Gasto> = {
  ...COMMON,
  key: 'bomberos_presupuesto_gastos',
  idPrefix: 'gas-',
  title: 'Gastos',
  schema: gastoSchema,
  seed: sampleGastos,
  search: { tab: ['gastos', 'Gastos'], ...SEARCH },
}

export const presupuestoModule: Module = {
  page: {
    to: '/admin/presupuesto',
    title: 'Gestión Presupuestaria',
    shortcut: { title: 'Presupuesto', rank: 6 },
    icon: 'wallet',
    permission: 'presupuesto:view',
  },
  areas: { presupuesto: 'Presupuesto' },
  lists: [ingresosList, gastosList],
}
