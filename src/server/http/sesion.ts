import { Hono } from 'hono'
import * as v from 'valibot'
import { SAMPLE_PASSWORDS } from '@/access/usuarios/seed'
import { countTry, forgetTry, ofAccount, ofAddress } from '@/server/accounts/attempts'
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
import { addressOf, type Env } from './address'
import { formOf } from './body'
import { HttpError } from './errors'
import { line, password } from './fields'
import { demandPolicy } from './policy'
import { demandNear, giveToken, takeToken, tokenOf, whoCameIn } from './session'

const loginSchema = v.object({ correo: line(200), clave: password, dispositivo: line(64) })
/** The browser that shall show no more avisos after a sign-out, by its address at the push service. */
const browserSchema = v.object({ endpoint: v.string() })
const clavesSchema = v.object({ actual: password, nueva: password })

type Account = { id: string; secreto: string | null; activo: boolean }

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
): Promise<boolean> {
  const sample = account && account.secreto === null && SAMPLE_PASSWORDS[account.id]
  if (sample !== undefined && sample !== false) return sample === given
  return secrets.matches(account?.secreto ?? undefined, given)
}

async function logIn(central: Central, correo: string, clave: string, address: string): Promise<string> {
  const { database, log } = central
  const email = correo.toLowerCase()
  const counted = [ofAccount(email), ofAddress(address)] as const
  await countTry(database.query, counted, log)
  const [account] = await database.query<Account>(
    'select id, secreto, activo from usuario where lower(correo) = $1',
    [email],
  )
  const right = await isPassword(central, account, clave)
  if (!account?.activo || !right) throw new HttpError(401, 'credenciales', 'Correo o contraseña incorrectos.')
  await forgetTry(database.query, ...counted)
  return account.id
}

/** Sign in and out, and one's own password. */
export function sesion(central: Central) {
  const { database, secrets, log } = central
  return new Hono<Env>()
    .post('/sesion', async (c) => {
      await demandNear(c, central)
      const { correo, clave, dispositivo } = await formOf(c, loginSchema)
      const id = await logIn(central, correo, clave, addressOf(c, central))
      const token = await openSession(database.query, id, dispositivo)
      const person = await personOf(database.query, token)
      if (!person) throw new HttpError(401, 'credenciales', 'Correo o contraseña incorrectos.')
      giveToken(c, central, token)
      return c.json(aboutMe(person), 201)
    })
    .delete('/sesion', async (c) => {
      const token = tokenOf(c, central)
      const browser = c.req.header('content-type') ? await formOf(c, browserSchema) : undefined
      if (token && browser) await endSubscription(database.query, token, browser.endpoint)
      if (token) await endSession(database.query, token)
      takeToken(c, central)
      return c.body(null, 204)
    })
    .get('/yo', async (c) => c.json(aboutMe(await whoCameIn(c, central))))
    .post('/clave', async (c) => {
      const { persona, sesion } = await whoCameIn(c, central)
      const { actual, nueva } = await formOf(c, clavesSchema)
      const counted = [ofAccount(persona.email.toLowerCase()), ofAddress(addressOf(c, central))] as const
      await countTry(database.query, counted, log)
      const [account] = await database.query<Account>(
        'select id, secreto, activo from usuario where id = $1',
        [persona.id],
      )
      if (!(await isPassword(central, account, actual)))
        throw new HttpError(401, 'clave', 'La contraseña actual no es correcta.')
      await forgetTry(database.query, ...counted)
      await demandPolicy(database.query, nueva)
      const secret = await secrets.hash(nueva)
      await database.transaction(async (query) => {
        await setSecret(query, persona.id, secret, false)
        await endSessions(query, persona.id, sesion)
        await tellAccounts(query)
      })
      return c.body(null, 204)
    })
}
