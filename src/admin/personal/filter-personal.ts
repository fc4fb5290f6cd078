import { activeMiembros, cargoOf, filterMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import type { PersonalSearch } from './search'

type Filter = Pick<PersonalSearch, 'buscar' | 'area' | 'cargo' | 'activo'>

/** Searches nombres and cargo, and filters by area, position and state. */
export const filterPersonal = (
  list: readonly Miembro[],
  { buscar, area, cargo, activo }: Filter,
): Miembro[] =>
  filterMiembros(activo ? activeMiembros(list) : list, { query: buscar, area }).filter(
    (miembro) => !cargo || cargoOf(miembro) === cargo,
  )
