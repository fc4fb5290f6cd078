import { Children, type ReactNode, useState } from 'react'
import { ALL } from '@/shared/lib/form/search-schema'
import { Group } from '@/shared/ui/box/layout'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Search, X } from '@/shared/ui/icon/icons'
import { Button } from './button'
import classes from './filter-bar.module.css'
import { useSearchPatch } from './use-search-patch'
import { useTypedSearch } from './use-typed-search'

const TYPING_MS = 150

/** Sets a filter and goes back to the first page, because other records are left. */
function useFilter() {
  const patch = useSearchPatch<Record<string, string | undefined>>()
  return (change: Record<string, string | undefined>) => patch({ ...change, pagina: undefined })
}

type FilterBarProps<S> = {
  search: S
  placeholder: string
  /** Further search fields that `Limpiar` clears. */
  fields?: readonly (keyof S & string)[]
  children?: ReactNode
}

/**
 * Search box, selects and `Limpiar`. The text is shown at once and reaches the URL when the typing pauses. On a phone the
 * selects are behind a button, which tells how many filter.
 */
export function FilterBar<S extends { buscar?: string | undefined }>(props: FilterBarProps<S>) {
  const { search, placeholder, fields = [], children } = props
  const { buscar = '' } = search
  const filter = useFilter()
  const { text, type, clear } = useTypedSearch(buscar, TYPING_MS, (value) => filter({ buscar: value }))
  const all = ['buscar', ...fields] as const
  const [open, setOpen] = useState(false)
  const applied = fields.filter((field) => search[field]).length
  const clearAll = () => {
    clear()
    filter(Object.fromEntries(all.map((field) => [field, undefined])))
  }
  return (
    <Group gap="xs" className={classes.bar}>
      <TextField
        type="search"
        aria-label="Buscar"
        placeholder={placeholder}
        icon={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search}
      />
      {Children.toArray(children).length > 0 && (
        <>
          <Button
            variant="default"
            className={classes.toggle}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {applied > 0 ? `Filtros (${applied})` : 'Filtros'}
          </Button>
          <div className={classes.filters} data-open={open || undefined}>
            {children}
          </div>
        </>
      )}
      {all.some((field) => search[field]) && (
        <Button variant="subtle" color="gray" leftSection={<X size={18} aria-hidden />} onClick={clearAll}>
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

/** One filter; its first option means none. A value from a link that no longer exists is listed all the same. */
export function FilterSelect<S extends TextIn<F>, F extends keyof S & string>(
  props: FilterSelectProps<S, F>,
) {
  const { label, all, search, field, options } = props
  const filter = useFilter()
  const value = search[field] ?? ALL
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
