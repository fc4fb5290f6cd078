import { Hono } from 'hono'
import { AccessError } from '@/access/authorize'
import type { Central } from '@/server/central'
import { factsOf } from '@/server/log'
import type { Env } from './address'
import { avisos } from './avisos'
import { copias } from './copias'
import { HttpError } from './errors'
import { eventos } from './eventos'
import { fotos } from './fotos'
import { health } from './health'
import { historial } from './historial'
import { mensajes } from './mensajes'
import { primera } from './primera'
import { answerHeaders, ownPagesOnly } from './protect'
import { publico } from './publico'
import { reportes } from './reportes'
import { sesion } from './sesion'
import { sincronizar } from './sincronizar'
import { usuarios } from './usuarios'
import { visitas } from './visitas'

/** The API, all of it below `/api`. */
export function createApi(central: Central) {
  const parts = [
    health,
    primera,
    sesion,
    usuarios,
    sincronizar,
    eventos,
    fotos,
    historial,
    copias,
    reportes,
    mensajes,
    avisos,
    publico,
    visitas,
  ]
  const app = new Hono<Env>().basePath('/api')
  app.use('*', answerHeaders, ownPagesOnly)
  for (const part of parts) app.route('/', part(central))
  app.notFound((c) => c.json({ error: 'nada', mensaje: 'La central no conoce esta dirección.' }, 404))
  app.onError((error, c) => {
    if (error instanceof HttpError) return c.json({ error: error.code, mensaje: error.message }, error.status)
    if (error instanceof AccessError) return c.json({ error: 'prohibido', mensaje: error.message }, 403)
    central.log('error', { metodo: c.req.method, ruta: c.req.routePath, ...factsOf(error) })
    return c.json({ error: 'interno', mensaje: 'La central tuvo un problema. Intente otra vez.' }, 500)
  })
  return app
}
