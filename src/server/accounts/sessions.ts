import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { PERMISOS_KEY } from '@/access/keys'
import { permisosObject } from '@/access/modules'
import type { Permisos } from '@/access/permisos'
import { type Actor, ADJUSTABLE, type Differences } from '@/access/permissions'
import { ROLES, type Role } from '@/access/roles'
import type { PublicUser } from '@/access/usuarios/usuario'
import { notify, type Query } from '@/server/database/database'
import { ONLY } from '@/sync/collections'
import { type Fields, isAlive, recordOf } from '@/sync/fields'
import { fingerprint } from './codes'
import { columnsOf, personaOf, type UsuarioRow } from './usuarios'

const LIFE = `interval '30 days'`
const IDLE = `interval '7 days'`
/** Of a session `s` that runs. */
export const RUNS = `s.caduca > now() and s.usada > now() - ${IDLE}`
export const LIFE_SECONDS = 30 * 24 * 60 * 60

/** Who asks, as the database has them at this very request. */
export type Person = {
  persona: PublicUser
  actor: Actor
  permisos: Differences
  debeCambiar: boolean
  /** The end of the session, in ms since 1970. */
  hasta: number
  /** The session's fingerprint. */
  sesion: Buffer
  /** It is known in which browser the session runs: one that began at an earlier version of the central doesn't say. */
  conNavegador: boolean
}

/** Only what a SUPERADMIN may give or take counts, whatever a record says. */
export function differencesOf(role: Role, campos: Fields | null): Differences {
  if (role === 'SUPERADMIN' || !campos || !isAlive(campos)) return {}
  const read = v.safeParse(permisosObject.schema, recordOf(ONLY, campos))
  const stored: Differences = (read.success && (read.output as Permisos)[role]) || {}
  return Object.fromEntries(Object.entries(stored).filter(([name]) => ADJUSTABLE.some((one) => one === name)))
}

/** Nobody guesses it. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Notes that this session is of the browser with this mark, of which only the fingerprint is stored. */
export async function knowBrowser(
  query: Query,
  mark: string,
  { persona, sesion }: Pick<Person, 'persona' | 'sesion'>,
): Promise<void> {
  await query(
    `insert into equipo (huella, usuario) values ($1, $2)
     on conflict (huella, usuario) do update set usado = now()`,
    [fingerprint(mark), persona.id],
  )
  await query('update sesion set navegador = $2 where huella = $1', [sesion, fingerprint(mark)])
}

/** Forgets the browsers of somebody: a phone that was lost is a stranger's. */
export async function forgetBrowsers(query: Query, usuario: string): Promise<void> {
  await query('delete from equipo where usuario = $1', [usuario])
}

const noteAccess = (query: Query, usuario: string) =>
  query('update usuario set ultimo_acceso = now() where id = $1', [usuario])

/** `segura`: by https, under a name that other devices reach. */
type Opening = { dispositivo: string; segura: boolean }

/** The token of a new session; only its fingerprint is stored. */
export async function openSession(
  query: Query,
  usuario: string,
  { dispositivo, segura }: Opening,
): Promise<string> {
  const token = newSecret()
  await query(
    `insert into sesion (huella, usuario, caduca, dispositivo, segura) values ($1, $2, now() + ${LIFE}, $3, $4)`,
    [fingerprint(token), usuario, dispositivo, segura],
  )
  await noteAccess(query, usuario)
  return token
}

type SessionRow = UsuarioRow & {
  debe_cambiar: boolean
  caduca: Date
  old: boolean
  known: boolean
  permisos: Fields | null
}

/** The person of a session that runs, whose account is active. */
export async function personOf(query: Query, token: string): Promise<Person | null> {
  const sesion = fingerprint(token)
  const [row] = await query<SessionRow>(
    `select ${columnsOf('u')}, u.debe_cambiar, s.caduca, s.usada < now() - interval '5 minutes' as old,
       s.navegador is not null as known, p.campos as permisos
     from sesion s join usuario u on u.id = s.usuario
     left join registro p on p.coleccion = $2 and p.id = $3
     where s.huella = $1 and ${RUNS} and u.activo`,
    [sesion, PERMISOS_KEY, ONLY],
  )
  if (!row || !ROLES.includes(row.role)) return null
  if (row.old) {
    await query('update sesion set usada = now() where huella = $1', [sesion])
    await noteAccess(query, row.id)
  }
  const permisos = differencesOf(row.role, row.permisos)
  const persona = personaOf(row)
  return {
    persona,
    permisos,
    actor: { id: persona.id, role: persona.role, active: persona.active, permisos },
    debeCambiar: row.debe_cambiar,
    hasta: row.caduca.getTime(),
    sesion,
    conNavegador: row.known,
  }
}

export async function endSession(query: Query, token: string): Promise<void> {
  await query('delete from sesion where huella = $1', [fingerprint(token)])
  await tellAccounts(query)
}

/** Sends the browser no more avisos, if they are for this session's person. */
export async function endSubscription(query: Query, token: string, endpoint: string): Promise<void> {
  await query(
    'delete from suscripcion where endpoint = $1 and usuario = (select usuario from sesion where huella = $2)',
    [endpoint, fingerprint(token)],
  )
}

/** Ends a person's sessions, but the one with this fingerprint. */
export async function endSessions(query: Query, usuario: string, except?: Buffer): Promise<void> {
  await query('delete from sesion where usuario = $1 and huella is distinct from $2', [
    usuario,
    except ?? null,
  ])
}

/** Every open stream looks again whether its session runs. */
export async function tellAccounts(query: Query): Promise<void> {
  await notify(query, 'cuentas')
}
