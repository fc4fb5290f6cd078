import { type Cell, cellText, parseOption, plain } from '@/shared/lib/file/cells'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { SUBTIPOS } from './subtipos'

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
