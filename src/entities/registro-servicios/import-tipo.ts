import { type Cell, cellText, parseOption, plain } from '@/shared/lib/file/cells'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { SUBTIPOS } from './parte/subtipos'

/** How brigades write the kinds besides the product's own words. */
const OTHERS: Readonly<Record<string, TipoServicio>> = {
  incendios: 'INCENDIO',
  rescates: 'RESCATE',
  'materiales peligrosos': 'MATERIALES_PELIGROSOS',
  hazmat: 'MATERIALES_PELIGROSOS',
  acuatico: 'FLUVIAL',
  'rescate acuatico': 'FLUVIAL',
  capacitaciones: 'CAPACITACION',
}

/** What else a brigade's word for a kind has in it, from the surest on; by `plain` text. */
const HINTS: readonly (readonly [RegExp, TipoServicio])[] = [
  [/\b(incendio|quema|conato|fuego)/, 'INCENDIO'],
  [/\b(capacita|charla|simulacro|entrenamiento)/, 'CAPACITACION'],
  [/\b(glp|gas|derrame|fuga|quimic)/, 'MATERIALES_PELIGROSOS'],
  [/\b(ahoga|inundaci|rio|lancha|naufrag)/, 'FLUVIAL'],
  [/\b(inspecci|prevenci|abeja|avispa|arbol|abastecimiento|evento)/, 'PREVENCION'],
  [
    /\b(transito|choque|volcamiento|rescate|ambulancia|paciente|herido|medic|prehospitalari|aph|traslado)/,
    'RESCATE',
  ],
]

/** What a brigade's own word for a kind may mean, to be shown to a person. */
export const guessTipo = (word: string): TipoServicio | undefined =>
  HINTS.find(([hint]) => hint.test(word))?.[1]

/**
 * The kind that a cell names. `Volcamiento` and `Incendio forestal` name the subtype too: sheets of past years have one
 * column for both.
 */
export function tipoOf(cell: Cell | undefined): { tipo?: TipoServicio; subtipo?: string } {
  const text = plain(cellText(cell))
  const tipo = parseOption(cell, TIPO_SERVICIO_LABELS) ?? OTHERS[text]
  if (tipo) return { tipo }
  for (const kind of TIPOS_SERVICIO)
    for (const subtipo of SUBTIPOS[kind]) {
      const names = [subtipo, `${kind} ${subtipo}`, `${TIPO_SERVICIO_LABELS[kind]} ${subtipo}`]
      if (names.some((name) => plain(name) === text)) return { tipo: kind, subtipo }
    }
  return {}
}
