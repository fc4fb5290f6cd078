import { useEffect, useRef } from 'react'
import { centralMark } from '@/access/central/mark'
import type { Destino } from '@/entities/cartas/carta'
import { CARTA_WORDS, SENT_TO_NOBODY } from '@/entities/cartas/words'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { CircleCheck } from '@/shared/ui/icon/icons'
import { WHEN } from './words'

type SentMessageProps = {
  que: Destino
  /** The ISO instant in which the central took it, or the person said to have sent it. */
  at: string
}

/** What became of what was sent, with its hour, for as long as the page is open. */
export function SentMessage({ que, at }: SentMessageProps) {
  const { title, next } = CARTA_WORDS[que].sent
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a clean-up function.
    if (at) void box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const mark = centralMark() ?? 'alone'
  const sentence = mark === 'muestra' ? SENT_TO_NOBODY : next
  return (
    <Callout ref={box} color="green" icon={<CircleCheck aria-hidden />} title={title} role="alert">
      {sentence} {WHEN[mark]} {formatMoment(at)}.
    </Callout>
  )
}
