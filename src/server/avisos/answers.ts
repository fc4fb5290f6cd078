import { codigoOf } from '@/entities/reportes/codigo'
import type { Reporte } from '@/entities/reportes/reporte'
import type { Query } from '@/server/database/database'
import { REPORTES, reporteOf } from '@/server/reports/reporte-row'
import { endpointsOf, unsubscribeReportes } from '@/server/reports/subscription'
import type { Written } from '@/server/sync/write'
import { ANSWERS_URL, type Aviso } from '@/shared/lib/aviso'
import { canonical } from '@/shared/lib/canonical'
import { isAlive } from '@/sync/fields'
import { enqueue } from './queue'

const saidOf = ({ estado, respuesta, fotoCierre = '' }: Reporte) => [estado, respuesta, fotoCierre]

const isAnswer = ({ estado, respuesta, fotoCierre }: Reporte): boolean =>
  estado !== 'PENDIENTE' || Boolean(respuesta || fotoCierre)

/** Whether its sender reads something new: whom it is given to and the staff's notes are not for them. */
function isNews({ row, before }: Written): boolean {
  const [was, is] = [reporteOf({ id: row.id, campos: before }), reporteOf(row)]
  return Boolean(was && is && isAnswer(is) && canonical(saidOf(was)) !== canonical(saidOf(is)))
}

/** A locked phone shows it: not a word of the report or of the answer. */
const avisoFor = (id: string): Aviso => ({
  titulo: 'Hay una respuesta a su reporte',
  cuerpo: 'Ábrala en «Mis reportes».',
  url: ANSWERS_URL,
  tag: `respuesta-${codigoOf(id)}`,
  urgente: false,
})

/**
 * Tells the senders of answered reports who asked to be told, in the transaction that answers; of a deleted one there is
 * nothing to tell any more. True: something waits to be sent.
 */
export async function tellAnswers(query: Query, written: readonly Written[]): Promise<boolean> {
  const reportes = written.filter(({ row }) => row.c === REPORTES)
  const dead = reportes.filter(({ row }) => !isAlive(row.campos))
  await unsubscribeReportes(
    query,
    dead.map(({ row }) => row.id),
  )
  const news = reportes.filter((one) => isAlive(one.row.campos) && isNews(one))
  if (news.length === 0) return false
  const told = await endpointsOf(
    query,
    news.map(({ row }) => row.id),
  )
  for (const { id, endpoint } of told) await enqueue(query, 'push', [endpoint], avisoFor(id))
  return told.length > 0
}
