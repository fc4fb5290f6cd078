import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { funcionesEn } from '@/entities/funciones-en'
import { withPeople } from '@/entities/guardias/gente'
import { puestos, turnos } from '@/entities/guardias/queries'
import type { Puesto, Turno } from '@/entities/guardias/turno'
import type { Credencial } from '@/entities/personal/credencial'
import type { Miembro } from '@/entities/personal/miembro'
import { credenciales, miembros } from '@/entities/personal/queries'

function guardiasOf(
  list: readonly Turno[],
  places: readonly Puesto[],
  people: readonly Miembro[],
  credentials: readonly Credencial[],
) {
  return {
    list,
    places,
    people,
    /** Every shift with who is on, by time. */
    all: withPeople(list, places, people),
    funcionesIn: funcionesEn(people, credentials),
  }
}

export type Guardias = ReturnType<typeof guardiasOf>

/** The roster with what each person can be; null where the central hasn't brought all of it to this device. */
export function useGuardias(): Guardias | null {
  const { data: list } = useSuspenseQuery(turnos.known)
  const { data: places } = useSuspenseQuery(puestos.known)
  const { data: people } = useSuspenseQuery(miembros.known)
  const { data: credentials } = useSuspenseQuery(credenciales.known)
  return useMemo(
    () => (list && places && people && credentials ? guardiasOf(list, places, people, credentials) : null),
    [list, places, people, credentials],
  )
}
