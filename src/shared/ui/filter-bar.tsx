import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

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
      <TextInput
        type="search"
        aria-label="Buscar"
        placeholder={placeholder}
        leftSection={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          commit(event.currentTarget.value)
        }}
        flex="1 1 16rem"
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
    <NativeSelect
      aria-label={label}
      flex={{ base: '1 1 11rem', sm: '0 0 auto' }}
      // A select is as wide as its longest option, and an option may be a record's title.
      maw={{ base: '100%', sm: '20rem' }}
      value={value}
      data={[{ value: '', label: all }, ...options.map(([id, text]) => ({ value: id, label: text }))]}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
