import type { Partida } from '@/entities/presupuesto/partida'
import { matches } from '@/shared/lib/text'

/** Searches code and name. */
export const filterPartidas = <T extends Partida>(lines: readonly T[], buscar: string | undefined): T[] =>
  lines.filter(({ partida, denominacion }) => matches(buscar, partida, denominacion))
