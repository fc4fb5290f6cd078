import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { DeviceList } from '@/admin/shell/sesiones/device-list'
import { IF_LOST, LostDevice } from '@/admin/shell/sesiones/lost-device'
import { sesionesQuery } from '@/admin/shell/sesiones/queries'
import { More } from '@/admin/ui/box/more'
import { Section } from '@/admin/ui/box/section'
import { useReach } from '@/admin/ui/record/reach'

/** The devices of whoever is signed in here, once their brigade's own central has told them. */
export function OwnDevices() {
  const user = useUser()
  const asks = useReach() === 'brigada' && user !== null
  const { data } = useQuery({ ...sesionesQuery(user?.id ?? ''), enabled: asks })
  if (!asks || !data) return null
  return (
    <Section title="Sus equipos">
      <DeviceList usuario={user} own sesiones={data} />
      <More summary={IF_LOST}>
        <LostDevice usuario={user} own />
      </More>
    </Section>
  )
}
