import { codigoOf } from '@/entities/reportes/codigo'
import { ESTADO_LABELS, type Reporte } from '@/entities/reportes/reporte'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { mapLink } from '@/shared/lib/url'
import type { Answer } from './schema'

const SUMMARY_LENGTH = 280

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : line
}

/** The Spanish text of the message, before the link. */
export function reportSummary(report: Reporte): string {
  const { autor, punto } = report
  return [
    `Reporte ${codigoOf(report.id)} para los bomberos`,
    `${report.categoria}: ${shorten(report.titulo)}`,
    shorten(report.descripcion),
    report.ubicacion && `Lugar: ${shorten(report.ubicacion)}`,
    punto && `Mapa: ${mapLink(punto, 18)}`,
    `Fecha: ${formatMoment(report.fechaCreacion)}`,
    `Envía: ${[autor.nombre, autor.telefono].filter(Boolean).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** The text for the station's answer. */
export function answerSummary({ id, estado, respuesta }: Answer): string {
  return [
    `La estación recibió su reporte ${codigoOf(id)}.`,
    `Estado: ${ESTADO_LABELS[estado]}`,
    respuesta && `Respuesta: ${shorten(respuesta)}`,
    'Abra este enlace en el teléfono desde el que reportó:',
  ]
    .filter(Boolean)
    .join('\n')
}

/** The text for several reports between phones of the station. */
export const reportesSummary = (reportes: readonly Reporte[]): string =>
  [
    `${plural(reportes.length, 'reporte', 'reportes')} de la estación:`,
    ...reportes.map(({ id, titulo }) => `${codigoOf(id)} ${shorten(titulo)}`),
  ].join('\n')

/**
 * Most characters of a message, chosen to be safe rather than largest: a QR code could hold 2,953 bytes
 * (version 40-L), but a cheap phone's camera stops reading its dots at about 1,800; WhatsApp takes 65,536 but
 * folds long messages and browsers on old phones cut the link; an SMS beyond ten parts becomes a paid MMS;
 * mail programs on Windows cut a `mailto:` at about 2,000.
 */
const LIMITS = { qr: 1800, whatsapp: 4000, sms: 1500, correo: 2000 } as const

const NAMES = {
  qr: 'un código QR',
  whatsapp: 'un solo mensaje de WhatsApp',
  sms: 'un SMS',
  correo: 'un correo abierto desde aquí',
} as const

export type ChannelName = keyof typeof LIMITS
export type Fit = { kind: 'fits' } | { kind: 'too-long'; sentence: string }

/**
 * Whether a text fits a channel (for `qr` the link alone, for `correo` the whole `mailto:`); if not, the reason in
 * words and what to do `instead`.
 */
export function fits(
  channelName: ChannelName,
  text: string,
  instead = 'Envíelo como archivo .bombero.json.',
): Fit {
  if (text.length <= LIMITS[channelName]) return { kind: 'fits' }
  return { kind: 'too-long', sentence: `Es demasiado largo para ${NAMES[channelName]}. ${instead}` }
}
