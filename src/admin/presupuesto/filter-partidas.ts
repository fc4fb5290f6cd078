import { codeSpellings } from '@/entities/presupuesto/codigo'
import type { Partida } from '@/entities/presupuesto/partida'
import { matches } from '@/shared/lib/text'
import type { Importe, PresupuestoSearch } from './search'

type Filter = Pick<PresupuestoSearch, 'buscar' | 'con'>

/** Searches code and name, and filters by an amount that the line has. */
export const filterPartidas = <T extends Partida & { [I in Importe]?: number }>(
  lines: readonly T[],
  { buscar, con }: Filter,
): T[] =>
  lines.filter(
    (line) =>
      (!con || Boolean(line[con])) && matches(buscar, ...codeSpellings(line.partida), line.denominacion),
  )
