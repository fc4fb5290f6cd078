import { type Plantilla, type Punto, plantillaRules } from '@/entities/inspecciones/visita/punto'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { newUuid } from '@/shared/storage/ids'

/** A point as it is typed; its id stays, so that answers of before and now are of the same. */
export type FilaPunto = Omit<Punto, 'limite'> & { limite: string }

/** `base` is the version that the form began with: what others saved meanwhile isn't lost. */
export type ListaValues = { base: string; puntos: FilaPunto[] }

const ID_LETTERS = 10

export const newFila = (grupo: string): FilaPunto => ({
  ...{ id: `p${newUuid().replaceAll('-', '').slice(0, ID_LETTERS)}`, grupo, texto: '', articulo: '' },
  ...{ tipo: 'CUMPLE', limite: '', unidad: '', clases: [] },
})

const filaOf = ({ limite, ...punto }: Punto): FilaPunto => ({
  ...punto,
  limite: limite === undefined ? '' : String(limite).replace('.', ','),
})

export const valuesOf = ({ id, puntos }: Plantilla): ListaValues => ({ base: id, puntos: puntos.map(filaOf) })

const measured = ({ tipo }: Pick<FilaPunto, 'tipo'>) => tipo === 'MINIMO' || tipo === 'MAXIMO'

const limiteOf = ({ limite }: FilaPunto): number | undefined =>
  limite.trim() === '' ? undefined : (parseAmount(limite) ?? Number.NaN)

/** The points as they are stored. */
export const puntosOf = (filas: readonly FilaPunto[]): Punto[] =>
  filas.map((fila) => ({
    ...{ id: fila.id, grupo: fila.grupo.trim() || 'Otros', texto: fila.texto.trim() },
    ...{ articulo: fila.articulo.trim(), tipo: fila.tipo },
    limite: measured(fila) ? limiteOf(fila) : undefined,
    unidad: fila.tipo === 'CUMPLE' ? '' : fila.unidad.trim(),
    clases: fila.clases,
  }))

/** What is wrong with what was typed, by the address of its field. */
export function problemasDe({ puntos }: ListaValues): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [n, fila] of puntos.entries()) {
    if (!fila.texto.trim()) problems[`puntos.${n}.texto`] = 'Escriba qué se mira.'
    const limite = limiteOf(fila)
    if (measured(fila) && (limite === undefined || Number.isNaN(limite)))
      problems[`puntos.${n}.limite`] = 'Escriba el límite, en números.'
  }
  const whole = Object.keys(problems).length === 0 && byRule(plantillaRules.puntos)(puntosOf(puntos))
  return whole ? { puntos: whole } : problems
}
