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

export async function setSecret(
  query: Query,
  id: string,
  secret: string,
  mustChange: boolean,
): Promise<void> {
  await query('update usuario set secreto = $2, debe_cambiar = $3 where id = $1', [id, secret, mustChange])
}
