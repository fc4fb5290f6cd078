import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { hasCentral } from '@/access/central/mark'
import { useCan } from '@/access/current-user'
import { accesosQuery, accounts, toggleUsuario, usuariosResource } from '@/access/usuarios/queries'
import type { Usuario } from '@/access/usuarios/usuario'
import type { ConfigSearch } from '@/admin/config/search'
import { KeyRound, MonitorSmartphone, UserCheck, UserX } from '@/admin/ui/icon/icons'
import { ExportButton, exportList } from '@/admin/ui/print/list-export'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedList } from '@/admin/ui/print/printed-list'
import { useReach } from '@/admin/ui/record/reach'
import { useDialog } from '@/admin/ui/record/use-dialog'
import { ResourceTable } from '@/admin/ui/table/resource-table'
import { RowAction } from '@/admin/ui/table/row-action'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy, useWithPart } from '@/shared/ui/control/lazy'
import { Pencil, Plus } from '@/shared/ui/icon/icons'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { AccountCode, type Given } from './hand-over'
import { PAPER, userColumns, usuariosCsv } from './user-columns'
import { UserForm } from './user-form'

const SesionesDialog = lazy(() =>
  import('@/admin/shell/sesiones/sesiones-dialog').then(({ SesionesDialog }) => SesionesDialog),
)

/**
 * The only user list: edit, activate, deactivate (spec §6). A central's accounts are created here too, and get a new code
 * when somebody has forgotten their password.
 */
export function UsersTab({ search }: { search: ConfigSearch }) {
  const { data: list } = useSuspenseQuery(usuariosResource.list)
  const update = useMutation(usuariosResource.update)
  const canManage = useCan('system:users')
  const central = hasCentral()
  const reach = useReach()
  const endsSessions = useCan('config:edit') && reach === 'brigada'
  const canCreate = canManage && central
  const { data: accesos } = useQuery({ ...accesosQuery, enabled: canCreate })
  const columns = useMemo(() => userColumns(central, accesos), [central, accesos])
  const reset = useMutation(accounts.reset)
  const overlays = useOverlays()
  const canExport = useCan('system:export')
  const [given, setGiven] = useState<Given | null>(null)
  const [whose, setWhose] = useState<Usuario | null>(null)
  const withPart = useWithPart()
  const { dialog, create, edit, close } = useDialog(search, list, { canCreate, canEdit: canManage })
  const askAndReset = async (usuario: Usuario) => {
    const sure = await overlays.confirm({
      title: `Código nuevo para ${usuario.name}`,
      question:
        'Su contraseña de ahora deja de valer, y sale de todos los equipos: de uno sin red, cuando vuelva a tenerla.',
      confirm: 'Dar código nuevo',
      cancel: 'Cancelar',
    })
    if (sure) reset.mutate(usuario, { onSuccess: (code) => setGiven({ ...usuario, ...code }) })
  }
  const actions = (usuario: Usuario) => (
    <>
      <RowAction icon={Pencil} verb="Editar" record={usuario.name} onClick={() => edit?.(usuario)} />
      <RowAction
        icon={usuario.active ? UserX : UserCheck}
        verb={usuario.active ? 'Desactivar' : 'Activar'}
        record={usuario.name}
        onClick={() => update.mutate(toggleUsuario(usuario))}
      />
      {canCreate && (
        <RowAction
          icon={KeyRound}
          verb="Dar código nuevo a"
          record={usuario.name}
          onClick={() => void askAndReset(usuario)}
        />
      )}
      {endsSessions && (
        <RowAction
          icon={MonitorSmartphone}
          verb="Sesiones de"
          record={usuario.name}
          onClick={() => withPart(SesionesDialog, () => setWhose(usuario))}
        />
      )}
    </>
  )
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {canExport && (
          <ExportButton
            empty={list.length === 0}
            onExport={() => exportList(overlays, 'usuarios', list, usuariosCsv)}
          />
        )}
        <PrintButton empty={list.length === 0} />
        {canCreate && (
          <Button leftSection={<Plus size={18} aria-hidden />} onClick={create}>
            Agregar usuario
          </Button>
        )}
      </Group>
      {!central && (
        <Text size="sm" dimmed>
          Para agregar a otra persona hace falta la central.
        </Text>
      )}
      <ResourceTable
        label="Usuarios"
        records={list}
        columns={columns}
        nameOf={({ name }) => name}
        search={search}
        {...(canManage && { actions })}
      />
      <Text size="sm" dimmed>
        Quien está inactivo no puede ingresar, y si está dentro pierde el acceso en su siguiente paso.
        {central && ' Un equipo sin red lo sabe cuando vuelva a tenerla.'}
      </Text>
      <PrintedList
        title="Usuarios"
        words={['usuario', 'usuarios']}
        columns={PAPER}
        list={list}
        of={list.length}
      />
      {dialog.kind === 'edit' && (
        <UserForm
          usuario={dialog.record}
          others={list.filter(({ id }) => id !== dialog.record.id)}
          onCode={setGiven}
          onClose={close}
        />
      )}
      {dialog.kind === 'create' && <UserForm others={list} onCode={setGiven} onClose={close} />}
      <Suspense>{whose && <SesionesDialog usuario={whose} onClose={() => setWhose(null)} />}</Suspense>
      {given && <AccountCode given={given} onClose={() => setGiven(null)} />}
    </Stack>
  )
}
