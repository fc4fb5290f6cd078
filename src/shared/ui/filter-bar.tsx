import { Group } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button'
import { SelectField, TextField } from './fields'
import classes from './filter-bar.module.css'

const TYPING_MS = 150

type FilterBarProps = {
  search: string | undefined
  placeholder: string
  onSearch: (text: string | undefined) => void
  /** Present while any filter is set. */
  onClear?: () => void
  children?: ReactNode
}

/** Search box, selects and `Limpiar`. The text is shown at once and reaches the URL when the typing pauses. */
export function FilterBar({ search = '', placeholder, onSearch, onClear, children }: FilterBarProps) {
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const commit = useDebouncedCallback((value: string) => {
    sent.current = value
    onSearch(value || undefined)
  }, TYPING_MS)
  // Back, forward and Limpiar change the URL from outside; the echo of one's own typing must not.
  useEffect(() => {
    if (search === sent.current) return
    sent.current = search
    setText(search)
  }, [search])
  return (
    <Group gap="xs" align="flex-end">
      <TextField
        type="search"
        aria-label="Buscar"
        placeholder={placeholder}
        icon={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          commit(event.currentTarget.value)
        }}
        className={classes.search}
      />
      {children}
      {onClear && (
        <Button variant="subtle" color="gray" leftSection={<X size={18} aria-hidden />} onClick={onClear}>
          Limpiar
        </Button>
      )}
    </Group>
  )
}

type FilterSelectProps = {
  label: string
  all: string
  value: string | undefined
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string | undefined) => void
}

/** One filter; its first option means none. */
export function FilterSelect({ label, all, value = '', options, onChange }: FilterSelectProps) {
  return (
    <SelectField
      aria-label={label}
      className={classes.filter}
      value={value}
      options={[['', all], ...options]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
