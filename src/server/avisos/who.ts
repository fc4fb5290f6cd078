import type { Quienes } from '@/access/central/quienes'
import { PERMISOS_KEY } from '@/access/keys'
import { can, type Permission } from '@/access/permissions'
import type { Role } from '@/access/roles'
import { stationMail } from '@/entities/configuracion/configuracion'
import { differencesOf } from '@/server/accounts/sessions'
import type { Query } from '@/server/database/database'
import { readConfiguracion } from '@/server/object'
import { ONLY } from '@/sync/collections'
import type { Fields } from '@/sync/fields'

type PersonRow = { id: string; nombre: string; rol: Role; permisos: Fields | null }
type BrowserRow = {
  endpoint: string
  usuario: string
  equipo: string
  creada: Date
  todos: boolean
  probada: Date | null
  prueba_error: string | null
}

/** Everybody with an active account, as they may do things now. */
async function people(query: Query) {
  const rows = await query<PersonRow>(
    `select u.id, u.nombre, u.rol, p.campos as permisos from usuario u
     left join registro p on p.coleccion = $1 and p.id = $2
     where u.activo order by u.creado, u.id`,
    [PERMISOS_KEY, ONLY],
  )
  return rows.map(({ permisos, ...row }) => ({
    ...row,
    may: (permission: Permission) =>
      can({ role: row.rol, active: true, permisos: differencesOf(row.rol, permisos) }, permission),
  }))
}

const browsers = (query: Query): Promise<BrowserRow[]> =>
  query<BrowserRow>(
    `select endpoint, usuario, equipo, creada, todos, probada, prueba_error from suscripcion
     order by creada, endpoint`,
  )

/** The browsers of those who may open what arrived; of an emergency all of them hear. */
export async function listeners(query: Query, urgent: boolean, permission: Permission): Promise<string[]> {
  const may = new Set((await people(query)).filter((one) => one.may(permission)).map(({ id }) => id))
  const all = await browsers(query)
  return all.filter(({ usuario, todos }) => may.has(usuario) && (todos || urgent)).map((one) => one.endpoint)
}

/** The addresses of the browsers that a test of everybody's avisos reaches. */
export const everyListener = (query: Query): Promise<string[]> => listeners(query, true, 'reportes:view')

/**
 * Who would hear of a report that arrives now. `servidor`: whether the central has a mail server; `sinAvisos`: the names of
 * those who keep the log of calls, see reports and hear of none.
 */
export async function readQuienes(
  query: Query,
  servidor: boolean,
): Promise<Quienes & { sinAvisos: string[] }> {
  const [everybody, all] = [await people(query), await browsers(query)]
  const told = new Set(all.map(({ usuario }) => usuario))
  const config = await readConfiguracion(query)
  const reads = everybody.filter(({ may }) => may('reportes:view'))
  const works = everybody.filter(({ may }) => may('servicios:edit') && !may('reportes:view'))
  return {
    personas: reads.map(({ id, nombre, rol }) => ({
      id,
      nombre,
      rol,
      equipos: all
        .filter(({ usuario }) => usuario === id)
        .map((one) => ({
          equipo: one.equipo,
          desde: one.creada.toISOString(),
          cuando: one.todos ? 'todos' : 'emergencias',
          prueba: one.probada?.toISOString() ?? null,
          fallo: one.prueba_error,
        })),
    })),
    sinReportes: [...new Set(works.map(({ rol }) => rol))],
    sinAvisos: reads
      .filter(({ id, may }) => may('servicios:edit') && !told.has(id))
      .map(({ nombre }) => nombre),
    correo: { servidor, activo: config.notificacionesEmail, para: stationMail(config) },
  }
}
