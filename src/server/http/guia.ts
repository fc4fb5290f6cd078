import { Hono } from 'hono'
import { demand } from '@/access/authorize'
import { type Guia, HANDHELD } from '@/access/central/guia'
import { RUNS } from '@/server/accounts/sessions'
import { readQuienes } from '@/server/avisos/who'
import type { Central } from '@/server/central'
import { listCopias } from '@/server/copies/kept'
import type { Query } from '@/server/database/database'
import { readListos } from '@/server/despachos/convocados'
import type { Env } from './request/address'
import { whoAsks } from './request/session'

type AccountRow = { nombre: string; debe_cambiar: boolean }

const accounts = (query: Query): Promise<AccountRow[]> =>
  query<AccountRow>('select nombre, debe_cambiar from usuario where activo order by creado, id')

async function devices(query: Query): Promise<Pick<Guia, 'telefonos' | 'https'>> {
  const [row] = await query<{ telefonos: number; https: boolean | null }>(
    `select (count(*) filter (where s.dispositivo = any($1::text[])))::int as telefonos, bool_or(s.segura) as https
     from sesion s join usuario u on u.id = s.usuario where u.activo and not u.debe_cambiar and ${RUNS}`,
    [HANDHELD],
  )
  return { telefonos: row?.telefonos ?? 0, https: row?.https ?? false }
}

/** How far the brigade has come with its first steps. */
export const guia = (central: Central) => {
  const { database, avisos, copias } = central
  return new Hono<Env>().get('/guia', async (c) => {
    const { actor } = await whoAsks(c, central)
    demand(actor, 'config:edit')
    const everybody = await accounts(database.query)
    const { personas, sinReportes, sinAvisos, correo } = await readQuienes(database.query, avisos.mail)
    const [last] = await listCopias(copias)
    return c.json({
      cuentas: everybody.map(({ nombre }) => nombre),
      sinEntrar: everybody.filter((one) => one.debe_cambiar).map(({ nombre }) => nombre),
      ...(await devices(database.query)),
      avisados: personas.filter(({ equipos }) => equipos.length > 0).map(({ nombre }) => nombre),
      operaciones: { sinReportes, sinAvisos },
      convocables: (await readListos(database.query)).filter(({ avisa }) => avisa).length,
      correo,
      copia: last?.instante ?? null,
    } satisfies Guia)
  })
}
