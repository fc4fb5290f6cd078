import type { ReactNode } from 'react'
import type { Listo } from '@/entities/despacho/convocado'
import type { Grupo } from '@/entities/despacho/grupos'
import { personas } from '@/entities/despacho/words'
import { Stack } from '@/shared/ui/box/layout'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import classes from './despacho.module.css'

type Choice = { id: string; label: string; description: string }

type TicksProps = {
  legend: string
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  error: ReactNode
}

function Ticks({ legend, choices, chosen, onChange, error }: TicksProps) {
  return (
    <fieldset className={classes.people}>
      <legend>{legend}</legend>
      <Stack gap="xs">
        {choices.map(({ id, label, description }) => (
          <CheckField
            key={id}
            label={label}
            {...(description && { description })}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
        {error && (
          <Text role="alert" strong>
            {error}
          </Text>
        )}
      </Stack>
    </fieldset>
  )
}

type Chosen = Pick<TicksProps, 'chosen' | 'onChange' | 'error'>

/** People one by one. */
export const PeopleTicks = ({ listos, ...rest }: Chosen & { listos: readonly Listo[] }) => (
  <Ticks
    legend="Personas"
    choices={listos.map(({ id, nombre, cargo }) => ({ id, label: nombre, description: cargo }))}
    {...rest}
  />
)

/** Everybody who can be something today, or has a position. */
export const GroupTicks = ({ grupos, ...rest }: Chosen & { grupos: readonly Grupo[] }) => (
  <Ticks
    legend="Grupos por función o cargo"
    choices={grupos.map(({ id, nombre, ids }) => ({ id, label: nombre, description: personas(ids.length) }))}
    {...rest}
  />
)
