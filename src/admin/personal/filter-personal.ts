import type { Credencial } from '@/entities/personal/credencial'
import { activeMiembros, cargoOf, filterMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import type { PersonalSearch } from './search'

type Filter = Pick<PersonalSearch, 'buscar' | 'area' | 'cargo' | 'activo' | 'cambiaron'> & {
  /** Only the people of these. */
  renovar?: readonly Credencial[] | undefined
}

/** Searches nombres and cargo, and filters by area, position, state, own changes and what has to be renewed. */
export const filterPersonal = (
  list: readonly Miembro[],
  { buscar, area, cargo, activo, cambiaron, renovar }: Filter,
): Miembro[] =>
  filterMiembros(activo ? activeMiembros(list) : list, { query: buscar, area }).filter(
    (miembro) =>
      (!cargo || cargoOf(miembro) === cargo) &&
      (!cambiaron || Boolean(miembro.datosPropios)) &&
      (!renovar || renovar.some(({ personalId }) => personalId === miembro.id)),
  )
