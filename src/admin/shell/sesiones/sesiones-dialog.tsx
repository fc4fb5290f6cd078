import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import type { PublicUser } from '@/access/usuarios/usuario'
import { Stack } from '@/shared/ui/box/layout'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text, Title } from '@/shared/ui/text/text'
import { DeviceList } from './device-list'
import { IF_LOST, LostDevice } from './lost-device'
import { sesionesQuery } from './queries'

type SesionesDialogProps = { usuario: PublicUser; onClose: () => void }

/** In which devices somebody is signed in, and what to do when one of them was lost. */
export function SesionesDialog({ usuario, onClose }: SesionesDialogProps) {
  const own = useUser()?.id === usuario.id
  const { data, error } = useQuery(sesionesQuery(usuario.id))
  return (
    <Dialog title={`Sesiones de ${usuario.name}`} onClose={onClose}>
      <Stack>
        {error && <Text role="status">{error.message}</Text>}
        {data && <DeviceList usuario={usuario} own={own} sesiones={data} />}
        <Title order={3} size="h4">
          {IF_LOST}
        </Title>
        <LostDevice usuario={usuario} own={own} />
      </Stack>
    </Dialog>
  )
}
