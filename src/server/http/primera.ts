import { Hono } from 'hono'
import * as v from 'valibot'
import type { PublicUser } from '@/access/usuarios/usuario'
import { openSession, personOf, tellAccounts } from '@/server/accounts/sessions'
import { setSecret, writeUsuario } from '@/server/accounts/usuarios'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { removeSamples } from '@/server/samples'
import { giveIdentity, newEpoch, writeState } from '@/server/state'
import { newUuid } from '@/shared/storage/ids'
import { type Env, isLoopback } from './request/address'
import { formOf } from './request/body'
import { demandConsoleCode, isConsoleCode, wrongCode } from './request/console-code'
import { correo, line, nombre, password } from './request/fields'
import { giveMark, giveToken } from './request/session'
import { demandPolicy } from './sesion'

const claimSchema = v.object({
  codigo: v.string(),
  nombre,
  correo,
  clave: password,
  dispositivo: line(64),
  muestras: v.picklist(['quitar', 'dejar']),
})

type Claim = {
  persona: PublicUser
  secret: string
  dispositivo: string
  segura: boolean
  quitar: boolean
  codigo: string
}

/**
 * All accounts go, and their sessions with them: until now anybody could have made one. Of two who claim at once the
 * second one waits for the table and finds it done.
 */
async function claim(query: Query, { persona, secret, dispositivo, segura, quitar, codigo }: Claim) {
  await query('lock table central in exclusive mode')
  if (!(await isConsoleCode(query, codigo))) throw wrongCode()
  await query('delete from usuario')
  await writeUsuario(query, persona)
  await setSecret(query, persona.id, secret)
  if (quitar) await removeSamples(query)
  // Until now only the station saw its pages: no link leads to what it withdrew while trying.
  await query('delete from publicada')
  await writeState(query, { modo: 'suya', codigos: [] })
  await giveIdentity(query)
  const epoca = await newEpoch(query)
  const token = await openSession(query, persona.id, { dispositivo, segura })
  await tellAccounts(query)
  return { epoca, token }
}

/** Makes the central a brigade's own: its first account, with the code of its console. */
export function primera(central: Central) {
  const { database, secrets, log } = central
  return new Hono<Env>().post('/primera', async (c) => {
    const form = await formOf(c, claimSchema)
    await demandConsoleCode(c, central, form.codigo)
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
        segura: !isLoopback(c, central),
        quitar: form.muestras === 'quitar',
        codigo: form.codigo,
      }),
    )
    log('reclamada')
    giveToken(c, central, token)
    const person = await personOf(database.query, token)
    if (person) await giveMark(c, central, person)
    return c.json({ persona: person?.persona ?? persona, epoca }, 201)
  })
}
