import { codigoOf } from '@/entities/reportes/codigo'
import { answerOf } from '@/entities/reportes/mis-reportes/seguimiento'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Channel, Recipient, Shareable } from '@/shared/lib/file/shareable'
import { mobileIn, smsLink, whatsAppLink } from '@/shared/lib/phone'
import { mailLink } from '@/shared/lib/url'
import { linkFor } from './link'
import { answerSummary, type ChannelName, fits, reportesSummary, reportSummary } from './message'
import { type Packet, pack } from './packet'

type Sending = {
  title: string
  summary: string
  /** What to do instead when the packet doesn't fit a channel. */
  instead: string
  to?: Partial<Recipient>
}

function sendingOf(origin: string, packet: Packet, sending: Sending): Shareable {
  const { title, summary, instead, to = {} } = sending
  const packed = pack(packet)
  if (packed.kind === 'refused') {
    const closed: Channel = { kind: 'closed', sentence: packed.sentence }
    return { title, message: '', sheet: closed, whatsapp: closed, sms: closed, correo: closed, qr: closed }
  }
  const link = linkFor(origin, packed.text)
  const message = `${summary}\n\n${link}`
  const channel = (channelName: ChannelName, measured: string, href = measured): Channel => {
    const fit = fits(channelName, measured, instead)
    return fit.kind === 'fits' ? { kind: 'open', href } : { kind: 'closed', sentence: fit.sentence }
  }
  return {
    title,
    message,
    sheet: channel('whatsapp', message, link),
    whatsapp: channel('whatsapp', message, whatsAppLink(message, to.whatsapp)),
    sms: channel('sms', message, smsLink(message, to.sms)),
    correo: channel('correo', mailLink(to.correo ?? '', title, message)),
    qr: channel('qr', link),
  }
}

const AS_FILE = 'Envíelo como archivo .bombero.json.'

/** What a citizen sends to the station. `origin` has no final slash. */
export const sendReporte = (origin: string, report: Reporte, to: Partial<Recipient> = {}): Shareable =>
  sendingOf(
    origin,
    { kind: 'ciudadano', reportes: [report] },
    { title: `Reporte ${codigoOf(report.id)}`, summary: reportSummary(report), instead: AS_FILE, to },
  )

/** What one phone of the station sends to another: whole reports. */
export const sendReportes = (origin: string, reportes: readonly Reporte[]): Shareable =>
  sendingOf(
    origin,
    { kind: 'estacion', reportes: [...reportes] },
    { title: 'Reportes de la estación', summary: reportesSummary(reportes), instead: AS_FILE },
  )

/** What the station sends back to the report's author. */
export function sendAnswer(origin: string, report: Reporte): Shareable {
  const acuse = answerOf(report)
  const { telefono = '', email } = report.autor
  const movil = mobileIn(telefono)
  return sendingOf(
    origin,
    { kind: 'acuse', acuse },
    {
      title: `Respuesta a su reporte ${codigoOf(report.id)}`,
      summary: answerSummary(acuse),
      instead: 'Acorte la respuesta o envíela con Copiar.',
      to: { whatsapp: movil, sms: movil, correo: email },
    },
  )
}
