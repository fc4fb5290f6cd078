import { useMutation } from '@tanstack/react-query'
import { misReportes } from '@/entities/reportes/mis-reportes'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'

/** The station's answer, from this page's address or from what the person pastes or scans. */
export function useAnswer() {
  const { mutate, data } = useMutation(misReportes.answer)
  useHashPacket('acuse', mutate)
  return { take: mutate, result: data }
}
