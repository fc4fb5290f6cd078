import { useEffect, useRef } from 'react'
import { centralMark } from '@/access/central/mark'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { CircleCheck } from '@/shared/ui/icon/icons'

const WORDS = {
  suya: ['Nos comunicaremos contigo a la brevedad posible.', 'Llegó a la estación el'],
  muestra: ['Llegó a la central de muestra: ninguna estación lo lee.', 'Llegó el'],
  alone: ['Nos comunicaremos contigo a la brevedad posible.', 'Enviado el'],
} as const

/** What became of a message, with its hour (an ISO instant), for as long as the page is open. */
export function SentMessage({ at }: { at: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a clean-up function.
    if (at) void box.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const [sentence, when] = WORDS[centralMark() ?? 'alone']
  return (
    <Callout
      ref={box}
      color="green"
      icon={<CircleCheck aria-hidden />}
      title="Mensaje enviado exitosamente"
      role="alert"
    >
      {sentence} {when} {formatMoment(at)}.
    </Callout>
  )
}
