import { Link } from '@tanstack/react-router'
import { phaseHint, phaseWords } from '@/admin/shell/central-words'
import { RefreshCw } from '@/admin/ui/icon/icons'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { syncNow } from '@/sync/actions'
import type { CentralState } from '@/sync/state'
import classes from './central.module.css'

function photoWords({ waiting, full, refused }: CentralState['photos']): string[] {
  return [
    ...(waiting > 0 ? [`${plural(waiting, 'fotografía', 'fotografías')} por enviar.`] : []),
    ...(full ? ['En este equipo no caben más fotografías: las demás se ven con red.'] : []),
    ...(refused > 0 ? [`La central no recibió ${plural(refused, 'fotografía', 'fotografías')}.`] : []),
  ]
}

export function StateCard({ state }: { state: CentralState }) {
  return (
    <Sheet component="section" pad="lg" aria-label="Estado">
      <Group apart align="start">
        <Stack gap="tight" className={classes.state}>
          <Text strong size="lg" role="status">
            {phaseWords(state)}
          </Text>
          <Text dimmed>{phaseHint(state)}</Text>
          {photoWords(state.photos).map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {state.phase === 'signIn' && <Link to="/login">Ingresar otra vez</Link>}
        </Stack>
        {state.phase !== 'ask' && state.phase !== 'left' && (
          <Button variant="default" leftSection={<RefreshCw size={18} aria-hidden />} onClick={syncNow}>
            Intentar ahora
          </Button>
        )}
      </Group>
    </Sheet>
  )
}
