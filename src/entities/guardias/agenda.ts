import type { Agenda } from '@/access/module'
import { plural } from '@/shared/lib/plural'
import { type Persona, withPeople } from './gente'
import { puestosList, turnosList } from './module'
import type { Puesto, Turno } from './turno'

const PERSONAL = 'bomberos_personal_personal'

/** The shifts that lack people. What those who are on can be, such as a driver, the roster itself says. */
export const agenda: Agenda = {
  reads: [turnosList.key, puestosList.key, PERSONAL],
  due: (at, { hoy, hasta }) =>
    withPeople(
      at<Turno[]>(turnosList.key).filter(({ fecha }) => hoy <= fecha && fecha <= hasta),
      at<Puesto[]>(puestosList.key),
      at<Persona[]>(PERSONAL),
    )
      .map((turno) => ({ turno, missing: turno.personas - turno.gente.length }))
      .filter(({ missing }) => missing > 0)
      .map(({ turno, missing }) => ({
        id: turno.id,
        dia: turno.fecha,
        titulo: `Completar el turno ${turno.nombre}, ${turno.inicio}`,
        nota: missing === 1 ? 'Falta 1 persona.' : `Faltan ${plural(missing, 'persona', 'personas')}.`,
        to: '/admin/guardias',
        search: { semana: turno.fecha },
      })),
}
