import type { Agenda, At } from '@/access/module'
import { type FeriadoPropio, feriadosDe } from '@/shared/lib/ley/feriados'
import { plural } from '@/shared/lib/plural'
import { solicitudesList, terminosObject } from './module'
import { porContestar, relojSentence } from './reloj'
import type { Solicitud } from './solicitud'
import { type TerminosGuardados, terminosDe } from './terminos'

/** The brigade's own holidays stand with the calendar; those of before, in the catalogue of transparency. */
const [FERIADOS, CATALOGO] = ['bomberos_calendario_feriados', 'bomberos_lotaip_catalogo']

/** With so few days left it is no longer one thing among others. */
const SOON_DAYS = 3

function openOf(at: At, hoy: string) {
  const feriados = feriadosDe(at<FeriadoPropio[]>(FERIADOS), at<{ feriados: string[] }>(CATALOGO).feriados)
  const terminos = terminosDe(at<TerminosGuardados>(terminosObject.key), feriados)
  return porContestar(at<Solicitud[]>(solicitudesList.key), hoy, terminos)
}

export const agenda: Agenda = {
  reads: [solicitudesList.key, terminosObject.key, FERIADOS, CATALOGO],
  told: true,
  due(at, { hoy, hasta }) {
    return openOf(at, hoy)
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
  /** With the clock of the first to end: silence denies them. */
  waits(at, { hoy }) {
    const due = openOf(at, hoy)
    return due.slice(0, 1).map(({ solicitud, reloj }) => ({
      id: 'solicitudes',
      prisa: reloj.faltan < 0 ? 'VENCIDO' : reloj.faltan <= SOON_DAYS ? 'PRONTO' : undefined,
      titulo: plural(
        due.length,
        'solicitud de información por contestar',
        'solicitudes de información por contestar',
      ),
      nota: `${due.length > 1 ? 'La primera: ' : ''}${relojSentence(reloj, solicitud)}`,
      to: '/admin/solicitudes',
      ...(due.length === 1 && { search: { ver: solicitud.id } }),
    }))
  },
}
