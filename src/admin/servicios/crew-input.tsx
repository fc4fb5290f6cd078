import { TagsInput, type TagsInputProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { activeMiembros } from '@/entities/personal/directory'
import { distinctNames } from '@/entities/personal/names'
import { miembros } from '@/entities/personal/queries'
import { tidyNames } from './registro-values'

type CrewInputProps = Omit<TagsInputProps, 'value' | 'onChange' | 'data'> & {
  value: string[]
  onChange: (names: string[]) => void
}

/** Who went: people of the brigade, or any name that is typed. */
export function CrewInput({ value, onChange, ...rest }: CrewInputProps) {
  const { data: staff = [] } = useQuery(miembros.list)
  const names = distinctNames(activeMiembros(staff))
  return (
    <TagsInput
      label="Personal asignado"
      description="Elija de la lista o escriba un nombre y pulse Enter"
      data={names}
      acceptValueOnBlur
      // Removed from the page while closed, where it would be a second control of this name.
      comboboxProps={{ keepMounted: false }}
      {...rest}
      value={value}
      onChange={(typed) => onChange(tidyNames(typed, [...names, ...value]))}
    />
  )
}
