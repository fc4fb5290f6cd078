import type { Acceso } from '@/access/central/devices'
import type { Miembro } from '@/entities/personal/miembro'
import { fingerprint, newCode, plainCode } from '@/server/accounts/codes'
import { newSecret } from '@/server/accounts/sessions'
import type { Subscription } from '@/server/avisos/web-push'
import type { Query } from '@/server/database/database'
import type { Written } from '@/server/sync/write'
import { newUuid } from '@/shared/storage/ids'
import type { Row } from '@/sync/wire'
import { endPhones } from './fines'
import { activeIn, PERSONAL } from './people'

/** A phone that wasn't used for so long is nobody's any more. */
const LIFE = `interval '180 days'`
export const LIFE_SECONDS = 180 * 24 * 60 * 60

/** Phones of one person; a new one takes the place of the one used longest ago. */
const MOST = 5

/** A code for a person's next phone, good for a week; a former one is worth nothing from then on. */
export async function invite(query: Query, persona: string): Promise<{ codigo: string; hasta: string }> {
  const codigo = newCode()
  const [row] = await query<{ hasta: Date }>(
    `insert into invitacion (persona, huella, hasta) values ($1, $2, now() + interval '7 days')
     on conflict (persona) do update set huella = excluded.huella, hasta = excluded.hasta returning hasta`,
    [persona, fingerprint(codigo)],
  )
  return { codigo, hasta: (row?.hasta ?? new Date()).toISOString() }
}

/** A phone of the brigade that asks. */
export type Phone = { id: string; miembro: Miembro; endpoint: string | null }

type PhoneRow = { acceso: string; endpoint: string | null; old: boolean } & Pick<Row, 'id' | 'campos'>

/** The phone with this key, whose person belongs to the brigade. */
export async function phoneOf(query: Query, token: string): Promise<Phone | null> {
  const [row] = await query<PhoneRow>(
    `select a.id as acceso, a.endpoint, a.usado < now() - interval '5 minutes' as old, r.id, r.campos
     from acceso a join registro r on r.coleccion = $2 and r.id = a.persona
     where a.huella = $1 and a.usado > now() - ${LIFE}`,
    [fingerprint(token), PERSONAL],
  )
  const miembro = row && activeIn(row)
  if (!row || !miembro) return null
  if (row.old) await query('update acceso set usado = now() where id = $1', [row.acceso])
  return { id: row.acceso, miembro, endpoint: row.endpoint }
}

/** Takes a code and lets this phone in; null where the code is none. In a transaction: a code lets in one phone. */
export async function letIn(query: Query, typed: string, equipo: string): Promise<string | null> {
  const [taken] = await query<{ persona: string }>(
    'delete from invitacion where huella = $1 and hasta > now() returning persona',
    [fingerprint(plainCode(typed))],
  )
  if (!taken) return null
  const [row] = await query<Pick<Row, 'id' | 'campos'>>(
    'select id, campos from registro where coleccion = $1 and id = $2',
    [PERSONAL, taken.persona],
  )
  if (!row || !activeIn(row)) return null
  const token = newSecret()
  await query('insert into acceso (id, huella, persona, equipo) values ($1, $2, $3, $4)', [
    newUuid(),
    fingerprint(token),
    taken.persona,
    equipo,
  ])
  await endPhones(
    query,
    'RELEVADO',
    `id in (select id from acceso where persona = $1 order by usado desc, id offset ${MOST})`,
    [taken.persona],
  )
  return token
}

type AccesoRow = { id: string; persona: string; equipo: string; creado: Date; usado: Date; avisa: boolean }

/** The phones that still let somebody in. */
export async function readAccesos(query: Query): Promise<Acceso[]> {
  const rows = await query<AccesoRow>(
    `select id, persona, equipo, creado, usado, endpoint is not null as avisa from acceso
     where usado > now() - ${LIFE} order by creado, id`,
  )
  return rows.map(({ creado, usado, ...row }) => ({
    ...row,
    creado: creado.toISOString(),
    usado: usado.toISOString(),
  }))
}

/** Until when each person's code holds, as ISO instants. */
export async function readInvitaciones(query: Query): Promise<Record<string, string>> {
  const rows = await query<{ persona: string; hasta: Date }>(
    'select persona, hasta from invitacion where hasta > now()',
  )
  return Object.fromEntries(rows.map(({ persona, hasta }) => [persona, hasta.toISOString()]))
}

export const endAcceso = (query: Query, id: string, motivo: 'QUITADO' | 'SALIO'): Promise<void> =>
  endPhones(query, motivo, 'id = $1', [id])

/** Ends the phones that nobody used for so long. */
export const endUnused = (query: Query): Promise<void> =>
  endPhones(query, 'SIN_USO', `usado < now() - ${LIFE}`, [])

/** The browser of this phone is told of calls; an address belongs to one phone. */
export async function subscribePhone(query: Query, id: string, to: Subscription | null): Promise<void> {
  if (to) await query('update acceso set endpoint = null where endpoint = $1 and id <> $2', [to.endpoint, id])
  await query('update acceso set endpoint = $2, p256dh = $3, auth = $4 where id = $1', [
    id,
    to?.endpoint ?? null,
    to?.p256dh ?? null,
    to?.auth ?? null,
  ])
}

export type Told = { persona: string; endpoint: string }

/** Where these people are told of a call. */
export const phonesOf = (query: Query, personas: readonly string[]): Promise<Told[]> =>
  query<Told>(
    `select persona, endpoint from acceso
     where endpoint is not null and usado > now() - ${LIFE} and persona = any($1::text[])`,
    [personas],
  )

/** Who was deactivated or deleted loses every phone at once, and gets none back by being activated again. */
export async function endLeft(query: Query, written: readonly Written[]): Promise<void> {
  const left = written.filter(({ row }) => row.c === PERSONAL && !activeIn(row)).map(({ row }) => row.id)
  if (left.length === 0) return
  await endPhones(query, 'BAJA', 'persona = any($1::text[])', [left])
  await query('delete from invitacion where persona = any($1::text[])', [left])
}
