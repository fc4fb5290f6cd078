import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { lossWords } from '@/admin/shell/central-words'
import { Section } from '@/admin/ui/box/section'
import type { MutationMeta } from '@/shared/query/toast'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { leaveCentral } from '@/sync/actions'
import { collections, mayRead } from '@/sync/collections'
import { useCentral } from '@/sync/state'

const meta: MutationMeta = {
  success: { title: 'Este equipo salió de la central' },
  failure: 'No se pudo. Los datos de este equipo siguen como estaban.',
}

const STAYS =
  'Este equipo deja de enviar y de recibir, y trabaja solo. Lo que tiene guardado queda en él, también los reportes que esperan, que desde entonces se comparten a mano. Se ingresa con las contraseñas de la última vez.'
const OTHERS_STAY =
  ' También lo que otras personas dejaron sin enviar, pero ya no se sabrá de quién es cada cambio.'

/** Takes this device out of the central. */
export function Leaving() {
  const { confirm } = useOverlays()
  const state = useCentral()
  const leave = useMutation({ mutationFn: leaveCentral, meta })
  const keep = async () => {
    const sure = await confirm({
      title: 'Salir y conservar los datos',
      question: STAYS + (state && state.others.length > 0 ? OTHERS_STAY : ''),
      confirm: 'Salir de la central',
      cancel: 'Cancelar',
    })
    if (sure) leave.mutate('conservar')
  }
  const empty = async () => {
    const sure = await confirm({
      title: 'Salir y vaciar este equipo',
      question:
        `Se borra todo lo de la brigada en este equipo; en la central no cambia nada. ${state ? lossWords(state) : ''}`.trim(),
      confirm: 'Vaciar este equipo',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) leave.mutate('vaciar')
  }
  return (
    <Section title="Este equipo">
      <Unseen />
      <Text size="sm" dimmed>
        Antes de prestarlo o dejarlo, puede sacarlo de la central.
      </Text>
      <Group gap="xs">
        <Button variant="default" disabled={leave.isPending} onClick={() => void keep()}>
          Salir y conservar los datos
        </Button>
        <Button variant="danger" disabled={leave.isPending} onClick={() => void empty()}>
          Salir y vaciar
        </Button>
      </Group>
    </Section>
  )
}

/** Tells which lists this person's role does not see, and that none of them stays on this device. */
function Unseen() {
  const user = useUser()
  const unseen = user ? collections().filter((collection) => !mayRead(collection, user)) : []
  if (unseen.length === 0) return null
  const titles = [...new Set(unseen.map(({ title }) => title))]
  return (
    <Text size="sm">
      Su rol no ve: {titles.join(', ')}. Lo que la central tiene de eso no queda en este equipo ni en las
      copias que la aplicación guarda sola. Una copia que usted descargó sigue donde la guardó.
    </Text>
  )
}
