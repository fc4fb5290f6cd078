import { type ReactNode, useId, useState } from 'react'
import { matches } from '@/shared/lib/text'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { TextField } from '@/shared/ui/form/fields'
import { Tick } from '@/shared/ui/form/tick'
import { Search } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'
import classes from './person-pick.module.css'

type PersonPickProps = {
  name: string
  note: ReactNode
  checked: boolean
  /** Missing where the role may only look. */
  onChange: ((on: boolean) => void) | undefined
  /** At the end of the row. */
  beside?: ReactNode
  /** Below it. */
  children?: ReactNode
}

/** A person with a box, for a thumb: the whole row is the label. */
export function PersonPick({ name, note, checked, onChange, beside, children }: PersonPickProps) {
  const id = useId()
  return (
    <li className={classes.row} data-on={checked || undefined}>
      <div className={classes.main}>
        <label className={classes.person} htmlFor={id}>
          <Tick
            id={id}
            checked={checked}
            disabled={!onChange}
            aria-labelledby={`${id}-nombre`}
            aria-describedby={`${id}-nota`}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
          />
          <span className={classes.texts}>
            <Text component="span" strong id={`${id}-nombre`}>
              {name}
            </Text>
            <Text component="span" size="sm" dimmed id={`${id}-nota`}>
              {note}
            </Text>
          </span>
        </label>
        {beside}
      </div>
      {children}
    </li>
  )
}

export const PersonPicks = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
)

type Person = { nombres: string; cargo: string }

/** A field that searches people by name and position, those whom it finds, and what to say where it finds none. */
export function usePersonSearch<T extends Person>(people: readonly T[]) {
  const [query, setQuery] = useState('')
  const shown = people.filter(({ nombres, cargo }) => matches(query, nombres, cargo))
  return {
    shown,
    field: (
      <TextField
        type="search"
        aria-label="Buscar persona"
        placeholder="Buscar por nombre o cargo..."
        icon={<Search size={18} aria-hidden />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
    ),
    none: shown.length === 0 && (
      <EmptyState title={people.length === 0 ? 'No hay personal activo' : 'No se encontró personal'} />
    ),
  }
}
