import type { Funcion } from '@/shared/lib/funciones'
import { daysOf } from './guardias/tiempo'
import type { Turno } from './guardias/turno'
import type { Credencial } from './personal/credencial'
import { funcionesDe } from './personal/funciones'
import type { Mandos } from './personal/mandos'
import type { Miembro } from './personal/miembro'

/** What each person can be during a shift: a credential has to last until its last day. */
export function funcionesEn(
  people: readonly Miembro[],
  credentials: readonly Credencial[],
  { cargos }: Mandos,
) {
  const byId = new Map(people.map((persona) => [persona.id, persona]))
  return (turno: Turno) => {
    const [, last] = daysOf(turno)
    return (personalId: string): Funcion[] => {
      const persona = byId.get(personalId)
      return persona ? funcionesDe(persona, credentials, last, cargos) : []
    }
  }
}
