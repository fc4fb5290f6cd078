import { List } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Section } from '@/admin/ui/box/section'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import { answerJoin } from '@/sync/actions'
import type { JoinCount } from '@/sync/join/own'

const meta: MutationMeta = {
  success: { title: 'Este equipo ya está en la central', message: 'Antes se guardó una copia completa.' },
  failure: 'No se pudo unir este equipo. Sus datos siguen como estaban.',
}

const registros = (n: number) => plural(n, 'registro', 'registros')

function countWords({ title, differing, onlyHere, central }: JoinCount): string {
  const parts = [
    ...(onlyHere > 0 ? [`${registros(onlyHere)} solo en este equipo`] : []),
    ...(differing > 0 ? [`${plural(differing, 'distinto', 'distintos')} en la central`] : []),
  ]
  return `${title}: ${parts.join(', ')}. La central tiene ${central}.`
}

/** Asked once, before anything is sent or replaced. */
export function JoinQuestion({ counts }: { counts: readonly JoinCount[] }) {
  const { confirm } = useOverlays()
  const join = useMutation({ mutationFn: answerJoin, meta })
  const replace = async () => {
    const sure = await confirm({
      title: 'Usar solo lo de la central',
      question:
        'Los registros que solo están en este equipo dejan de verse aquí. Antes se guarda una copia completa, en Configuración → Backup.',
      confirm: 'Usar solo lo de la central',
      cancel: 'Cancelar',
      danger: true,
    })
    if (sure) join.mutate('reemplazar')
  }
  return (
    <Section title="¿Qué hacemos con los registros de este equipo?">
      <Text>
        Donde la central y este equipo tienen lo mismo con otros datos, vale lo de la central. Antes de
        cambiar algo se guarda una copia completa en este equipo.
      </Text>
      <List size="sm" spacing={4}>
        {counts.map((count) => (
          <List.Item key={count.key}>{countWords(count)}</List.Item>
        ))}
      </List>
      <Group>
        <Button loading={join.isPending} onClick={() => join.mutate('agregar')}>
          Agregar los de este equipo
        </Button>
        <Button variant="default" disabled={join.isPending} onClick={() => void replace()}>
          Usar solo lo de la central
        </Button>
      </Group>
    </Section>
  )
}
