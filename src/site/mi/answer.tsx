import { useMutation } from '@tanstack/react-query'
import { type About, type Answer, dropAnswer } from '@/entities/despacho/phone-answers'
import { keepAnswer, tellAnswers } from '@/entities/despacho/phone-queries'
import { Callout } from '@/shared/ui/box/callout'
import { Button } from '@/shared/ui/control/button'

/** Keeps an answer on this phone, then tells the central. */
export function useAnswer(): (answer: Answer) => void {
  const tell = useMutation(tellAnswers)
  const keep = useMutation({ ...keepAnswer, onSuccess: () => tell.mutate() })
  return keep.mutate
}

/** Why the station didn't take an answer: said also once the call is over, which is when one that waited is refused. */
export function Refusal({ sentence, ...about }: About & { sentence: string | undefined }) {
  const tell = useMutation(tellAnswers)
  if (!sentence) return null
  return (
    <Callout color="red" title="La estación no tomó su última respuesta">
      {sentence}{' '}
      <Button variant="subtle" onClick={() => void dropAnswer(about).then(() => tell.mutate())}>
        Entendido
      </Button>
    </Callout>
  )
}
