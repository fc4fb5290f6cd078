import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { PublicUser } from '@/access/usuarios/usuario'
import { countTry, ofClaim } from '@/server/accounts/attempts'
import { fingerprint } from '@/server/accounts/codes'
import { openSession, personOf, tellAccounts } from '@/server/accounts/sessions'
import { setSecret, writeUsuario } from '@/server/accounts/usuarios'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { removeSamples } from '@/server/samples'
import { newEpoch, readState, writeState } from '@/server/state'
import { newUuid } from '@/shared/storage/ids'
import { addressOf, type Env } from './address'
import { formOf } from './body'
import { HttpError } from './errors'
import { correo, line, nombre, password } from './fields'
import { demandPolicy } from './policy'
import { giveToken } from './session'

const claimSchema = v.object({
  codigo: v.string(),
  nombre,
  correo,
  clave: password,
  dispositivo: line(64),
  muestras: v.picklist(['quitar', 'dejar']),
})

const claimed = () => new HttpError(409, 'hecha', 'Esta central ya es de una brigada. Ingrese con su cuenta.')

/** @throws HttpError 403, 409 */
async function demandCode(query: Query, given: string): Promise<void> {
  const state = await readState(query)
  if (state?.modo !== 'muestra') throw claimed()
  const typed = fingerprint(given.toUpperCase().replace(/[^A-Z0-9]/g, ''))
  const right = Buffer.from(state.codigo, 'hex')
  if (right.length !== typed.length || !timingSafeEqual(right, typed))
    throw new HttpError(403, 'codigo', 'El código no es el que muestra la central.')
}

type Claim = { persona: PublicUser; secret: string; dispositivo: string; quitar: boolean; codigo: string }

/**
 * All accounts go, and their sessions with them: until now anybody could have made one. Of two who claim at once the
 * second one waits for the table and finds it done.
 */
async function claim(query: Query, { persona, secret, dispositivo, quitar, codigo }: Claim) {
  await query('lock table central in exclusive mode')
  await demandCode(query, codigo)
  await query('delete from usuario')
  await writeUsuario(query, persona)
  await setSecret(query, persona.id, secret, false)
  if (quitar) await removeSamples(query)
  // Until now only the station saw its pages: no link leads to what it withdrew while trying.
  await query('delete from publicada')
  await writeState(query, { modo: 'suya', codigo: '' })
  const epoca = await newEpoch(query)
  const token = await openSession(query, persona.id, dispositivo)
  await tellAccounts(query)
  return { epoca, token }
}

/** Makes the central a brigade's own: its first account, with the code of its console. */
export function primera(central: Central) {
  const { database, secrets, log } = central
  return new Hono<Env>().post('/primera', async (c) => {
    await countTry(database.query, [ofClaim(addressOf(c, central))], log)
    const form = await formOf(c, claimSchema)
    await demandCode(database.query, form.codigo)
    await demandPolicy(database.query, form.clave)
    const persona: PublicUser = {
      id: `user-${newUuid()}`,
      name: form.nombre,
      email: form.correo,
      role: 'SUPERADMIN',
      active: true,
      createdAt: new Date().toISOString(),
    }
    const secret = await secrets.hash(form.clave)
    const { epoca, token } = await database.transaction((query) =>
      claim(query, {
        persona,
        secret,
        dispositivo: form.dispositivo,
        quitar: form.muestras === 'quitar',
        codigo: form.codigo,
      }),
    )
    log('reclamada')
    giveToken(c, central, token)
    const person = await personOf(database.query, token)
    return c.json({ persona: person?.persona ?? persona, epoca }, 201)
  })
}
