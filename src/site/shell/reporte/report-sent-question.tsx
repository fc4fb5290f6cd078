import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { SentQuestion } from './sent-question'

type ReportSentQuestionProps = {
  id: string
  /** Scrolls to the question, which has just appeared below the ways to send the report. */
  inSight?: boolean
  /** Called before the question disappears, to move the focus from its buttons. */
  onAnswered: () => void
}

export function ReportSentQuestion({ id, inSight = false, onAnswered }: ReportSentQuestionProps) {
  const { mutate: markShared } = useMutation(misReportes.markShared)
  const { mutate: markNotShared } = useMutation(misReportes.markNotShared)
  const answer = (mark: (id: string) => void) => () => {
    onAnswered()
    mark(id)
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a clean-up function.
    if (inSight) void box.current?.scrollIntoView({ block: 'nearest' })
  }, [inSight])
  return (
    <div ref={box}>
      <SentQuestion onYes={answer(markShared)} onNo={answer(markNotShared)} />
    </div>
  )
}
