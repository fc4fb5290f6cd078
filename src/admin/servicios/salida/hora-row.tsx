import { useState } from 'react'
import { TimeField } from '@/admin/servicios/time-field'
import type { Toma } from '@/entities/registro-servicios/parte/tomas'
import { toTime } from '@/shared/lib/fecha'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Clock } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './salida.module.css'

type HoraRowProps = {
  label: string
  /** `HH:mm`, or empty while nobody took it. */
  time: string
  /** With its day where that is another than the aviso's. */
  shown: string
  /** Whether the run has no such time; undefined where every run has it. */
  none: boolean | undefined
  /** The one that comes next. */
  next: boolean
  /** What is odd about it, while it may stay. */
  note: string | undefined
  /** Missing where the role may not write. */
  onNote: ((time: string, toma: Toma) => void) | undefined
}

/** One time of the call: a button that notes this minute and, once it is noted, the time with a way to correct it. */
export function HoraRow({ label, time, shown, none, next, note, onNote }: HoraRowProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const lower = label.toLowerCase()
  if (onNote && typed !== null)
    return (
      <Stack gap="xs">
        <TimeField
          label={label}
          value={typed}
          note={note}
          none={none}
          onChange={(value, toma) => {
            if (toma === 'NO_APLICA') {
              setTyped(null)
              onNote('', toma)
              return
            }
            setTyped(value)
            // A field that is half typed is empty: that takes no time away.
            if (value || none) onNote(value, toma)
          }}
        />
        <Group gap="xs">
          <Button onClick={() => setTyped(null)}>Listo</Button>
          <Button
            variant="default"
            onClick={() => {
              setTyped(null)
              onNote('', 'ESCRITA')
            }}
          >
            Quitar la hora<span className="solo-lectores"> de {lower}</span>
          </Button>
        </Group>
      </Stack>
    )
  if (onNote && !time && !none)
    return (
      <>
        <Button
          variant={next ? 'filled' : 'default'}
          className={next ? classes.next : classes.large}
          leftSection={<Clock size={next ? 28 : 22} aria-hidden />}
          onClick={() => onNote(toTime(new Date()), 'BOTON')}
        >
          {label}
        </Button>
        {next && none !== undefined && (
          <Button
            variant="subtle"
            size="lg"
            aria-label={`No aplica, como ${lower}`}
            onClick={() => onNote('', 'NO_APLICA')}
          >
            No aplica
          </Button>
        )}
      </>
    )
  return (
    <div className={classes.taken}>
      <div>
        <p className={classes.line}>
          {label} <b>{shown || '—'}</b>
        </p>
        {note && <Text size="sm">{note}</Text>}
      </div>
      {onNote && (
        <Button variant="default" size="lg" onClick={() => setTyped(time)}>
          Corregir<span className="solo-lectores"> {lower}</span>
        </Button>
      )}
    </div>
  )
}
