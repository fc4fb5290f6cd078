import type { Uses } from './uses'

/** What a brigade may do without. The configuration stores these names, so none of them changes. */
export const MODULOS = [
  'despacho',
  'guardias',
  'calendario',
  'solicitudes',
  'aportes',
  'lotaip',
  'fases',
  'presupuesto-publico',
  'custodios',
  'inspecciones',
] as const

export type ModuloId = (typeof MODULOS)[number]

/** The brigade's word after this; what a newer version put into it stays. */
export const wordOf = (
  { modulos = [] }: { modulos?: readonly string[] | undefined },
  uses: Uses,
): string[] => [
  ...MODULOS.filter(uses),
  ...modulos.filter((one) => !(MODULOS as readonly string[]).includes(one)),
]
