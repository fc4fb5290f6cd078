import { type ReactNode, useId, useState } from 'react'
import { plural } from '@/shared/lib/plural'
import { Button } from '@/shared/ui/control/button'
import { Tick } from '@/shared/ui/form/tick'
import classes from './import-modal.module.css'

/** More than anyone looks through at once. */
const STEP = 100

type ImportGroupProps<T> = {
  title: string
  note?: string
  entries: readonly T[]
  /** How many of them are ticked; missing where they have no boxes. */
  ticked?: number
  onTickAll?: (on: boolean) => void
  children: (shown: readonly T[]) => ReactNode
}

/** One group of a preview, with a box for all of it. */
export function ImportGroup<T>({ title, note, entries, ticked, onTickAll, children }: ImportGroupProps<T>) {
  const [most, setMost] = useState(STEP)
  const box = useId()
  const heading = `${title} (${entries.length})`
  if (entries.length === 0) return null
  return (
    <section className={classes.group}>
      <h3>
        {onTickAll && ticked !== undefined ? (
          <label htmlFor={box} className={classes.tickAll}>
            <Tick
              id={box}
              checked={ticked === entries.length}
              some={ticked > 0 && ticked < entries.length}
              onChange={(event) => onTickAll(event.currentTarget.checked)}
            />
            {heading}
          </label>
        ) : (
          heading
        )}
      </h3>
      {note && <p className={classes.note}>{note}</p>}
      {children(entries.slice(0, most))}
      {entries.length > most && (
        <Button variant="subtle" onClick={() => setMost(most + STEP)}>
          Mostrar más: faltan {plural(entries.length - most, 'fila', 'filas')}
        </Button>
      )}
    </section>
  )
}
