import type { ReactNode } from 'react'
import { Choices } from '@/admin/ui/form/choices'
import type { Listo } from '@/entities/despacho/convocado'
import type { AQuienes } from '@/entities/despacho/despacho'
import { type Grupo, gruposOf, inGrupos } from '@/entities/despacho/grupos'
import { hastaWords, personas } from '@/entities/despacho/words'
import { joinNames } from '@/shared/lib/text'
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
const PeopleTicks = ({ listos, ...rest }: Chosen & { listos: readonly Listo[] }) => (
  <Ticks
    legend="Personas"
    choices={listos.map(({ id, nombre, cargo, noPuedeHasta }) => ({
      id,
      label: nombre,
      description: [cargo, noPuedeHasta && `avisó que no puede hasta ${hastaWords(noPuedeHasta)}`]
        .filter(Boolean)
        .join(' · '),
    }))}
    {...rest}
  />
)

/** Everybody who can be something today, or has a position. */
const GroupTicks = ({ grupos, ...rest }: Chosen & { grupos: readonly Grupo[] }) => (
  <Ticks
    legend="Grupos por función o cargo"
    choices={grupos.map(({ id, nombre, ids }) => ({ id, label: nombre, description: personas(ids.length) }))}
    {...rest}
  />
)

/** Whom a call asks, as a form holds it. */
export type Whom = {
  quienes: 'todos' | 'guardia' | 'grupos' | 'elegidos'
  grupos: string[]
  elegidos: string[]
}

export const EVERYBODY: Whom = { quienes: 'todos', grupos: [], elegidos: [] }

/** What is wrong with it, in the sentence for each field. */
export const whomProblems = ({ quienes, grupos, elegidos }: Whom) => ({
  ...(quienes === 'elegidos' && elegidos.length === 0 && { elegidos: 'Elija al menos una persona.' }),
  ...(quienes === 'grupos' && grupos.length === 0 && { grupos: 'Elija al menos un grupo.' }),
})

const isOnDuty = ({ deGuardia }: Listo) => deGuardia

/** The people meant, of those who could be called. */
function peopleOf({ quienes, grupos, elegidos }: Whom, listos: readonly Listo[]): Listo[] {
  if (quienes === 'todos') return [...listos]
  if (quienes === 'guardia') return listos.filter(isOnDuty)
  if (quienes === 'elegidos') return listos.filter(({ id }) => elegidos.includes(id))
  const chosen = gruposOf(listos).filter(({ id }) => grupos.includes(id))
  return inGrupos(listos, chosen)
}

/** The same for the central. */
export function aQuienesOf(whom: Whom, listos: readonly Listo[]): AQuienes {
  const people = peopleOf(whom, listos)
  const groups = gruposOf(listos).filter(({ id }) => whom.grupos.includes(id))
  const words = {
    todos: 'Todo el personal',
    guardia: 'Quien está de guardia',
    grupos: joinNames(groups.map(({ nombre }) => nombre)),
    elegidos: joinNames(people.map(({ nombre }) => nombre)),
  }[whom.quienes]
  return {
    personas: whom.quienes === 'todos' ? null : people.map(({ id }) => id),
    aQuienes: words.slice(0, 200),
  }
}

type WhomFieldsProps = {
  /** What asking everybody is called here. */
  all: string
  whom: Whom
  listos: readonly Listo[]
  onChange: (change: Partial<Whom>) => void
  errors: Readonly<Record<string, ReactNode>>
}

/** Everybody, who is on duty, groups, or people one by one; and whom that would reach. */
export function WhomFields({ all, whom, listos, onChange, errors }: WhomFieldsProps) {
  const onDuty = listos.filter(isOnDuty)
  const groups = gruposOf(listos)
  return (
    <>
      <Choices
        legend="¿A quiénes?"
        name="quienes"
        choices={[
          ['todos', all],
          ...(onDuty.length > 0 ? [['guardia', `A quien está de guardia (${onDuty.length})`] as const] : []),
          ...(groups.length > 0 ? [['grupos', 'A un grupo, por función o cargo'] as const] : []),
          ...(listos.length > 0 ? [['elegidos', 'A quienes elija'] as const] : []),
        ]}
        value={whom.quienes}
        onChange={(quienes) => onChange({ quienes })}
      />
      {whom.quienes === 'elegidos' && (
        <PeopleTicks
          listos={listos}
          chosen={whom.elegidos}
          onChange={(elegidos) => onChange({ elegidos })}
          error={errors.elegidos}
        />
      )}
      {whom.quienes === 'grupos' && (
        <GroupTicks
          grupos={groups}
          chosen={whom.grupos}
          onChange={(grupos) => onChange({ grupos })}
          error={errors.grupos}
        />
      )}
      {listos.length > 0 && <WhoHears asked={peopleOf(whom, listos)} />}
    </>
  )
}

/** Whom the call would reach and whom not, said before it is made. */
function WhoHears({ asked }: { asked: readonly Listo[] }) {
  // Nobody is chosen yet: of nobody's telephone can anything be said.
  if (asked.length === 0) return null
  const silent = asked.filter(({ avisa }) => !avisa).map(({ nombre }) => nombre)
  const told = asked.length - silent.length
  const away = asked
    .filter(({ noPuedeHasta }) => noPuedeHasta)
    .map(({ nombre, noPuedeHasta = '' }) => `${nombre} (hasta ${hastaWords(noPuedeHasta)})`)
  return (
    <Text size="sm" dimmed={told > 0} strong={told === 0} role="status">
      {told === 0
        ? 'Ningún teléfono de quienes eligió avisa: por aquí no se enteraría nadie.'
        : `Suena en los teléfonos de ${personas(told)}.`}
      {told > 0 && silent.length > 0 && ` Sin teléfono que avise: ${joinNames(silent)}.`}
      {away.length > 0 && ` Avisaron que no pueden: ${joinNames(away)}.`} Es junto a la sirena, nunca en su
      lugar.
    </Text>
  )
}
