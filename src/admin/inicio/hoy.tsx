import { type ReactNode, useId, useState } from 'react'
import { useCan } from '@/access/current-user'
import { clockSentence, setBackSentence } from '@/admin/shell/clock-words'
import { FirstStepsLine } from '@/admin/shell/first-steps/first-steps-line'
import { RunningCalls, useRunningCalls } from '@/admin/shell/running-calls'
import { noteClock } from '@/shared/storage/device/reloj'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { Text, Title } from '@/shared/ui/text/text'
import { useCentral } from '@/sync/state'
import { Asuntos, FirstAsuntos } from './asuntos'
import classes from './hoy.module.css'
import { Mes } from './mes'
import { NOT_YET } from './panel'
import { useHoy } from './use-hoy'

/** That this device's clock is wrong, or may be: what is due would be shown late, or not at all. */
function ClockNote() {
  const state = useCentral()
  const [[now, visto]] = useState(() => [Date.now(), noteClock(Date.now())] as const)
  const heard = state?.phase === 'current' || state?.phase === 'waiting'
  const said = heard ? clockSentence(state.desfase) : visto !== null && setBackSentence(visto, now)
  if (!said) return null
  return (
    <Callout color="orange" role="status">
      {said}
    </Callout>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

/** Who answers calls must not take this for all: a report may be waiting. */
function Nothing() {
  const isBlind = [useCan('servicios:edit'), !useCan('reportes:view')].every(Boolean)
  return (
    <p className={classes.nothing}>
      <CircleCheck size={20} color="var(--mantine-color-green-text)" aria-hidden />
      {isBlind
        ? 'Nada espera en lo que usted ve. Los reportes de la gente no los ve su rol.'
        : 'Nada espera.'}
    </p>
  )
}

/** The panel's first block, made for who signed in: what is so now, what they have to see to, and how the month stands. */
export function Hoy() {
  const hoy = useHoy()
  const calls = useRunningCalls()
  const mayConfigure = useCan('config:edit')
  const { ahora = [], toca = [], mes = [], lacking = false } = hoy ?? {}
  // The guide stands first, but never over an emergency that waits.
  const urgent = toca.some(({ prisa }) => prisa === 'EMERGENCIA')
  const guide = mayConfigure && <FirstStepsLine />
  return (
    <Sheet component="section" pad="lg" aria-label="Hoy" className={classes.block}>
      <Stack gap="md">
        {calls.length + ahora.length > 0 && (
          <Part title="Ahora">
            <RunningCalls />
            {ahora.length > 0 && <Asuntos of={ahora} />}
          </Part>
        )}
        {!urgent && guide}
        <ClockNote />
        <Part title="Le toca">
          {lacking && <Text dimmed>{NOT_YET}</Text>}
          {hoy && toca.length === 0 && !lacking && <Nothing />}
          <FirstAsuntos of={toca} />
        </Part>
        {urgent && guide}
      </Stack>
      {mes.length > 0 && <Mes of={mes} />}
    </Sheet>
  )
}
