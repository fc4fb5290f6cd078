import { Group } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button'
import { SelectField, TextField } from './fields'
import classes from './filter-bar.module.css'
import { useSearchPatch } from './use-search-patch'

const TYPING_MS = 150
/** A select's value for "none" (spec §2.7); in the URL it is the same as none. */
const ALL = 'all'

const isSet = (value: unknown) => Boolean(value) && value !== ALL

/** Another filter leaves other records: the list starts at its first page. */
function useFilter() {
  const patch = useSearchPatch<Record<string, string | undefined>>()
  return (change: Record<string, string | undefined>) => patch({ ...change, pagina: undefined })
}

type FilterBarProps<S> = {
  search: S
  placeholder: string
  /** What else of the search `Limpiar` takes back. */
  fields?: readonly (keyof S & string)[]
  children?: ReactNode
}

/** Search box, selects and `Limpiar`. The text is shown at once and reaches the URL when the typing pauses. */
export function FilterBar<S extends { buscar?: string | undefined }>(props: FilterBarProps<S>) {
  const { search, placeholder, fields = [], children } = props
  const { buscar = '' } = search
  const filter = useFilter()
  const [text, setText] = useState(buscar)
  const sent = useRef(buscar)
  const commit = useDebouncedCallback((value: string) => {
    sent.current = value
    filter({ buscar: value || undefined })
  }, TYPING_MS)
  // Back, forward and Limpiar change the URL from outside; the echo of one's own typing must not.
  useEffect(() => {
    if (buscar === sent.current) return
    commit.cancel()
    sent.current = buscar
    setText(buscar)
  }, [buscar, commit])
  const all = ['buscar', ...fields] as const
  const clear = () => {
    commit.cancel()
    sent.current = ''
    setText('')
    filter(Object.fromEntries(all.map((field) => [field, undefined])))
  }
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
      {(buscar || fields.some((field) => isSet(search[field]))) && (
        <Button variant="subtle" color="gray" leftSection={<X size={18} aria-hidden />} onClick={clear}>
          Limpiar
        </Button>
      )}
    </Group>
  )
}

type FilterSelectProps<S, F extends keyof S> = {
  label: string
  all: string
  search: S
  field: F
  options: readonly (readonly [value: NonNullable<S[F]>, label: string])[]
}

type TextIn<F extends string> = { [K in F]?: string | undefined }

/** One filter; its first option means none. What a link asks for and is there no more is listed all the same. */
export function FilterSelect<S extends TextIn<F>, F extends keyof S & string>(
  props: FilterSelectProps<S, F>,
) {
  const { label, all, search, field, options } = props
  const filter = useFilter()
  const value = search[field] || ALL
  const known = value === ALL || options.some(([option]) => option === value)
  return (
    <SelectField
      aria-label={label}
      className={classes.filter}
      value={value}
      options={[[ALL, all], ...options, ...(known ? [] : [[value, value] as const])]}
      onChange={({ currentTarget: { value } }) => filter({ [field]: value === ALL ? undefined : value })}
    />
  )
}
