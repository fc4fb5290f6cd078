import { useMutation, useQuery } from '@tanstack/react-query'
import { answerWords } from '@/entities/despacho/answer-words'
import type { Mi } from '@/entities/despacho/mi'
import type { Fin } from '@/entities/despacho/phone-kept'
import { pendingQuery, readEndHere } from '@/entities/despacho/phone-queries'
import { formatMoment } from '@/shared/lib/fecha'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { Refusal } from './answer'
import classes from './mi.module.css'

/** What the station didn't take and what it was about isn't on this page any more, where it would be said. */
export function NotSent({ mi }: { mi: Mi }) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const shown = new Set([...mi.llamadas, ...mi.eventos].map(({ id }) => id))
  return pending
    .filter(({ que, id, rechazo }) => que !== 'turno' && rechazo && !shown.has(id))
    .map((one) => (
      <Refusal
        key={`${one.que} ${one.id}`}
        que={one.que}
        id={one.id}
        sentence={`${answerWords(one)} ${one.rechazo}`}
      />
    ))
}

/** Why the central lets this phone in no more, and what of it never got there; until somebody has read it. */
export function Ended({ fin }: { fin: Fin }) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const read = useMutation(readEndHere)
  return (
    <Callout color="red" title="Este teléfono ya no tiene acceso">
      <Stack gap="xs">
        <Text>{fin.motivo}</Text>
        <Text dimmed>Lo supo este teléfono el {formatMoment(fin.oido)}.</Text>
        {pending.length > 0 && (
          <div>
            <Text strong>No llegó a la estación; si hace falta, llame por teléfono:</Text>
            <ul className={classes.others}>
              {pending.map((one) => (
                <li key={`${one.que} ${one.id}`}>{answerWords(one)}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button variant="default" loading={read.isPending} onClick={() => read.mutate()}>
            Entendido
          </Button>
        </div>
      </Stack>
    </Callout>
  )
}
