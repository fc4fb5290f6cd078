import { useMutation } from '@tanstack/react-query'
import type { Answer } from '@/entities/despacho/phone-answers'
import { keepAnswer, tellAnswers } from '@/entities/despacho/phone-queries'

/** Keeps an answer on this phone, then tells the central. */
export function useAnswer(): (answer: Answer) => void {
  const tell = useMutation(tellAnswers)
  const keep = useMutation({ ...keepAnswer, onSuccess: () => tell.mutate() })
  return keep.mutate
}
