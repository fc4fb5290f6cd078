import type { Agenda } from '@/access/module'
import { CATEGORIA_LABELS, type Evento } from './evento'
import { eventosList } from './module'

export const agenda: Agenda = {
  reads: [eventosList.key],
  due: (at, { hoy, hasta }) =>
    at<Evento[]>(eventosList.key)
      .filter(({ fecha }) => hoy <= fecha && fecha <= hasta)
      .map(({ id, fecha, titulo, categoria }) => ({
        id,
        dia: fecha,
        titulo,
        nota: CATEGORIA_LABELS[categoria],
        to: '/admin/eventos',
        search: { ver: id },
      })),
}
