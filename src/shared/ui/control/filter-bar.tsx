import { Children, type ReactNode, useState } from 'react'
import { ALL } from '@/shared/lib/form/search-schema'
import { Group } from '@/shared/ui/box/layout'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { useTypedSearch } from '@/shared/ui/hook/use-typed-search'
import { Search, X } from '@/shared/ui/icon/icons'
import { Button } from './button'
import type { Filter } from './filter'
import classes from './filter-bar.module.css'

/** A filter that no select shows, beside those that do; pressing it takes it off. */
function AppliedFilter({ field, children }: { field: string; children: string }) {
  const patch = useSearchPatch<Record<string, unknown>>()
  return (
    <Button
      variant="light"
      data-applied
      rightSection={<X size={18} aria-hidden />}
      aria-label={`Quitar filtro: ${children}`}
      onClick={() => patch({ [field]: undefined, pagina: undefined })}
    >
      {children}
    </Button>
  )
}

const TYPING_MS = 150

/** Sets a filter and goes back to the first page, because other records are left. */
function useFilter() {
  const patch = useSearchPatch<Record<string, string | undefined>>()
  return (change: Record<string, string | undefined>) => patch({ ...change, pagina: undefined })
}

type FilterBarProps<S> = {
  search: S
  placeholder: string
  filters?: readonly Filter<S>[]
  /** Other filters, such as a card that was tapped: the words of each by its field, while it filters. */
  applied?: { [F in keyof S]?: string | false | undefined }
  children?: ReactNode
}

/**
 * Search box, selects, other filters and `Limpiar`. The text is shown at once and reaches the URL when the typing pauses.
 * On a phone everything but the box is behind a button, which tells how many filters are set.
 */
export function FilterBar<S extends { buscar?: string | undefined }>(props: FilterBarProps<S>) {
  const { search, placeholder, filters = [], applied = {}, children } = props
  const { buscar = '' } = search
  const filter = useFilter()
  const { text, type, clear } = useTypedSearch(buscar, TYPING_MS, (value) => filter({ buscar: value }))
  const [open, setOpen] = useState(false)
  const fields = [
    ...new Set([...filters.map(({ field }) => field), ...(Object.keys(applied) as (keyof S & string)[])]),
  ]
  const all = ['buscar', ...fields] as const
  const filtering = fields.filter((field) => search[field]).length
  const more = [
    ...filters.map((one) => <FilterSelect key={one.field} filter={one} value={search[one.field]} />),
    ...Object.entries(applied).map(
      ([field, words]) =>
        typeof words === 'string' && (
          <AppliedFilter key={field} field={field}>
            {words}
          </AppliedFilter>
        ),
    ),
    ...Children.toArray(children),
  ].filter(Boolean)
  const clearAll = () => {
    clear()
    filter(Object.fromEntries(all.map((field) => [field, undefined])))
  }
  return (
    <Group gap="xs" className={classes.bar} data-filters>
      <TextField
        type="search"
        aria-label="Buscar"
        placeholder={placeholder}
        icon={<Search size={18} aria-hidden />}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        className={classes.search}
      />
      {more.length > 0 && (
        <>
          {filters.length > 0 && (
            <Button
              variant="default"
              className={classes.toggle}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {filtering > 0 ? `Filtros (${filtering})` : 'Filtros'}
            </Button>
          )}
          <div className={classes.filters} data-open={open || undefined}>
            {more}
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

type FilterSelectProps<S> = { filter: Filter<S>; value: unknown }

/** One filter; its first option means none. A value from a link that no longer exists is listed all the same. */
function FilterSelect<S>({ filter: { label, all, field, options, phone }, value }: FilterSelectProps<S>) {
  const filter = useFilter()
  const chosen = typeof value === 'string' ? value : ALL
  const known = chosen === ALL || options.some(([option]) => option === chosen)
  return (
    <SelectField
      aria-label={label}
      className={phone ? `${classes.filter} ${classes.phone}` : classes.filter}
      value={chosen}
      options={[[ALL, all], ...options, ...(known ? [] : [[chosen, chosen] as const])]}
      onChange={({ currentTarget: { value } }) => filter({ [field]: value === ALL ? undefined : value })}
    />
  )
}
