import { useState } from 'react'
import { clockSentence, setBackSentence } from '@/admin/shell/clock-words'
import { noteClock } from '@/shared/storage/device/reloj'
import { Callout } from '@/shared/ui/box/callout'
import { useCentral } from '@/sync/state'

/** That this device's clock is wrong, or may be: what is due would be shown late, or not at all. */
export function ClockNote() {
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
