import type { Agenda } from '@/access/module'
import { isDay } from '@/shared/lib/dias'
import { tareasList } from './module'
import { estadoOf, FASE_LABELS, type Tarea } from './tarea'

export const agenda: Agenda = {
  reads: [tareasList.key],
  due: (at, { hoy, hasta }) =>
    at<Tarea[]>(tareasList.key)
      .filter((one) => isDay(one.hasta) && one.hasta <= hasta && estadoOf(one, hoy) !== 'HECHA')
      .map(({ id, hasta: dia, titulo, fase, ejercicio, responsable }) => ({
        id,
        dia,
        titulo,
        nota: [`Rendición de ${ejercicio}, ${FASE_LABELS[fase].slice(3)}`, responsable]
          .filter(Boolean)
          .join(' · '),
        to: '/admin/rendicion',
        search: { tab: 'proceso', ejercicio, tarea: id },
      })),
}
