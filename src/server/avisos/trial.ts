import type { Query } from '@/server/database/database'
import type { Aviso } from '@/shared/lib/aviso'
import type { Job, Letter } from './queue'
import { sendMail, sendPush } from './send'

const PRUEBA: Aviso = {
  titulo: 'Prueba de avisos',
  cuerpo: 'Este equipo avisa cuando llega una emergencia a la estación.',
  url: '/admin',
  tag: 'prueba',
  urgente: true,
}

const GONE = 'El navegador ya no recibe avisos. Hay que activarlos otra vez en ese equipo.'
const REFUSED = 'El servicio de avisos del navegador no lo recibió.'

/** Rings each of these browsers now and keeps how it went. The number that a push service took. */
export async function tryPush(
  query: Query,
  endpoints: readonly string[],
  allows: (url: URL) => boolean,
): Promise<number> {
  const outcomes = await Promise.all(
    endpoints.map(async (para) => {
      const contenido = JSON.stringify(PRUEBA)
      const job: Job = { id: 0, clase: 'push', para, contenido, intentos: 1, creado: new Date() }
      const { kind } = await sendPush(query, job, allows)
      const error = { sent: null, gone: GONE, failed: REFUSED }[kind]
      await query('update suscripcion set probada = now(), prueba_error = $2 where endpoint = $1', [
        para,
        error,
      ])
      return kind
    }),
  )
  return outcomes.filter((kind) => kind === 'sent').length
}

const LETTER: Letter = {
  asunto: 'Prueba de correo de la central',
  texto: 'Este correo es una prueba. A esta dirección llegará cada reporte y cada mensaje a la estación.',
}

/** Writes to the station now; null when the mail server took it, else its error's code. */
export async function tryMail(para: string, smtp: string): Promise<string | null> {
  const contenido = JSON.stringify(LETTER)
  const job: Job = { id: 0, clase: 'correo', para, contenido, intentos: 1, creado: new Date() }
  const outcome = await sendMail(job, smtp)
  return outcome.kind === 'failed' ? outcome.error : null
}
