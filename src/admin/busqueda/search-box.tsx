import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react'
import { plural } from '@/shared/lib/plural'
import { TextField } from '@/shared/ui/form/fields'
import { Search, X } from '@/shared/ui/icon/icons'
import classes from './busqueda.module.css'
import { ResultGroup } from './result-group'
import type { Hit } from './source'
import { useResults } from './use-results'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function statusOf(total: number, near: boolean, loading: boolean): string {
  const found = plural(total, 'resultado', 'resultados')
  if (total > 0) return near ? `Nada se escribe así. ${found} de escritura parecida` : found
  return loading ? 'Buscando…' : 'Nada coincide'
}

type SearchBoxProps = {
  onClose: () => void
  /** Shows the keyboard's shortcuts. */
  onKeys: () => void
}

/** A combobox (W3C APG): the focus stays in the text, the arrows move through the list, Enter opens. */
export function SearchBox({ onClose, onKeys }: SearchBoxProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const { words, groups, near, loading } = useResults(query, onKeys)
  const navigate = useNavigate()
  const listId = useId()
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups])
  const current = hits[chosen] ?? hits[0]
  const optionId = useCallback((hit: Hit) => `${listId}-${hits.indexOf(hit)}`, [listId, hits])
  const currentId = current && optionId(current)
  const total = groups.reduce((sum, group) => sum + group.total, 0)

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const open = useCallback(
    ({ target, run }: Hit) => {
      onClose()
      if (target) void navigate({ to: target.to, search: (target.search ?? {}) as never })
      else run()
    },
    [onClose, navigate],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || !current || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step) setChosen((hits.indexOf(current) + step + hits.length) % hits.length)
    else open(current)
  }

  return (
    <>
      <TextField
        data-autofocus
        className={classes.input}
        aria-label="Buscar en el panel"
        placeholder="Nombre, código o qué hacer"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? listId : undefined}
        aria-activedescendant={currentId}
        icon={<Search size={20} aria-hidden />}
        action={
          <button type="button" aria-label="Cerrar búsqueda" onClick={onClose}>
            <X size={22} aria-hidden />
          </button>
        }
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      {hits.length > 0 && (
        <div role="listbox" id={listId} aria-label="Resultados" className={classes.list}>
          {groups.map((group) => (
            <ResultGroup
              key={group.title}
              group={group}
              words={words}
              current={group.hits.find((hit) => hit === current)}
              idOf={optionId}
              onOpen={open}
            />
          ))}
        </div>
      )}
      <p role="status" className={hits.length > 0 && !near ? 'solo-lectores' : classes.status}>
        {statusOf(total, near, loading)}
      </p>
    </>
  )
}
