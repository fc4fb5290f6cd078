import type { Permission } from '@/access/permissions'
import { stationMail } from '@/entities/configuracion/configuracion'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { codigoOf } from '@/entities/reportes/codigo'
import { marginOf } from '@/entities/reportes/punto'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Query } from '@/server/database/database'
import { readConfiguracion } from '@/server/object'
import type { Aviso } from '@/shared/lib/aviso'
import { mapLink, webLink } from '@/shared/lib/url'
import type { Stored } from '@/shared/storage/stored-module'
import { enqueue, type Letter } from './queue'
import { listeners } from './who'

const SUBJECT_MOST = 120

/** One line of a letter's head: what somebody typed opens no second one. */
const lineOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MOST)

/** What arrived: who may open it, its words for a browser, and its letter. */
type News = { permission: Permission; aviso: Aviso; letter: Omit<Letter, 'texto'>; paragraphs: string[] }

/** The whole address of a screen of the panel; undefined where the brigade didn't write its Sitio web. */
const linkTo = (sitioWeb: string, path: string): string | undefined =>
  webLink(sitioWeb) && new URL(path, sitioWeb).href

/** `mail`: whether the central has a mail server. */
async function tell(query: Query, news: News, mail: boolean): Promise<void> {
  const { permission, aviso, letter, paragraphs } = news
  await enqueue(query, 'push', await listeners(query, aviso.urgente, permission), aviso)
  const config = mail ? await readConfiguracion(query) : null
  if (!config?.notificacionesEmail) return
  const link = linkTo(config.sitioWeb, aviso.url)
  const texto = [...paragraphs, ...(link ? [`Ábralo en el panel: ${link}`] : [])].join('\n\n')
  const to = stationMail(config)
  await enqueue(query, 'correo', to ? [to] : [], { ...letter, texto })
}

/** Where it happened, as far as the report says; with coordinates a map shows it. */
const placeOf = ({ ubicacion, punto }: Reporte): string[] => [
  ...(ubicacion ? [`Lugar: ${ubicacion}`] : []),
  ...(punto ? [`Mapa: ${mapLink(punto, 17)} (con un margen de unos ${marginOf(punto)} m)`] : []),
]

/** A report that has just arrived. In its transaction. */
export function tellReporte(query: Query, reporte: Reporte, mail: boolean): Promise<void> {
  const urgente = reporte.categoria === 'Emergencia'
  const codigo = codigoOf(reporte.id)
  const titulo = urgente ? 'Emergencia reportada' : 'Reporte nuevo'
  const aviso = {
    titulo,
    cuerpo: `${reporte.categoria} · ${codigo}. Ábralo en el panel.`,
    url: `/admin/reportes?ver=${encodeURIComponent(reporte.id)}`,
    tag: `reporte-${codigo}`,
    urgente,
  }
  const paragraphs = [
    reporte.titulo,
    ...placeOf(reporte),
    reporte.descripcion,
    `Código ${codigo}. Quién reporta y sus fotografías están en el panel, en Reportes Comunitarios.`,
  ]
  const letter = { asunto: lineOf(`${titulo}: ${reporte.titulo}`) }
  return tell(query, { permission: 'reportes:view', aviso, letter, paragraphs }, mail)
}

/** A message that has just arrived. In its transaction. */
export function tellMensaje(query: Query, mensaje: Mensaje, mail: boolean): Promise<void> {
  const { nombre, email, telefono, asunto, mensaje: words } = mensaje
  const aviso = {
    titulo: 'Mensaje nuevo',
    cuerpo: 'Ábralo en el panel.',
    url: `/admin/mensajes?ver=${encodeURIComponent(mensaje.id)}`,
    tag: mensaje.id,
    urgente: false,
  }
  const paragraphs = [words, [nombre, email, telefono].filter(Boolean).join('\n')]
  const letter = { asunto: lineOf(`Mensaje: ${asunto}`), responder: email }
  return tell(query, { permission: 'rendicion:view', aviso, letter, paragraphs }, mail)
}

/** Something of a citizen that its letter tells nothing of: neither who wrote it, nor what. */
const unsaid =
  (titulo: string, cuerpo: string, to: string, permission: Permission = 'rendicion:view') =>
  (query: Query, { id }: Stored, mail: boolean) => {
    const aviso = {
      ...{ titulo, cuerpo: `${cuerpo} Ábralo en el panel.`, tag: id, urgente: false },
      url: `${to}?ver=${encodeURIComponent(id)}`,
    }
    const paragraphs = [`${cuerpo} Quién escribe y qué dice está en el panel, en el Buzón.`]
    return tell(query, { permission, aviso, letter: { asunto: titulo }, paragraphs }, mail)
  }

/** A request for information that has just arrived. In its transaction. */
export const tellSolicitud = unsaid(
  'Solicitud de información',
  'Llegó una solicitud de información, que tiene plazo para contestarse.',
  '/admin/solicitudes',
)

/** A question about the accounts that has just arrived. In its transaction. */
export const tellAporte = unsaid(
  'Pregunta ciudadana',
  'Llegó una pregunta o un aporte a la rendición de cuentas.',
  '/admin/aportes',
)

/** A request for a permit that has just arrived. In its transaction. */
export const tellPeticion = unsaid(
  'Pedido de permiso',
  'Llegó un pedido de permiso de un local.',
  '/admin/buzon',
  'inspecciones:view',
)
