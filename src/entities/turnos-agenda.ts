import type { Agenda, Asunto, At, Deber, Momento } from '@/access/module'
import { addDays, cierreDe } from '@/shared/lib/dias'
import { formatDay } from '@/shared/lib/fecha'
import { FUNCION_LABELS } from '@/shared/lib/funciones'
import { plural } from '@/shared/lib/plural'
import { capitalized, enumerated } from '@/shared/lib/text'
import { funcionesEn } from './funciones-en'
import { type TurnoConGente, turnosAt, withPeople } from './guardias/gente'
import { gapSentence, gapsOf } from './guardias/huecos'
import { puestosList, turnosList } from './guardias/module'
import { novedadesOf } from './guardias/novedades'
import type { Puesto, Turno } from './guardias/turno'
import type { Credencial } from './personal/credencial'
import { type Mandos, mandosObject } from './personal/mandos'
import type { Miembro } from './personal/miembro'
import { credencialesList, miembrosList } from './personal/module'

const TO = '/admin/guardias'

/** So many days ahead a shift that lacks people is one of the things to see to. */
const SOON_DAYS = 3

/** The shifts that begin on a day between two (`YYYY-MM-DD`), with who is on and what each lacks. */
function rosterOf(at: At, first: string, last: string) {
  const people = at<Miembro[]>(miembrosList.key)
  const funcionesIn = funcionesEn(
    people,
    at<Credencial[]>(credencialesList.key),
    at<Mandos>(mandosObject.key),
  )
  const turnos = at<Turno[]>(turnosList.key).filter(({ fecha }) => first <= fecha && fecha <= last)
  return withPeople(turnos, at<Puesto[]>(puestosList.key), people).map((turno) => {
    const funcionesOf = funcionesIn(turno)
    return { turno, funcionesOf, gaps: gapsOf(turno, funcionesOf) }
  })
}

type Listado = ReturnType<typeof rosterOf>[number]

const lacking = (roster: readonly Listado[]) => roster.filter(({ gaps }) => gaps.length > 0)

const peopleOf = ({ gente }: TurnoConGente, funcionesOf: Listado['funcionesOf']) =>
  enumerated(
    gente.map(({ personalId, nombre }) => {
      const can = funcionesOf(personalId).map((one) => FUNCION_LABELS[one].toLowerCase())
      return can.length > 0 ? `${nombre} (${can.join(', ')})` : nombre
    }),
  )

const onDuty = ({ turno, funcionesOf, gaps }: Listado): Asunto => ({
  id: turno.id,
  titulo: `De guardia: ${peopleOf(turno, funcionesOf) || 'nadie'}`,
  nota: [
    `${turno.nombre}, hasta las ${turno.fin}.`,
    ...(gaps.length > 0 ? [`${capitalized(enumerated(gaps))}.`] : []),
  ].join(' '),
  prisa: gaps.length > 0 ? 'PRONTO' : undefined,
  to: TO,
})

function now(at: At, { hoy, ahora }: Momento): Asunto[] {
  const roster = rosterOf(at, addDays(hoy, -1), addDays(hoy, SOON_DAYS))
  const running = new Set(
    turnosAt(
      roster.map(({ turno }) => turno),
      ahora,
    ),
  )
  const on = roster.filter(({ turno }) => running.has(turno)).map(onDuty)
  // Who has no roster these days isn't told every hour that nobody is on it.
  if (on.length > 0 || roster.length === 0) return on
  return [{ id: 'sin-turno', titulo: 'De guardia: ningún turno a esta hora', to: TO }]
}

/** Whether the shifts of the rest of the month have their people; of days without a shift nothing is known. */
function month(at: At, { hoy }: Momento): Deber[] {
  if (at<Turno[]>(turnosList.key).length === 0) return []
  const cierre = cierreDe(hoy.slice(0, 7))
  const roster = rosterOf(at, hoy, cierre)
  const last = roster
    .map(({ turno }) => turno.fecha)
    .sort()
    .at(-1)
  const open = lacking(roster)
  const near = lacking(roster.filter(({ turno }) => turno.fecha <= addDays(hoy, SOON_DAYS)))
  const duty: Deber = { id: 'turnos', titulo: 'Turnos de guardia', estado: 'HECHO', to: TO }
  if (!last) return [{ ...duty, estado: 'NO_SE_SABE', nota: 'No hay ninguno puesto hasta fin de mes.' }]
  const first = near[0] ?? open[0]
  if (first) {
    const { turno, gaps } = first
    const nota = `${gapSentence(turno, gaps)}.`
    const search = { semana: turno.fecha }
    const titulo = `${plural(near.length, 'turno', 'turnos')} por completar en estos días`
    const count = `${plural(open.length, 'turno', 'turnos')} por completar hasta fin de mes.`
    const toca = near.length > 0 ? { titulo, nota: capitalized(nota), prisa: 'PRONTO' as const } : undefined
    return [{ ...duty, estado: 'FALTA', nota: count, search, toca }]
  }
  if (last < addDays(cierre, -1))
    return [{ ...duty, estado: 'NO_SE_SABE', nota: `Después del ${formatDay(last)} no hay ninguno puesto.` }]
  return [{ ...duty, nota: 'Completos hasta fin de mes.' }]
}

/** The roster: who is on, the shifts that lack people, or somebody who can be what they need, and what people changed. */
export const agenda: Agenda = {
  reads: [turnosList.key, puestosList.key, miembrosList.key, credencialesList.key, mandosObject.key],
  told: true,
  due: (at, { hoy, hasta }) =>
    lacking(rosterOf(at, hoy, hasta)).map(({ turno, gaps }) => ({
      ...{ id: turno.id, dia: turno.fecha, titulo: `Completar el turno ${turno.nombre}, ${turno.inicio}` },
      nota: `${capitalized(gapSentence(turno, gaps))}.`,
      to: TO,
      search: { semana: turno.fecha },
    })),
  now,
  waits(at) {
    const changed = novedadesOf(at<Turno[]>(turnosList.key), at<Puesto[]>(puestosList.key)).length
    if (changed === 0) return []
    return [
      {
        id: 'guardias',
        titulo: plural(
          changed,
          'cambio de guardia desde los teléfonos',
          'cambios de guardia desde los teléfonos',
        ),
        to: TO,
        permission: 'personal:edit',
      },
    ]
  },
  month,
}
