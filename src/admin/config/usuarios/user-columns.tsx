import { ROLE_LABELS } from '@/access/roles'
import type { Usuario } from '@/access/usuarios/usuario'
import { ActiveBadge } from '@/admin/ui/record/active-badge'
import { RowTitle } from '@/admin/ui/table/row-title'
import type { Column } from '@/admin/ui/table/table-search'
import { formatShortDay } from '@/shared/lib/fecha'

export const userColumns: Column<Usuario>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ name }) => name,
    cell: ({ name, id }) => (
      <div>
        <RowTitle note={id}>{name}</RowTitle>
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
    // The spec shows the creation date under this name (§2.21).
    id: 'acceso',
    header: 'Último Acceso',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatShortDay(createdAt),
  },
]
