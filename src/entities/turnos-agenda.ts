import type { Agenda } from '@/access/module'
import { capitalized } from '@/shared/lib/text'
import { funcionesEn } from './funciones-en'
import { withPeople } from './guardias/gente'
import { gapSentence, gapsOf } from './guardias/huecos'
import { puestosList, turnosList } from './guardias/module'
import type { Puesto, Turno } from './guardias/turno'
import type { Credencial } from './personal/credencial'
import type { Miembro } from './personal/miembro'
import { credencialesList, miembrosList } from './personal/module'

/** The shifts that lack people, or somebody who can be what they need, as the roster says it. */
export const agenda: Agenda = {
  reads: [turnosList.key, puestosList.key, miembrosList.key, credencialesList.key],
  due(at, { hoy, hasta }) {
    const people = at<Miembro[]>(miembrosList.key)
    const funcionesIn = funcionesEn(people, at<Credencial[]>(credencialesList.key))
    const coming = at<Turno[]>(turnosList.key).filter(({ fecha }) => hoy <= fecha && fecha <= hasta)
    return withPeople(coming, at<Puesto[]>(puestosList.key), people).flatMap((turno) => {
      const gaps = gapSentence(turno, gapsOf(turno, funcionesIn(turno)))
      if (!gaps) return []
      const { id, fecha, nombre, inicio } = turno
      return [
        {
          ...{ id, dia: fecha, titulo: `Completar el turno ${nombre}, ${inicio}` },
          nota: `${capitalized(gaps)}.`,
          to: '/admin/guardias',
          search: { semana: fecha },
        },
      ]
    })
  },
}
