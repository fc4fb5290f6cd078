import { FUNCION_LABELS, FUNCIONES } from '@/shared/lib/funciones'
import { inOrder } from '@/shared/lib/text'
import type { Listo } from './convocado'

/** People who are called together: who can be something today, or who have one position. `ids` of the people. */
export type Grupo = { id: string; nombre: string; ids: string[] }

/** The groups that have somebody, functions first, then positions by name as people wrote them. */
export function gruposOf(listos: readonly Listo[]): Grupo[] {
  const cargoOf = ({ cargo }: Listo) => cargo.trim()
  const idsOf = (of: (listo: Listo) => boolean) => listos.filter(of).map(({ id }) => id)
  return [
    ...FUNCIONES.map((funcion) => ({
      id: `funcion ${funcion}`,
      nombre: FUNCION_LABELS[funcion],
      ids: idsOf(({ funciones }) => funciones.includes(funcion)),
    })),
    ...inOrder(new Set(listos.map(cargoOf).filter(Boolean))).map((cargo) => ({
      id: `cargo ${cargo}`,
      nombre: cargo,
      ids: idsOf((listo) => cargoOf(listo) === cargo),
    })),
  ].filter(({ ids }) => ids.length > 0)
}

/** Who is in one of the chosen groups, each once, in the order of the people. */
export function inGrupos(listos: readonly Listo[], chosen: readonly Grupo[]): Listo[] {
  const ids = new Set(chosen.flatMap((grupo) => grupo.ids))
  return listos.filter(({ id }) => ids.has(id))
}
