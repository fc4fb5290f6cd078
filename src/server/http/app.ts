import { Hono } from 'hono'
import { AccessError } from '@/access/authorize'
import type { Central } from '@/server/central'
import { DISK_FULL, SilentError } from '@/server/database/database'
import { factsOf } from '@/server/log'
import { accesos } from './accesos'
import { avisos } from './avisos'
import { aportes } from './ciudadania/aportes'
import { mensajes } from './ciudadania/mensajes'
import { peticiones } from './ciudadania/peticiones'
import { solicitudes } from './ciudadania/solicitudes'
import { copias } from './copias'
import { custodios } from './custodios'
import { despachos } from './despachos'
import { eventos } from './eventos'
import { fotos } from './fotos'
import { guia } from './guia'
import { health } from './health'
import { historial } from './historial'
import { mi } from './mi'
import { miFotos, miSalida } from './mi/despachos'
import { miHoras, miTurnos } from './mi/turnos'
import { permisos } from './permisos'
import { primera } from './primera'
import { publico } from './publico'
import { recuperacion } from './recuperacion'
import { reponer } from './reponer'
import { reportes } from './reportes'
import type { Env } from './request/address'
import { HttpError, noAnswer, noRoom } from './request/errors'
import { answerHeaders, meantForThis, nameRequest, ownPagesOnly } from './request/protect'
import { sesion } from './sesion'
import { sesiones } from './sesiones'
import { sincronizar } from './sincronizar'
import { fuera, insumos, previstos, sumas, tripulaciones } from './sumas'
import { usuarios } from './usuarios'
import { visitas } from './visitas'

/** The API, all of it below `/api`. */
export function createApi(central: Central) {
  const parts = [
    health,
    primera,
    reponer,
    sesion,
    usuarios,
    sesiones,
    sincronizar,
    eventos,
    fotos,
    historial,
    sumas,
    fuera,
    insumos,
    previstos,
    tripulaciones,
    copias,
    custodios,
    recuperacion,
    permisos,
    reportes,
    mensajes,
    solicitudes,
    aportes,
    peticiones,
    avisos,
    accesos,
    mi,
    miTurnos,
    miFotos,
    miSalida,
    miHoras,
    despachos,
    guia,
    publico,
    visitas,
  ]
  const app = new Hono<Env>().basePath('/api')
  app.use('*', nameRequest, answerHeaders, ownPagesOnly, meantForThis(central))
  for (const part of parts) app.route('/', part(central))
  app.notFound((c) => c.json({ error: 'nada', mensaje: 'La central no conoce esta dirección.' }, 404))
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      const { code, message, wait } = error
      if (wait !== undefined) c.header('Retry-After', String(wait))
      return c.json(
        { error: code, mensaje: message, ...(wait !== undefined && { espera: wait }) },
        error.status,
      )
    }
    if (error instanceof AccessError) return c.json({ error: 'prohibido', mensaje: error.message }, 403)
    const { code } = error as { code?: string }
    const refusal = error instanceof SilentError ? noAnswer() : code === DISK_FULL ? noRoom() : undefined
    central.log('error', {
      peticion: c.get('peticion'),
      metodo: c.req.method,
      ruta: c.req.routePath,
      ...factsOf(error),
    })
    if (refusal) return c.json({ error: refusal.code, mensaje: refusal.message }, refusal.status)
    return c.json({ error: 'interno', mensaje: 'La central tuvo un problema. Intente otra vez.' }, 500)
  })
  return app
}
