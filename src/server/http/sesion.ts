import { Hono } from 'hono'
import * as v from 'valibot'
import { SAMPLE_PASSWORDS } from '@/access/usuarios/seed'
import { passwordLacks } from '@/entities/configuracion/password-policy'
import { countTry, forgetTry, ofSession, ofSignIn } from '@/server/accounts/attempts'
import { plainCode } from '@/server/accounts/codes'
import {
  endSession,
  endSessions,
  endSubscription,
  openSession,
  type Person,
  personOf,
  tellAccounts,
} from '@/server/accounts/sessions'
import { setSecret } from '@/server/accounts/usuarios'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { readConfiguracion } from '@/server/object'
import { addressOf, type Env, isLoopback } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { line, password } from './request/fields'
import { demandNear, giveMark, giveToken, markOf, takeToken, tokenOf, whoCameIn } from './request/session'

/** @throws HttpError 422 with what the password lacks by the configuration */
export async function demandPolicy(query: Query, password: string): Promise<void> {
  const lacks = passwordLacks(password, await readConfiguracion(query))
  if (lacks.length > 0) throw new HttpError(422, 'clave', lacks.join(' '))
}

const loginSchema = v.object({ correo: line(200), clave: password, dispositivo: line(64) })
/** The browser that shall show no more avisos after a sign-out, by its address at the push service. */
const browserSchema = v.object({ endpoint: v.string() })
const clavesSchema = v.object({ actual: password, nueva: password })

/** `vencido`: it is a one-time code, and its week is over. */
type Account = {
  id: string
  secreto: string | null
  activo: boolean
  debe_cambiar: boolean
  vencido: boolean | null
}

const COLUMNS = 'id, secreto, activo, debe_cambiar, codigo_hasta < now() as vencido'

const aboutMe = ({ persona, permisos, debeCambiar, hasta }: Person) => ({
  persona,
  debeCambiar,
  permisos,
  hasta,
})

/** Whether it is the account's password. A sample account has the sample password until it gets one of its own. */
async function isPassword(
  { secrets }: Central,
  account: Account | undefined,
  given: string,
  isKnown: boolean,
): Promise<boolean> {
  const sample = account && account.secreto === null && SAMPLE_PASSWORDS[account.id]
  if (sample !== undefined && sample !== false) return sample === given
  const typed = account?.debe_cambiar ? plainCode(given) : given
  return secrets.matches(account?.secreto ?? undefined, typed, isKnown ? 'known' : 'strangers')
}

async function logIn(
  central: Central,
  { correo, clave }: { correo: string; clave: string },
  from: { address: string; mark: string | undefined },
): Promise<string> {
  const { database, log } = central
  const email = correo.toLowerCase()
  const { isKnown, paces } = await ofSignIn(database.query, { email, ...from })
  await countTry(database, paces, log)
  const [account] = await database.query<Account>(`select ${COLUMNS} from usuario where lower(correo) = $1`, [
    email,
  ])
  const right = await isPassword(central, account, clave, isKnown)
  if (!account?.activo || !right) throw new HttpError(401, 'credenciales', 'Correo o contraseña incorrectos.')
  await forgetTry(database.query, paces)
  if (account.vencido)
    throw new HttpError(403, 'vencido', 'Ese código ya venció. Pida uno nuevo a quien se lo dio.')
  return account.id
}

/** Sign in and out, and one's own password. */
export function sesion(central: Central) {
  const { database, secrets, log } = central
  return new Hono<Env>()
    .post('/sesion', async (c) => {
      await demandNear(c, central)
      const form = await formOf(c, loginSchema)
      const from = { address: addressOf(c, central), mark: markOf(c, central) }
      const id = await logIn(central, form, from)
      const token = await openSession(database.query, id, {
        dispositivo: form.dispositivo,
        segura: !isLoopback(c, central),
      })
      const person = await personOf(database.query, token)
      if (!person) throw new HttpError(401, 'credenciales', 'Correo o contraseña incorrectos.')
      giveToken(c, central, token)
      await giveMark(c, central, person)
      return c.json(aboutMe(person), 201)
    })
    .delete('/sesion', async (c) => {
      const token = tokenOf(c, central)
      const browser = c.req.header('content-type') ? await formOf(c, browserSchema) : undefined
      if (token && browser) await endSubscription(database.query, token, browser.endpoint)
      if (token) await endSession(database.query, token)
      takeToken(c, central)
      // Photos that an earlier version let the browser keep for a year.
      c.header('Clear-Site-Data', '"cache"')
      return c.body(null, 204)
    })
    .get('/yo', async (c) => {
      const person = await whoCameIn(c, central)
      // Somebody signed in here with an earlier version of the central.
      if (!person.conNavegador || !markOf(c, central)) await giveMark(c, central, person)
      return c.json(aboutMe(person))
    })
    .post('/clave', async (c) => {
      const { persona, sesion } = await whoCameIn(c, central)
      const { actual, nueva } = await formOf(c, clavesSchema)
      const paces = ofSession(sesion)
      await countTry(database, paces, log)
      const [account] = await database.query<Account>(`select ${COLUMNS} from usuario where id = $1`, [
        persona.id,
      ])
      if (!(await isPassword(central, account, actual, true)))
        throw new HttpError(401, 'clave', 'La contraseña actual no es correcta.')
      await forgetTry(database.query, paces)
      await demandPolicy(database.query, nueva)
      const secret = await secrets.hash(nueva)
      await database.transaction(async (query) => {
        await setSecret(query, persona.id, secret)
        await endSessions(query, persona.id, sesion)
        await tellAccounts(query)
      })
      return c.body(null, 204)
    })
}
