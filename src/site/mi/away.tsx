import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mi } from '@/entities/despacho/mi'
import { YO } from '@/entities/despacho/phone-answers'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import { hastaWords } from '@/entities/despacho/words'
import { noPuede } from '@/entities/personal/miembro'
import { addDays } from '@/shared/lib/dias'
import { instantOf, toDay } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import { useAnswer } from './answer'
import classes from './mi.module.css'

const HOUR_MS = 60 * 60 * 1000

/** That hour (`HH:mm`) of the day that is `days` from today, by the brigade's clock. */
const at = (days: number, time: string): Date => new Date(instantOf(addDays(toDay(new Date()), days), time))

const UNTIL: readonly (readonly [label: string, until: () => Date])[] = [
  ['4 horas', () => new Date(Date.now() + 4 * HOUR_MS)],
  ['Hasta medianoche', () => at(1, '00:00')],
  ['Hasta mañana a las 8:00', () => at(1, '08:00')],
  ['3 días', () => at(3, '08:00')],
  ['Una semana', () => at(7, '08:00')],
]

/** What was asked for stands below the thumb that asked. */
function intoView(asked: HTMLElement | null): void {
  asked?.focus({ preventScroll: true })
  asked?.scrollIntoView({ block: 'nearest' })
}

/** «Hoy no puedo», without a shift: whoever calls people knows it before, and one tap takes it back. */
export function Away({ persona }: Pick<Mi, 'persona'>) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const answer = useAnswer()
  const [asking, setAsking] = useState(false)
  const waiting = pending.flatMap((one) => (one.que === 'disponible' && !one.rechazo ? one : []))[0]
  const hasta = (waiting ? waiting.hasta : persona.noPuedeHasta) ?? ''
  const away = noPuede({ noPuedeHasta: hasta }, Date.now()) !== null
  const say = (until: string) => {
    answer({ que: 'disponible', id: YO, hasta: until })
    setAsking(false)
  }
  return (
    <MiSection id="disponible" title={away ? `No puede hasta ${hastaWords(hasta)}` : '¿Hoy no puede?'}>
      <Text dimmed role="status">
        {waiting
          ? 'Guardado en este teléfono; la estación todavía no lo sabe. Se envía solo cuando haya señal.'
          : away
            ? 'La estación ya lo sabe antes de llamar. Si hay una salida, igual le avisa.'
            : 'Avíselo, y la estación no cuenta con usted.'}
      </Text>
      {away ? (
        <Group>
          <Button size="lg" onClick={() => say('')}>
            Ya puedo
          </Button>
        </Group>
      ) : asking ? (
        <fieldset ref={intoView} className={classes.until} tabIndex={-1}>
          <legend>¿Hasta cuándo?</legend>
          <Group gap="xs">
            {UNTIL.map(([label, until]) => (
              <Button key={label} size="lg" variant="default" onClick={() => say(until().toISOString())}>
                {label}
              </Button>
            ))}
            <Button size="lg" variant="subtle" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
          </Group>
        </fieldset>
      ) : (
        <Group>
          <Button size="lg" variant="default" onClick={() => setAsking(true)}>
            Hoy no puedo
          </Button>
        </Group>
      )}
    </MiSection>
  )
}
