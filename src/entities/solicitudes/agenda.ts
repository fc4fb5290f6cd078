import type { Agenda } from '@/access/module'
import { solicitudesList, terminosObject } from './module'
import { porContestar, relojSentence } from './reloj'
import type { Solicitud } from './solicitud'
import { type TerminosGuardados, terminosDe } from './terminos'

/** The holidays stand in the catalogue of transparency. */
const FERIADOS = 'bomberos_lotaip_catalogo'

export const agenda: Agenda = {
  reads: [solicitudesList.key, terminosObject.key, FERIADOS],
  due(at, { hoy, hasta }) {
    const { feriados } = at<{ feriados: string[] }>(FERIADOS)
    const terminos = terminosDe(at<TerminosGuardados>(terminosObject.key), feriados)
    return porContestar(at<Solicitud[]>(solicitudesList.key), hoy, terminos)
      .filter(({ reloj }) => reloj.vence <= hasta)
      .map(({ solicitud, reloj }) => ({
        id: solicitud.id,
        dia: reloj.vence,
        // A calendar file leaves the panel: it names nobody.
        titulo: 'Contestar una solicitud de información',
        nota: relojSentence(reloj, solicitud),
        to: '/admin/solicitudes',
        search: { ver: solicitud.id },
      }))
  },
}
