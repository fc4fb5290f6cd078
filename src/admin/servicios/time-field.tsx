import type { Toma } from '@/entities/registro-servicios/parte/tomas'
import { toTime } from '@/shared/lib/fecha'
import { Button } from '@/shared/ui/control/button'
import { Field } from '@/shared/ui/form/field'
import classes from './time-field.module.css'

type TimeFieldProps = {
  label: string
  value: string
  /** What is odd about it, while it may be saved. */
  note?: string | undefined
  /** Whether the run has no such time; undefined where every run has it. */
  none?: boolean | undefined
  onChange: (time: string, toma: Toma) => void
}

/** An `HH:mm` field with a button for the current minute: the writer of the log is often still on the scene. */
export const TimeField = ({ label, value, note, none, onChange }: TimeFieldProps) => (
  <Field label={label} note={note}>
    {(control) => (
      <div className={classes.time}>
        <input
          {...control}
          type="time"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value, 'ESCRITA')}
        />
        <Button
          variant="default"
          aria-label={`Ahora, como ${label.toLowerCase()}`}
          onClick={() => onChange(toTime(new Date()), 'BOTON')}
        >
          Ahora
        </Button>
        {none !== undefined && (
          <Button
            variant={none ? 'filled' : 'default'}
            aria-label={`No aplica, como ${label.toLowerCase()}`}
            aria-pressed={none}
            onClick={() => onChange('', none ? 'ESCRITA' : 'NO_APLICA')}
          >
            No aplica
          </Button>
        )}
      </div>
    )}
  </Field>
)
