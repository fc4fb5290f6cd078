import { Link } from '@tanstack/react-router'
import { phaseHint, phaseWords } from '@/admin/shell/central-words'
import { clockSentence } from '@/admin/shell/clock-words'
import { RefreshCw } from '@/admin/ui/icon/icons'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { syncNow } from '@/sync/actions'
import type { CentralState, Phase } from '@/sync/state'
import classes from './central.module.css'

/** Trying again changes nothing. */
const RESTS: readonly Phase[] = ['ask', 'left', 'gone']

const timeOf = (since: number) => formatMoment(new Date(since).toISOString())

/** What stands still although the records go and come. */
function delayWords({ phase, photos, accounts }: CentralState): string[] {
  if (phase !== 'current' && phase !== 'waiting') return []
  return [
    ...(photos.since === null
      ? []
      : [
          `Las fotografías y los archivos no pasan desde ${timeOf(photos.since)}. Los registros sí, y ellos se intentan de nuevo.`,
        ]),
    ...(accounts.since === null
      ? []
      : [
          `Las cuentas y sus roles no se pudieron leer desde ${timeOf(accounts.since)}. Se intenta de nuevo.`,
        ]),
  ]
}

function photoWords({ waiting, full, refused }: CentralState['photos']): string[] {
  return [
    ...(waiting > 0
      ? [`${plural(waiting, 'fotografía o archivo', 'fotografías o archivos')} por enviar.`]
      : []),
    ...(full ? ['En este equipo no caben más fotografías ni archivos: los demás se ven con red.'] : []),
    ...(refused > 0
      ? [`La central no recibió ${plural(refused, 'fotografía o archivo', 'fotografías o archivos')}.`]
      : []),
  ]
}

function clockWords({ phase, desfase }: CentralState): string[] {
  const said = phase === 'current' || phase === 'waiting' ? clockSentence(desfase) : ''
  return said ? [said] : []
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
          {[...photoWords(state.photos), ...delayWords(state), ...clockWords(state)].map((sentence) => (
            <Text key={sentence} size="sm">
              {sentence}
            </Text>
          ))}
          {state.phase === 'signIn' && (
            <Link to="/login" search={{ otra: true, redirect: '/admin/central' }}>
              Ingresar otra vez
            </Link>
          )}
        </Stack>
        {!RESTS.includes(state.phase) && (
          <Button variant="default" leftSection={<RefreshCw size={18} aria-hidden />} onClick={syncNow}>
            Intentar ahora
          </Button>
        )}
      </Group>
    </Sheet>
  )
}
