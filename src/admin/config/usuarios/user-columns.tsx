import { ROLE_LABELS } from '@/access/roles'
import type { Usuario } from '@/access/usuarios/usuario'
import type { PaperColumn } from '@/admin/ui/print/printed-list'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { formatMoment, formatShortDay } from '@/shared/lib/fecha'
import { type CsvColumn, type CsvFormat, csvBlob, type Exported } from '@/shared/lib/file/csv'

/** Of an id: it tells two accounts apart, and a central's are as long as a line. */
const SHORT_ID = 'user-12345678'.length

/** Of who never came in, and while nobody knows. */
const NEVER = 'Todavía no ha ingresado'
const UNKNOWN = 'Se ve con red'

/** By account, when its person last used the central; undefined while it hasn't said so. */
type Accesos = Readonly<Record<string, string>> | undefined

function accesoOf({ id }: Usuario, accesos: Accesos): string {
  if (!accesos) return UNKNOWN
  return accesos[id] ? formatMoment(accesos[id]) : NEVER
}

/** What leaves of the accounts, as a file and on paper. */
const DATA: readonly CsvColumn<Usuario>[] = [
  { header: 'Usuario', value: ({ name }) => name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Rol', value: ({ role }) => ROLE_LABELS[role] },
  { header: 'Estado', value: ({ active }) => (active ? 'Activo' : 'Inactivo') },
]

export const usuariosCsv = (list: readonly Usuario[], format?: CsvFormat): Exported =>
  csvBlob([{ header: 'ID', value: ({ id }) => id }, ...DATA], list, format)

const WIDTHS: Readonly<Record<string, string>> = { Usuario: '32%', Email: '32%' }

export const PAPER: readonly PaperColumn<Usuario>[] = DATA.map(({ header, value }) => ({
  ...{ header, value },
  ...(WIDTHS[header] && { width: WIDTHS[header] }),
}))

/** `central`: there is one, which knows of each sign-in. Without one nothing does, and the spec has another date. */
export const userColumns = (central: boolean, accesos: Accesos): Column<Usuario>[] => [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ name }) => name,
    cell: ({ name, id }) => (
      <div>
        <RowTitle note={id.slice(0, SHORT_ID)}>{name}</RowTitle>
      </div>
    ),
  },
  { id: 'email', header: 'Email', value: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'rol',
    header: 'Rol',
    value: ({ role }) => ROLE_LABELS[role],
    brief: 'start',
    cell: ({ role }) => ROLE_LABELS[role],
  },
  {
    id: 'estado',
    header: 'Estado',
    value: ({ active }) => !active,
    brief: 'end',
    cell: ({ active }) => <ActiveBadge active={active} />,
  },
  {
    // Without a central the spec shows the creation date under this name (§2.21).
    id: 'acceso',
    header: 'Último Acceso',
    value: ({ id, createdAt }) => (central ? (accesos?.[id] ?? '') : createdAt),
    cell: (usuario) => (central ? accesoOf(usuario, accesos) : formatShortDay(usuario.createdAt)),
  },
]
