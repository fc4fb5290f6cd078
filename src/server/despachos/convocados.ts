import type { Convocado, Listo } from '@/entities/despacho/convocado'
import type { Respondida, Respuesta } from '@/entities/despacho/respuesta'
import { noPuede } from '@/entities/personal/miembro'
import { notify, type Query } from '@/server/database/database'
import { phonesOf } from './accesos'
import { activePeople, funcionesOf } from './people'
import { onDuty } from './roster'

type ConvocadoRow = {
  persona: string
  nombre: string
  equipos: number
  enviado: Date | null
  fallo: boolean
  mostrado: Date | null
  visto: Date | null
  respuesta: Respuesta | null
  minutos: number | null
  respondio: Date | null
  por: string | null
  llamado: Date | null
  llamado_por: string | null
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Everybody who was asked to this call. `phones`: with their telephone numbers, and the blood type of who agreed. */
export async function readConvocados(query: Query, despacho: string, phones: boolean): Promise<Convocado[]> {
  const rows = await query<ConvocadoRow>(
    `select c.persona, c.nombre, c.enviado, c.fallo, c.mostrado, c.visto, c.respuesta, c.minutos, c.respondio, c.por,
       c.llamado, c.llamado_por,
       (select count(*)::int from acceso a where a.persona = c.persona and a.endpoint is not null) as equipos
     from convocado c where c.despacho = $1 order by c.nombre, c.persona`,
    [despacho],
  )
  const active = await activePeople(query)
  const people = new Map(active.map((miembro) => [miembro.id, miembro]))
  const funciones = await funcionesOf(query, active)
  return rows.map(({ llamado_por, ...row }) => {
    const miembro = people.get(row.persona)
    return {
      ...row,
      cargo: miembro?.cargo ?? '',
      funciones: funciones.get(row.persona) ?? [],
      enviado: iso(row.enviado),
      mostrado: iso(row.mostrado),
      visto: iso(row.visto),
      respondio: iso(row.respondio),
      llamado: iso(row.llamado),
      llamadoPor: llamado_por,
      ...(phones && { telefono: miembro?.telefono ?? '' }),
      ...(phones && miembro?.muestraSangre && miembro.sangre && { sangre: miembro.sangre }),
    }
  })
}

/** The answers, as the record of the call keeps them. */
export const respondidasOf = (convocados: readonly Convocado[]): Respondida[] =>
  convocados.flatMap(({ persona, nombre, respuesta, minutos, respondio, por }) =>
    respuesta && respondio
      ? [{ persona, nombre, respuesta, minutos, instante: respondio, por: por ?? '' }]
      : [],
  )

/** The station looks again how far the notices came: it is nothing to the phones, of which each would ask anew. */
async function tellEntrega(query: Query, despacho: string): Promise<void> {
  await notify(query, 'entregas', despacho)
}

/** What a phone said of the notice of a call. What was said first counts. */
export async function noteSeen(
  query: Query,
  what: 'mostrado' | 'visto',
  { despacho, persona }: { despacho: string; persona: string },
): Promise<void> {
  const rows = await query(
    `update convocado set ${what} = now() where despacho = $1 and persona = $2 and ${what} is null returning 1 as one`,
    [despacho, persona],
  )
  if (rows.length > 0) await tellEntrega(query, despacho)
}

/** How the push to one phone ended: one phone that took it is enough. */
export async function noteSent(
  query: Query,
  { despacho, persona, taken }: { despacho: string; persona: string; taken: boolean },
): Promise<void> {
  await query(
    taken
      ? 'update convocado set enviado = coalesce(enviado, now()), fallo = false where despacho = $1 and persona = $2'
      : 'update convocado set fallo = enviado is null where despacho = $1 and persona = $2',
    [despacho, persona],
  )
  await tellEntrega(query, despacho)
}

/** Everybody who could be called now. */
export async function readListos(query: Query): Promise<Listo[]> {
  const people = await activePeople(query)
  const ids = people.map(({ id }) => id)
  const phones = new Set((await phonesOf(query, ids)).map(({ persona }) => persona))
  const [funciones, duty] = [await funcionesOf(query, people), new Set(await onDuty(query, people))]
  const now = Date.now()
  return people.map(({ id, nombres, cargo, noPuedeHasta }) => ({
    ...{ id, nombre: nombres, cargo },
    ...(noPuedeHasta && noPuede({ noPuedeHasta }, now) !== null && { noPuedeHasta }),
    funciones: funciones.get(id) ?? [],
    avisa: phones.has(id),
    deGuardia: duty.has(id),
  }))
}
