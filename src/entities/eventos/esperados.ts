import type { Asistencia } from './asistencia'
import type { Evento } from './evento'

/** Whoever may be expected at an event: of the staff, by when they came and left (`YYYY-MM-DD`, '' where unknown). */
export type Persona = { id: string; activo: boolean; fechaIngreso: string; fechaSalida: string }

/** Present among the people expected; `porcentaje` is 0 to 100, unrounded. */
export type Presentes = { presentes: number; esperados: number; porcentaje: number }

const presentesDe = (presentes: number, esperados: number): Presentes => ({
  ...{ presentes, esperados },
  porcentaje: esperados === 0 ? 0 : (presentes / esperados) * 100,
})

/** Whether a person belonged to the brigade on that day; who left without a day is counted no more. */
const wasThere = ({ activo, fechaIngreso, fechaSalida }: Persona, fecha: string) =>
  fechaIngreso <= fecha && (activo || fechaSalida >= fecha)

/**
 * Of each event at which somebody took attendance, who came of all who were expected: the staff of that day, and whoever
 * has a record. Whoever isn't ticked was absent. An event that was deleted is left out: nobody knows its day.
 */
export function presentesByEvento(
  eventos: readonly Evento[],
  records: readonly Asistencia[],
  staff: readonly Persona[],
): Map<string, Presentes> {
  const dayOf = new Map(eventos.map(({ id, fecha }) => [id, fecha]))
  const people = new Map<string, { present: Set<string>; known: Set<string> }>()
  for (const { eventoId, personalId, asistio } of records) {
    if (!dayOf.has(eventoId)) continue
    const one = people.get(eventoId) ?? { present: new Set(), known: new Set() }
    one.known.add(personalId)
    if (asistio) one.present.add(personalId)
    people.set(eventoId, one)
  }
  return new Map(
    [...people].map(([id, { present, known }]) => {
      const others = staff.filter((one) => !known.has(one.id) && wasThere(one, dayOf.get(id) ?? ''))
      return [id, presentesDe(present.size, known.size + others.length)]
    }),
  )
}

/** All events together. */
export const presentesEnTotal = (each: Iterable<Presentes>): Presentes => {
  const all = [...each]
  const sum = (of: 'presentes' | 'esperados') => all.reduce((total, one) => total + one[of], 0)
  return presentesDe(sum('presentes'), sum('esperados'))
}
