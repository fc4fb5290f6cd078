import { Stack, Text } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { toggleUsuario, usuariosResource } from '@/access/usuarios/queries'
import type { Usuario } from '@/access/usuarios/usuario'
import { UserCheck, UserX } from '@/admin/ui/icon/icons'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { Pencil } from '@/shared/ui/icon/icons'
import type { ConfigSearch } from './search'
import { userColumns } from './user-columns'
import { UserForm } from './user-form'

/** The only user list: edit, activate, deactivate; nobody is created here (spec §6). */
export function UsersTab({ search }: { search: ConfigSearch }) {
  const { data: list } = useSuspenseQuery(usuariosResource.list)
  const update = useMutation(usuariosResource.update)
  const canManage = useCan('system:users')
  const { dialog, edit, close } = useDialog(search, list, { canCreate: false, canEdit: canManage })
  const actions = (usuario: Usuario) => (
    <>
      <RowAction icon={Pencil} verb="Editar" record={usuario.name} onClick={() => edit?.(usuario)} />
      <RowAction
        icon={usuario.active ? UserX : UserCheck}
        verb={usuario.active ? 'Desactivar' : 'Activar'}
        record={usuario.name}
        onClick={() => update.mutate(toggleUsuario(usuario))}
      />
    </>
  )
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        Quien está inactivo no puede ingresar, y si está dentro pierde el acceso en su siguiente paso.
      </Text>
      <ResourceTable
        label="Usuarios"
        records={list}
        columns={userColumns}
        nameOf={({ name }) => name}
        search={search}
        {...(canManage && { actions })}
      />
      {dialog.kind === 'edit' && (
        <UserForm
          usuario={dialog.record}
          others={list.filter(({ id }) => id !== dialog.record.id)}
          onClose={close}
        />
      )}
    </Stack>
  )
}
