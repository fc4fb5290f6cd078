import { type Answered, llegaA, quienesVienen } from '@/entities/despacho/convocado'
import { TRAS_EL_FIN_MINUTOS } from '@/entities/despacho/despacho'
import type { MiLlamada } from '@/entities/despacho/mi'
import type { Miembro } from '@/entities/personal/miembro'
import type { Query } from '@/server/database/database'
import { readDespacho } from './despachos'
import { salidaFor } from './parte'
import { photosOf } from './photos'

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
 * The calls that this person was asked to and that run, or ended a moment ago, or whose record they are still writing; the
 * newest first. One that nobody closed for a day calls nobody any more.
 */
export async function callsOf(query: Query, me: Miembro): Promise<MiLlamada[]> {
  const rows = await query<{ id: string; fresh: boolean }>(
    `select d.id, (d.terminado is null or d.terminado > now() - make_interval(mins => ${TRAS_EL_FIN_MINUTOS})) as fresh
     from despacho d join convocado c on c.despacho = d.id
     where c.persona = $1 and d.creado > now() - interval '24 hours'
       and (d.terminado is null or d.terminado > now() - make_interval(mins => ${TRAS_EL_FIN_MINUTOS})
         or c.toques is not null)
     order by d.creado desc, d.id`,
    [me.id],
  )
  const calls: MiLlamada[] = []
  for (const { id, fresh } of rows) {
    const stored = await readDespacho(query, id).catch(() => undefined)
    if (!stored) continue
    const {
      respuestas: _,
      convocados: __,
      aQuienes: ___,
      reporte: ____,
      conFotos: _____,
      ...shown
    } = stored.despacho
    const answers = await answersOf(query, id)
    const mine = answers.find((one) => one.persona === me.id)
    const salida = await salidaFor(query, me, stored.despacho, mine?.respuesta ?? null)
    if (!fresh && !salida) continue
    calls.push({
      ...shown,
      // What the neighbour wrote is read while the call runs; whoever writes its record needs no more of it.
      ...(shown.estado !== 'EN_CURSO' && { detalle: '' }),
      ...(salida && { salida }),
      fotos: await photosOf(query, stored.despacho),
      respuesta: mine?.respuesta ?? null,
      minutos: mine?.minutos ?? null,
      respondio: mine?.respondio ?? null,
      porOtro: mine?.por ?? null,
      vienen: quienesVienen(answers)
        .filter((one) => one.persona !== me.id)
        .map((one) => ({ nombre: one.nombre, respuesta: one.respuesta ?? 'ESTACION', llegaA: llegaA(one) })),
    })
  }
  return calls
}
