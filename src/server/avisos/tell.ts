import * as v from 'valibot'
import { PERMISOS_KEY } from '@/access/keys'
import { can } from '@/access/permissions'
import type { Role } from '@/access/roles'
import type { Mensaje } from '@/entities/mensajes/mensaje'
import { codigoOf } from '@/entities/reportes/codigo'
import type { Reporte } from '@/entities/reportes/reporte'
import { differencesOf } from '@/server/accounts/sessions'
import { readConfiguracion } from '@/server/configuracion'
import type { Query } from '@/server/database/database'
import type { Aviso } from '@/shared/lib/aviso'
import { isEmail } from '@/shared/lib/form/rules'
import { ONLY } from '@/sync/collections'
import type { Fields } from '@/sync/fields'
import type { Letter } from './job'
import { enqueue } from './queue'

const SUBJECT_MOST = 120

/** One line of a letter's head: what somebody typed opens no second one. */
const lineOf = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, SUBJECT_MOST)

/** The browsers of those who may see reports; of an emergency all of them hear. */
async function listeners(query: Query, urgent: boolean): Promise<string[]> {
  const rows = await query<{ endpoint: string; rol: Role; permisos: Fields | null }>(
    `select s.endpoint, u.rol, p.campos as permisos from suscripcion s
     join usuario u on u.id = s.usuario and u.activo
     left join registro p on p.coleccion = $1 and p.id = $2
     where s.todos or $3`,
    [PERMISOS_KEY, ONLY, urgent],
  )
  return rows.flatMap(({ endpoint, rol, permisos }) =>
    can({ role: rol, active: true, permisos: differencesOf(rol, permisos) }, 'rendicion:view')
      ? [endpoint]
      : [],
  )
}

/** A letter to the station, where the configuration asks for one and names an address. */
async function write(query: Query, letter: Letter): Promise<void> {
  const { notificacionesEmail, emailSistema } = await readConfiguracion(query)
  if (!notificacionesEmail || !v.is(v.pipe(v.string(), isEmail), emailSistema)) return
  await enqueue(query, 'correo', [emailSistema], letter)
}

async function tell(query: Query, aviso: Aviso, letter: Letter, mail: boolean): Promise<void> {
  await enqueue(query, 'push', await listeners(query, aviso.urgente), aviso)
  if (mail) await write(query, letter)
}

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
  const texto = [
    reporte.titulo,
    reporte.ubicacion ?? '',
    reporte.descripcion,
    `Código ${codigo}. Quién reporta y sus fotografías están en el panel, en Reportes Comunitarios.`,
  ]
  return tell(
    query,
    aviso,
    { asunto: lineOf(`${titulo}: ${reporte.titulo}`), texto: texto.filter(Boolean).join('\n\n') },
    mail,
  )
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
  const signature = [nombre, email, telefono].filter(Boolean).join('\n')
  return tell(
    query,
    aviso,
    { asunto: lineOf(`Mensaje: ${asunto}`), texto: `${words}\n\n${signature}`, responder: email },
    mail,
  )
}
