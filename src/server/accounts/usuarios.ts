import type { PublicUser } from '@/access/usuarios/usuario'
import type { Query } from '@/server/database/database'

/** The columns of a PublicUser, for `select`. */
const COLUMNS = `id, nombre as name, correo as email, rol as role, activo as active, creado as "createdAt", avatar`

export type UsuarioRow = Omit<PublicUser, 'createdAt' | 'avatar'> & { createdAt: Date; avatar: string | null }

export const personaOf = ({ createdAt, avatar, ...row }: UsuarioRow): PublicUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  active: row.active,
  createdAt: createdAt.toISOString(),
  ...(avatar !== null && { avatar }),
})

export const columnsOf = (table: string): string => COLUMNS.replace(/^|, /g, (comma) => `${comma}${table}.`)

export async function readUsuarios(query: Query): Promise<PublicUser[]> {
  return (await query<UsuarioRow>(`select ${COLUMNS} from usuario order by creado, id`)).map(personaOf)
}

/** When each person last used the central, some minutes more or less, as ISO instants; without those who never did. */
export async function readAccesos(query: Query): Promise<Record<string, string>> {
  const rows = await query<{ id: string; cuando: Date }>(
    'select id, ultimo_acceso as cuando from usuario where ultimo_acceso is not null',
  )
  return Object.fromEntries(rows.map(({ id, cuando }) => [id, cuando.toISOString()]))
}

/** Creates or replaces; `secret` null leaves the stored one. */
export async function writeUsuario(query: Query, usuario: PublicUser): Promise<void> {
  await query(
    `insert into usuario (id, nombre, correo, rol, activo, creado, avatar) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set nombre = excluded.nombre, correo = excluded.correo, rol = excluded.rol,
       activo = excluded.activo, avatar = excluded.avatar`,
    [
      usuario.id,
      usuario.name,
      usuario.email,
      usuario.role,
      usuario.active,
      usuario.createdAt,
      usuario.avatar ?? null,
    ],
  )
}

/** The password that a person chose. */
export async function setSecret(query: Query, id: string, secret: string): Promise<void> {
  await query('update usuario set secreto = $2, debe_cambiar = false, codigo_hasta = null where id = $1', [
    id,
    secret,
  ])
}

/** A one-time code instead of the password, for a week: it may lie in a chat. Resolves to the end of that week. */
export async function setCode(query: Query, id: string, secret: string): Promise<Date> {
  const [row] = await query<{ hasta: Date }>(
    `update usuario set secreto = $2, debe_cambiar = true, codigo_hasta = now() + interval '7 days'
     where id = $1 returning codigo_hasta as hasta`,
    [id, secret],
  )
  return row?.hasta ?? new Date(0)
}
