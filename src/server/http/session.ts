import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LIFE_SECONDS, type Person, personOf } from '@/server/accounts/sessions'
import type { Central } from '@/server/central'
import { readState } from '@/server/state'
import { type Env, isLoopback, isNear } from './address'
import { HttpError } from './errors'

const nameOf = (c: Context<Env>, central: Central) => (isLoopback(c, central) ? 'central' : '__Host-central')

export const tokenOf = (c: Context<Env>, central: Central): string | undefined =>
  getCookie(c, nameOf(c, central))

export function giveToken(c: Context<Env>, central: Central, token: string): void {
  const name = nameOf(c, central)
  const secure = name.startsWith('__Host-')
  setCookie(c, name, token, { httpOnly: true, sameSite: 'Strict', secure, path: '/', maxAge: LIFE_SECONDS })
}

export function takeToken(c: Context<Env>, central: Central): void {
  const name = nameOf(c, central)
  deleteCookie(c, name, { path: '/', secure: name.startsWith('__Host-') })
}

/** In modo de muestra everybody knows the passwords, so that nobody from outside the station may come in. */
const isShut = async (c: Context<Env>, central: Central): Promise<boolean> =>
  !isNear(c, central) && (await readState(central.database.query))?.modo !== 'suya'

/** @throws HttpError 403 for who is far away while everybody knows the passwords */
export async function demandNear(c: Context<Env>, central: Central): Promise<void> {
  if (!(await isShut(c, central))) return
  throw new HttpError(
    403,
    'muestra',
    'Esta central está en modo de muestra y solo atiende en la propia estación. Reclámela con el código que muestra su consola.',
  )
}

/** @throws HttpError 403 where nobody would read what a citizen sends */
export async function demandReader(c: Context<Env>, central: Central): Promise<void> {
  if (!(await isShut(c, central))) return
  throw new HttpError(
    403,
    'muestra',
    'Ninguna estación lee todavía lo que llega aquí. En una emergencia llame al 911.',
  )
}

/** @throws HttpError 403 in modo de muestra from far away */
async function sessionOf(c: Context<Env>, central: Central): Promise<Person | null> {
  const token = tokenOf(c, central)
  const person = token ? await personOf(central.database.query, token) : null
  if (person) await demandNear(c, central)
  return person
}

/**
 * Who asks; null without a session, and for who has not yet chosen a password of their own.
 * @throws HttpError 403 in modo de muestra from far away
 */
export async function visitorOf(c: Context<Env>, central: Central): Promise<Person | null> {
  const person = await sessionOf(c, central)
  return person?.debeCambiar ? null : person
}

/** Who has come in, be it with a code that somebody else gave them. @throws HttpError 401, 403 */
export async function whoCameIn(c: Context<Env>, central: Central): Promise<Person> {
  const person = await sessionOf(c, central)
  if (person) return person
  throw new HttpError(401, 'sesion', 'Ingrese otra vez: la sesión con la central terminó.')
}

/** A code that somebody else knows opens nothing but the choice of a password. @throws HttpError 401, 403 */
export async function whoAsks(c: Context<Env>, central: Central): Promise<Person> {
  const person = await whoCameIn(c, central)
  if (!person.debeCambiar) return person
  throw new HttpError(403, 'cambiar', 'Elija primero su contraseña: el código sirve solo para eso.')
}
