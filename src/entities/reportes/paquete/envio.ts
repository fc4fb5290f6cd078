import { codigoOf } from '@/entities/reportes/codigo'
import type { Reporte } from '@/entities/reportes/reporte'
import { acuseOf } from '@/entities/reportes/seguimiento'
import type { Channel, Shareable } from '@/shared/lib/file/shareable'
import { mailLink } from '@/shared/lib/url'
import { linkFor } from './enlace'
import { type Canal, fits, resumen, resumenAcuse, resumenVarios, smsLink, whatsAppLink } from './mensaje'
import { type Paquete, pack } from './paquete'

type Sending = {
  title: string
  summary: string
  /** What to do instead when the packet doesn't fit a channel. */
  instead: string
  phone?: string | undefined
  email?: string | undefined
}

function sendingOf(origin: string, paquete: Paquete, sending: Sending): Shareable {
  const { title, summary, instead, phone, email = '' } = sending
  const packed = pack(paquete)
  if (packed.kind === 'refused') {
    const closed: Channel = { kind: 'closed', sentence: packed.sentence }
    return { title, message: '', sheet: closed, whatsapp: closed, sms: closed, correo: closed, qr: closed }
  }
  const link = linkFor(origin, packed.text)
  const message = `${summary}\n\n${link}`
  const channel = (canal: Canal, measured: string, href = measured): Channel => {
    const fit = fits(canal, measured, instead)
    return fit.kind === 'fits' ? { kind: 'open', href } : { kind: 'closed', sentence: fit.sentence }
  }
  return {
    title,
    message,
    sheet: channel('whatsapp', message, link),
    whatsapp: channel('whatsapp', message, whatsAppLink(message, phone)),
    sms: channel('sms', message, smsLink(message, phone)),
    correo: channel('correo', mailLink(email, title, message)),
    qr: channel('qr', link),
  }
}

const AS_FILE = 'Envíelo como archivo .bombero.json.'

/** What a citizen sends to the station. `origin` has no final slash. */
export const sendReporte = (origin: string, report: Reporte): Shareable =>
  sendingOf(
    origin,
    { kind: 'ciudadano', reportes: [report] },
    { title: `Reporte ${codigoOf(report.id)}`, summary: resumen(report), instead: AS_FILE },
  )

/** What one phone of the station sends to another: whole reports. */
export const sendReportes = (origin: string, reportes: readonly Reporte[]): Shareable =>
  sendingOf(
    origin,
    { kind: 'estacion', reportes: [...reportes] },
    { title: 'Reportes de la estación', summary: resumenVarios(reportes), instead: AS_FILE },
  )

/** What the station sends back to the report's author. */
export function sendAcuse(origin: string, report: Reporte): Shareable {
  const acuse = acuseOf(report)
  const { telefono, email } = report.autor
  return sendingOf(
    origin,
    { kind: 'acuse', acuse },
    {
      title: `Respuesta a su reporte ${codigoOf(report.id)}`,
      summary: resumenAcuse(acuse),
      instead: 'Acorte la respuesta o envíela con Copiar.',
      phone: telefono,
      email,
    },
  )
}
