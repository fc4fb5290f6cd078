import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { funcionesEn } from '@/entities/funciones-en'
import { withPeople } from '@/entities/guardias/gente'
import { puestos, turnos } from '@/entities/guardias/queries'
import type { Puesto, Turno } from '@/entities/guardias/turno'
import type { Credencial } from '@/entities/personal/credencial'
import type { Mandos } from '@/entities/personal/mandos'
import type { Miembro } from '@/entities/personal/miembro'
import { credenciales, mandos, miembros } from '@/entities/personal/queries'

/** The lists without which there is no roster. */
export const GUARDIAS_KEYS: readonly string[] = [turnos, puestos, miembros, credenciales].map(
  ({ known }) => known.queryKey[0] as string,
)

function guardiasOf(
  list: readonly Turno[],
  places: readonly Puesto[],
  people: readonly Miembro[],
  credentials: readonly Credencial[],
  leading: Mandos,
) {
  return {
    list,
    places,
    people,
    /** The shifts that begin on a day between two (`YYYY-MM-DD`), with who is on, by time. */
    between: (first: string, last: string) =>
      withPeople(
        list.filter(({ fecha }) => first <= fecha && fecha <= last),
        places,
        people,
      ),
    /** One shift, with who is on. */
    only: (turno: Turno) => withPeople([turno], places, people),
    funcionesIn: funcionesEn(people, credentials, leading),
  }
}

export type Guardias = ReturnType<typeof guardiasOf>

/** The roster with what each person can be; null where the central hasn't brought all of it to this device. */
export function useGuardias(): Guardias | null {
  const { data: list } = useSuspenseQuery(turnos.known)
  const { data: places } = useSuspenseQuery(puestos.known)
  const { data: people } = useSuspenseQuery(miembros.known)
  const { data: credentials } = useSuspenseQuery(credenciales.known)
  const { data: leading } = useSuspenseQuery(mandos.query)
  return useMemo(
    () =>
      list && places && people && credentials ? guardiasOf(list, places, people, credentials, leading) : null,
    [list, places, people, credentials, leading],
  )
}
