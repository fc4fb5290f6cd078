import { Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PHASE_HINTS, phaseWords } from '@/admin/shell/central-words'
import { RefreshCw } from '@/admin/ui/icon/icons'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { syncNow } from '@/sync/actions'
import type { CentralState } from '@/sync/state'

function photoWords({ waiting, full, refused }: CentralState['photos']): string[] {
  return [
    ...(waiting > 0 ? [`${plural(waiting, 'fotografía', 'fotografías')} por enviar.`] : []),
    ...(full ? ['En este equipo no caben más fotografías: las demás se ven con red.'] : []),
    ...(refused > 0 ? [`La central no recibió ${plural(refused, 'fotografía', 'fotografías')}.`] : []),
  ]
}

export function StateCard({ state }: { state: CentralState }) {
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} radius="lg" aria-label="Estado">
      <Group justify="space-between" align="start">
        <Stack gap={4} maw={520}>
          <Text fw={700} fz="lg" role="status">
            {phaseWords(state)}
          </Text>
          <Text c="dimmed">{PHASE_HINTS[state.phase]}</Text>
          {photoWords(state.photos).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {state.phase === 'signIn' && <Link to="/login">Ingresar otra vez</Link>}
        </Stack>
        <Button variant="default" leftSection={<RefreshCw size={18} aria-hidden />} onClick={syncNow}>
          Intentar ahora
        </Button>
      </Group>
    </Paper>
  )
}
