import { type Answered, llegaA, quienesVienen } from '@/entities/despacho/convocado'
import { TRAS_EL_FIN_MINUTOS } from '@/entities/despacho/despacho'
import type { MiLlamada } from '@/entities/despacho/mi'
import type { Query } from '@/server/database/database'
import { readDespacho } from './despachos'

type Row = Answered & { nombre: string; por: string | null; persona: string }

/** Who answered what, without all that a station has to know of each: every phone asks for it at every answer. */
async function answersOf(query: Query, despacho: string): Promise<Row[]> {
  const rows = await query<Omit<Row, 'respondio'> & { respondio: Date }>(
    `select persona, nombre, respuesta, minutos, respondio, por from convocado
     where despacho = $1 and respuesta is not null order by nombre, persona`,
    [despacho],
  )
  return rows.map((row) => ({ ...row, respondio: row.respondio.toISOString() }))
}

/**
 * The calls that this person was asked to and that run, or ended a moment ago; the newest first. One that nobody closed
 * for a day calls nobody any more.
 */
export async function callsOf(query: Query, persona: string): Promise<MiLlamada[]> {
  const rows = await query<{ id: string }>(
    `select d.id from despacho d join convocado c on c.despacho = d.id
     where c.persona = $1 and d.creado > now() - interval '24 hours'
       and (d.terminado is null or d.terminado > now() - make_interval(mins => ${TRAS_EL_FIN_MINUTOS}))
     order by d.creado desc, d.id`,
    [persona],
  )
  const calls: MiLlamada[] = []
  for (const { id } of rows) {
    const stored = await readDespacho(query, id).catch(() => undefined)
    if (!stored) continue
    const { respuestas: _, convocados: __, aQuienes: ___, reporte: ____, ...shown } = stored.despacho
    const answers = await answersOf(query, id)
    const mine = answers.find((one) => one.persona === persona)
    calls.push({
      ...shown,
      respuesta: mine?.respuesta ?? null,
      minutos: mine?.minutos ?? null,
      respondio: mine?.respondio ?? null,
      porOtro: mine?.por ?? null,
      vienen: quienesVienen(answers)
        .filter((one) => one.persona !== persona)
        .map((one) => ({ nombre: one.nombre, respuesta: one.respuesta ?? 'ESTACION', llegaA: llegaA(one) })),
    })
  }
  return calls
}
