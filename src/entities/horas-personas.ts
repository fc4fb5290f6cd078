import { sameMonth } from '@/shared/lib/fecha'
import { byCode, byName } from '@/shared/lib/text'
import type { Asistido } from './eventos/asistidos'
import { type Cumplido, minutesByDay } from './guardias/horas'
import type { Turno } from './guardias/turno'
import type { Miembro } from './personal/miembro'
import { labelsOf, miembrosByName } from './personal/names'
import { inPeriodo, type Periodo } from './registro-servicios/parte/periodo'
import { type ConTripulacion, type Participacion, participaciones } from './registro-servicios/participacion'

/** Minutes on a `YYYY-MM-DD` day. */
type Rato = { fecha: string; minutos: number }

/** What one person did in a period, each kind apart: a service during a shift is in both, so they are never added. */
export type HorasPersona = {
  /** Missing of somebody whom the brigade's list doesn't have: then the name is that of the records. */
  miembro: Miembro | undefined
  nombre: string
  servicios: readonly Participacion[]
  /** Confirmed shifts. */
  guardias: readonly Rato[]
  /** Shifts that the person has a place in, served or not. */
  previstas: readonly Rato[]
  /** The days of the events. */
  eventos: readonly { fecha: string }[]
}

/** Where the hours come from; null is what this person may not see or this device doesn't have. */
export type Fuentes = {
  registros: readonly ConTripulacion[]
  miembros: readonly Miembro[]
  cumplidos: readonly Cumplido[] | null
  /** Missing where nobody asks for what is planned. */
  previstos?: readonly Cumplido[] | null
  asistidos: readonly Asistido[] | null
}

/** Everybody who did something in the period, by name. */
export function horasDePersonas(
  { registros, miembros, cumplidos, previstos, asistidos }: Fuentes,
  periodo: Periodo,
): HorasPersona[] {
  const byId = new Map(miembros.map((miembro) => [miembro.id, miembro]))
  const known = miembrosByName(miembros)
  const labels = labelsOf(miembros)
  const labelOf = new Map(miembros.map((miembro, n) => [miembro, labels[n] ?? '']))
  // Whoever is in no list is known by the name alone.
  const whoIs = (nombre: string): Miembro | string => known.get(nombre.trim()) ?? nombre.trim()
  const people = new Map<Miembro | string, HorasPersona>()
  const add = (who: Miembro | string, more: (person: HorasPersona) => Partial<HorasPersona>) => {
    const [miembro, nombre] = typeof who === 'string' ? [undefined, who] : [who, labelOf.get(who) ?? '']
    const person = people.get(who) ?? {
      ...{ miembro, nombre, servicios: [], guardias: [], previstas: [], eventos: [] },
    }
    people.set(who, { ...person, ...more(person) })
  }
  for (const [who, servicios] of participaciones(inPeriodo(registros, periodo), whoIs))
    add(who, () => ({ servicios }))
  // A shift has many people, each planned and confirmed, and its minutes are the same for all of them.
  const ratosByTurno = new Map<Turno, Rato[]>()
  const ratosOf = (turno: Turno): Rato[] => {
    const known = ratosByTurno.get(turno)
    if (known) return known
    const ratos = minutesByDay(turno).map(([fecha, minutos]) => ({ fecha, minutos }))
    const made = inPeriodo(ratos, periodo).filter(({ minutos }) => minutos > 0)
    ratosByTurno.set(turno, made)
    return made
  }
  const addShifts = (shifts: readonly Cumplido[], field: 'guardias' | 'previstas') => {
    for (const { personalId, nombre, turno } of shifts) {
      const inside = ratosOf(turno)
      if (inside.length > 0)
        add(byId.get(personalId) ?? whoIs(nombre), (one) => ({ [field]: [...one[field], ...inside] }))
    }
  }
  addShifts(cumplidos ?? [], 'guardias')
  addShifts(previstos ?? [], 'previstas')
  for (const { personalId, nombre, fecha } of inPeriodo(asistidos ?? [], periodo))
    add(byId.get(personalId) ?? whoIs(nombre), ({ eventos }) => ({ eventos: [...eventos, { fecha }] }))
  return [...people.values()].sort((a, b) => byName(a.nombre, b.nombre))
}

/** The sums of a person: services, how many of them have no time, and minutes, those of planned shifts apart. */
export function sumasDe({ servicios, guardias, previstas, eventos }: HorasPersona) {
  const sum = (minutes: readonly (number | null)[]) =>
    minutes.reduce<number>((total, one) => total + (one ?? 0), 0)
  return {
    servicios: servicios.length,
    sinTiempo: servicios.filter(({ minutos }) => minutos === null).length,
    minutosServicios: sum(servicios.map(({ minutos }) => minutos)),
    minutosGuardias: sum(guardias.map(({ minutos }) => minutos)),
    minutosPrevistos: sum(previstas.map(({ minutos }) => minutos)),
    eventos: eventos.length,
  }
}

/** What a person did in each `YYYY-MM` month, the first first; months without anything are left out. */
export function porMes(person: HorasPersona): [mes: string, HorasPersona][] {
  const { servicios, guardias, previstas, eventos } = person
  const days = [...servicios.map(({ registro }) => registro), ...guardias, ...previstas, ...eventos]
  const months = [...new Set(days.map(({ fecha }) => fecha.slice(0, 7)))].sort(byCode)
  return months.map((mes) => [
    mes,
    {
      ...person,
      servicios: servicios.filter(({ registro }) => sameMonth(registro.fecha, mes)),
      guardias: guardias.filter(({ fecha }) => sameMonth(fecha, mes)),
      previstas: previstas.filter(({ fecha }) => sameMonth(fecha, mes)),
      eventos: eventos.filter(({ fecha }) => sameMonth(fecha, mes)),
    },
  ])
}
