import { useEffect, useRef } from 'react'
import { centralMark } from '@/access/central/mark'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { CircleCheck } from '@/shared/ui/icon/icons'

const WHEN = { suya: 'Llegó a la estación el', muestra: 'Llegó el', alone: 'Enviado el' } as const

type SentMessageProps = {
  /** The ISO instant in which the central took it, or the person said to have sent it. */
  at: string
  title?: string
  /** What comes next; nothing does while a central is tried out. */
  next?: string
}

/** What became of what was sent, with its hour, for as long as the page is open. */
export function SentMessage({
  at,
  title = 'Mensaje enviado exitosamente',
  next = 'Nos comunicaremos contigo a la brevedad posible.',
}: SentMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a clean-up function.
    if (at) void box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const mark = centralMark() ?? 'alone'
  const sentence = mark === 'muestra' ? 'Llegó a la central de muestra: ninguna estación lo lee.' : next
  return (
    <Callout ref={box} color="green" icon={<CircleCheck aria-hidden />} title={title} role="alert">
      {sentence} {WHEN[mark]} {formatMoment(at)}.
    </Callout>
  )
}
