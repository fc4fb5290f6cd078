import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { knowBrowser, LIFE_SECONDS, newSecret, type Person, personOf } from '@/server/accounts/sessions'
import type { Central } from '@/server/central'
import { LIFE_SECONDS as PHONE_SECONDS, type Phone, phoneOf } from '@/server/despachos/accesos'
import { whyNot } from '@/server/despachos/fines'
import { readState } from '@/server/state'
import { type Env, isLoopback, isNear } from './address'
import { HttpError } from './errors'

/** A session's, one that outlives it (the browser's mark), and the key of a phone of the brigade. */
type Cookie = 'central' | 'equipo' | 'acceso'

const MARK_SECONDS = 365 * 24 * 60 * 60

const prefixOf = (c: Context<Env>, central: Central) => (isLoopback(c, central) ? '' : '__Host-')

const cookieOf = (c: Context<Env>, central: Central, cookie: Cookie): string | undefined =>
  getCookie(c, prefixOf(c, central) + cookie)

function giveCookie(c: Context<Env>, central: Central, cookie: Cookie, value: string, maxAge: number): void {
  const prefix = prefixOf(c, central)
  const secure = prefix !== ''
  setCookie(c, prefix + cookie, value, { httpOnly: true, sameSite: 'Strict', secure, path: '/', maxAge })
}

export const tokenOf = (c: Context<Env>, central: Central): string | undefined =>
  cookieOf(c, central, 'central')

export const giveToken = (c: Context<Env>, central: Central, token: string): void =>
  giveCookie(c, central, 'central', token, LIFE_SECONDS)

function takeCookie(c: Context<Env>, central: Central, cookie: Cookie): void {
  const prefix = prefixOf(c, central)
  deleteCookie(c, prefix + cookie, { path: '/', secure: prefix !== '' })
}

export const takeToken = (c: Context<Env>, central: Central): void => takeCookie(c, central, 'central')

export const phoneTokenOf = (c: Context<Env>, central: Central): string | undefined =>
  cookieOf(c, central, 'acceso')

/** Given anew at each opening, so that a phone in use never loses its way in. */
export const givePhoneToken = (c: Context<Env>, central: Central, token: string): void =>
  giveCookie(c, central, 'acceso', token, PHONE_SECONDS)

export const takePhoneToken = (c: Context<Env>, central: Central): void => takeCookie(c, central, 'acceso')

/** What tells this browser from a stranger's. It lets nobody in. */
export const markOf = (c: Context<Env>, central: Central): string | undefined =>
  cookieOf(c, central, 'equipo')

/** Notes that this person has signed in in this browser. */
export async function giveMark(c: Context<Env>, central: Central, person: Person): Promise<void> {
  const mark = markOf(c, central) ?? newSecret()
  await knowBrowser(central.database.query, mark, person)
  giveCookie(c, central, 'equipo', mark, MARK_SECONDS)
}

/** In modo de muestra everybody knows the passwords, so that nobody from outside the station may come in. */
const isShut = async (c: Context<Env>, central: Central): Promise<boolean> =>
  !isNear(c, central) && (await readState(central.database.query))?.modo !== 'suya'

const demandOpen =
  (sentence: string) =>
  async (c: Context<Env>, central: Central): Promise<void> => {
    if (await isShut(c, central)) throw new HttpError(403, 'muestra', sentence)
  }

/** @throws HttpError 403 for who is far away while everybody knows the passwords */
export const demandNear = demandOpen(
  'Esta central está en modo de muestra y solo atiende en la propia estación. Reclámela con el código que muestra su consola.',
)

/** @throws HttpError 403 where nobody would read what a citizen sends */
export const demandReader = demandOpen(
  'Ninguna estación lee todavía lo que llega aquí. En una emergencia llame al 911.',
)

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

/** @throws HttpError 409: people are called by a brigade's own central, never by one that is being tried */
export async function demandOwn(central: Central): Promise<void> {
  if ((await readState(central.database.query))?.modo === 'suya') return
  throw new HttpError(
    409,
    'muestra',
    'Una central de muestra no llama a nadie: primero hágala de su brigada.',
  )
}

/** Somebody of the staff, at a brigade's own central: what one that is being tried has is everybody's. @throws HttpError */
export async function staffOf(c: Context<Env>, central: Central): Promise<Person> {
  const person = await whoAsks(c, central)
  if ((await readState(central.database.query))?.modo === 'suya') return person
  throw new HttpError(409, 'muestra', 'Primero haga la central de su brigada.')
}

/** In the history: somebody of the brigade, on their own phone. */
export const PHONE = { usuario: null, dispositivo: 'personal' }

/** The phone of the brigade that asks. @throws HttpError 401 */
export async function whoCarries(c: Context<Env>, central: Central): Promise<Phone> {
  const token = phoneTokenOf(c, central)
  const phone = token ? await phoneOf(central.database.query, token) : null
  if (phone) return phone
  throw new HttpError(401, 'acceso', await whyNot(central.database.query, token))
}
