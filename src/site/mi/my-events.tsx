import { useQuery } from '@tanstack/react-query'
import type { Mi, MiEvento } from '@/entities/despacho/mi'
import { pendingQuery } from '@/entities/despacho/phone-queries'
import { formatDay } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import { Refusal, useAnswer } from './answer'
import classes from './mi.module.css'

const SAID = { true: 'Usted dijo que va.', false: 'Usted dijo que no va.' } as const

function Invitation({ evento: { id, titulo, fecha, categoria, resumen, va } }: { evento: MiEvento }) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const answer = useAnswer()
  const waiting = pending.flatMap((one) => (one.que === 'evento' && one.id === id ? one : []))[0]
  const waits = waiting && !waiting.rechazo
  const said = waits ? waiting.va : va
  return (
    <li>
      <Stack gap="xs">
        <div>
          <Text strong>{titulo}</Text>
          <Text dimmed>
            {formatDay(fecha)} · {categoria}
          </Text>
          {resumen && <Text>{resumen}</Text>}
        </div>
        <Group gap="xs" role="group" aria-label={`¿Va a ${titulo}?`}>
          {([true, false] as const).map((one) => (
            <Button
              key={String(one)}
              size="lg"
              variant={said === one ? 'chosen' : 'default'}
              aria-pressed={said === one}
              onClick={() => answer({ que: 'evento', id, va: one })}
            >
              {one ? 'Voy' : 'No voy'}
            </Button>
          ))}
        </Group>
        {said !== null && (
          <Text dimmed role="status">
            {SAID[`${said}`]}{' '}
            {waits
              ? 'Guardado en este teléfono; se envía solo cuando haya señal.'
              : 'La estación ya lo sabe.'}
          </Text>
        )}
        <Refusal que="evento" id={id} sentence={waiting?.rechazo} />
      </Stack>
    </li>
  )
}

/** What the brigade announced to its people: who says that they come is known where the attendance is taken. */
export function MyEvents({ eventos }: Pick<Mi, 'eventos'>) {
  if (eventos.length === 0) return null
  return (
    <MiSection id="eventos" title="Próximos eventos">
      <ul className={classes.rows}>
        {eventos.map((evento) => (
          <Invitation key={evento.id} evento={evento} />
        ))}
      </ul>
    </MiSection>
  )
}
