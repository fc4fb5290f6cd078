import { Hono } from 'hono'
import * as v from 'valibot'
import { AccessError, demand } from '@/access/authorize'
import { can } from '@/access/permissions'
import { guardUsuarios } from '@/access/usuarios/module'
import type { PublicUser, Usuario } from '@/access/usuarios/usuario'
import { newCode } from '@/server/accounts/codes'
import { endSessions, forgetBrowsers, type Person, tellAccounts } from '@/server/accounts/sessions'
import { readAccesos, readUsuarios, setCode, writeUsuario } from '@/server/accounts/usuarios'
import type { Central } from '@/server/central'
import type { Query } from '@/server/database/database'
import { newUuid } from '@/shared/storage/ids'
import type { Change } from '@/shared/storage/list-command'
import type { Env } from './request/address'
import { formOf } from './request/body'
import { HttpError } from './request/errors'
import { correo, line, nombre, role } from './request/fields'
import { whoAsks } from './request/session'

const newSchema = v.strictObject({ name: nombre, email: correo, role })
const patchSchema = v.partial(
  v.strictObject({ name: nombre, email: correo, role, active: v.boolean(), avatar: line(500) }),
)
type Patch = v.InferOutput<typeof patchSchema>

const OWN: readonly string[] = ['name', 'avatar'] satisfies (keyof Patch)[]

const unknown = () => new HttpError(404, 'nada', 'Ese usuario ya no existe.')

/** The rules of the panel's own user list. @throws AccessError, HttpError 409 for a mail that another account has */
function demandRules({ actor }: Person, change: Change<Usuario>, list: readonly PublicUser[]): void {
  const { before, after } = change
  const others = list.filter(({ id }) => id !== (after ?? before)?.id)
  try {
    guardUsuarios(actor)([change], after ? [...others, after] : others)
  } catch (error) {
    const email = after?.email.toLowerCase()
    const taken = others.some((other) => other.email.toLowerCase() === email)
    if (taken && can(actor, 'system:users')) throw new HttpError(409, 'correo', (error as Error).message)
    throw error
  }
}

/** Nobody changes an account while `task` decides: the last one of the Super Administradores must stay. */
const withUsuarios = <T>({ database }: Central, task: (query: Query, list: PublicUser[]) => Promise<T>) =>
  database.transaction(async (query) => {
    await query('lock table usuario in exclusive mode')
    return task(query, await readUsuarios(query))
  })

function create(central: Central, person: Person, given: v.InferOutput<typeof newSchema>, secret: string) {
  const usuario: PublicUser = {
    ...given,
    id: `user-${newUuid()}`,
    active: true,
    createdAt: new Date().toISOString(),
  }
  return withUsuarios(central, async (query, list) => {
    demandRules(person, { before: null, after: usuario }, list)
    await writeUsuario(query, usuario)
    return { usuario, hasta: await setCode(query, usuario.id, secret) }
  })
}

const change = (central: Central, person: Person, id: string, patch: Patch) =>
  withUsuarios(central, async (query, list) => {
    const before = list.find((usuario) => usuario.id === id)
    if (!before) throw unknown()
    const after = { ...before, ...patch }
    const ownOnly = id === person.persona.id && Object.keys(patch).every((field) => OWN.includes(field))
    if (!ownOnly) demandRules(person, { before, after }, list)
    await writeUsuario(query, after)
    if (!after.active) await endSessions(query, id)
    await tellAccounts(query)
    return after
  })

const remove = (central: Central, person: Person, id: string) =>
  withUsuarios(central, async (query, list) => {
    const before = list.find((usuario) => usuario.id === id)
    if (!before) throw unknown()
    demandRules(person, { before, after: null }, list)
    await query('delete from usuario where id = $1', [id])
    await tellAccounts(query)
  })

const giveCode = (central: Central, id: string, secret: string) =>
  withUsuarios(central, async (query, list) => {
    if (!list.some((usuario) => usuario.id === id)) throw unknown()
    const hasta = await setCode(query, id, secret)
    await endSessions(query, id)
    await forgetBrowsers(query, id)
    // A phone that was lost hears no more either.
    await query('delete from suscripcion where usuario = $1', [id])
    await tellAccounts(query)
    return hasta
  })

/** The accounts. A one-time code is the password until its owner changes it. */
export function usuarios(central: Central) {
  const { database, secrets, log } = central
  return new Hono<Env>()
    .get('/usuarios', async (c) => {
      const { actor } = await whoAsks(c, central)
      const all = can(actor, 'system:users')
      const list = await readUsuarios(database.query)
      return c.json({
        usuarios: list.map((usuario) =>
          all || usuario.id === actor.id ? usuario : { ...usuario, email: '' },
        ),
        ...(all && { accesos: await readAccesos(database.query) }),
      })
    })
    .post('/usuarios', async (c) => {
      const person = await whoAsks(c, central)
      demand(person.actor, 'system:users')
      const given = await formOf(c, newSchema)
      const codigo = newCode()
      const { usuario, hasta } = await create(central, person, given, await secrets.hash(codigo))
      log('cuenta nueva', { rol: usuario.role })
      return c.json({ usuario, codigo, hasta }, 201)
    })
    .patch('/usuarios/:id', async (c) => {
      const person = await whoAsks(c, central)
      const patch = await formOf(c, patchSchema)
      return c.json({ usuario: await change(central, person, c.req.param('id'), patch) })
    })
    .post('/usuarios/:id/codigo', async (c) => {
      const { actor } = await whoAsks(c, central)
      const id = c.req.param('id')
      demand(actor, 'system:users')
      if (id === actor.id) throw new AccessError('system:users', 'Cambie su propia contraseña en su perfil.')
      const codigo = newCode()
      const hasta = await giveCode(central, id, await secrets.hash(codigo))
      log('contraseña restablecida')
      return c.json({ codigo, hasta })
    })
    .delete('/usuarios/:id', async (c) => {
      const person = await whoAsks(c, central)
      await remove(central, person, c.req.param('id'))
      log('cuenta eliminada')
      return c.body(null, 204)
    })
}
