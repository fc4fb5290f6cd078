import { Group, List, Paper, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { plural } from '@/shared/lib/plural'
import type { MutationMeta } from '@/shared/query/toast'
import { Button } from '@/shared/ui/control/button'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { answerJoin } from '@/sync/actions'
import type { JoinCount } from '@/sync/join'

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
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} radius="lg" aria-labelledby="unirse">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="unirse">
          ¿Qué hacemos con los registros de este equipo?
        </Title>
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
      </Stack>
    </Paper>
  )
}
