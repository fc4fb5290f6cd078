import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { knowsCentral } from '@/access/central/mark'
import { useUser } from '@/access/current-user'
import { useModulos } from '@/entities/configuracion/use-institucion'
import { readPreferences } from '@/shared/storage/device/preferences'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { newRecordAt, newRecords } from './new-record'

const SEARCH_FIELD = '#contenido input[type="search"]'
const ROW = '#contenido tbody tr'
const ROW_ACTION = '[data-row-action]'
const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Where letters are typed or choose something. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKES_LETTERS) !== null

const actionsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(ROW_ACTION) ?? [])]

/** Focuses a row's button at this place; where it isn't drawn, as on a phone, the row's first. */
function focusAction(row: Element | undefined, at: number): void {
  const actions = actionsOf(row)
  const wanted = actions[at] ?? actions[0]
  wanted?.focus()
  if (document.activeElement !== wanted) actions[0]?.focus()
}

/** Moves between a list's rows, and between its search field and its first row. True where it moved. */
function moveInList(target: EventTarget | null, step: number): boolean {
  if (!(target instanceof HTMLElement)) return false
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD)
  const rows = [...document.querySelectorAll(ROW)]
  if (target === field) {
    if (step < 0 || rows.length === 0) return false
    focusAction(rows[0], 0)
    return true
  }
  if (!target.matches(ROW_ACTION)) return false
  const here = rows.findIndex((row) => row.contains(target))
  const next = here + step
  if (next < 0) field?.focus()
  else focusAction(rows[next], actionsOf(rows[here]).indexOf(target))
  return true
}

type PanelKeys = { onSearch: () => void; onKeys: () => void }

/**
 * `/` searches, `n` opens the form for a new record, `?` shows all keys, the arrows move through a list. Never with a
 * modifier, while somebody types or a dialog is open; the single characters can be switched off (WCAG 2.1.4).
 */
export function usePanelKeys({ onSearch, onKeys }: PanelKeys): void {
  const { isOpen } = useOverlays()
  const user = useUser()
  const uses = useModulos()
  const router = useRouter()
  const navigate = useNavigate()

  const search = () => {
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD)
    if (!field) onSearch()
    field?.focus()
    field?.select()
  }
  const create = () => {
    const { pathname, search } = router.state.location
    const form = newRecordAt(
      newRecords(user, knowsCentral(), uses),
      pathname,
      (search as { tab?: unknown }).tab,
    )
    if (!form) return
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, nuevo: true })) as never,
      resetScroll: false,
    })
  }
  const actOf = (key: string) => {
    if (key === '/') return search
    if (key === '?') return onKeys
    return key.toLowerCase() === 'n' ? create : undefined
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, ctrlKey, altKey, metaKey } = event
    if (event.defaultPrevented || isComposing || ctrlKey || altKey || metaKey || isOpen()) return
    const step = STEPS[key]
    if (step) {
      if (!event.shiftKey && moveInList(target, step)) event.preventDefault()
      return
    }
    const act = actOf(key)
    if (!act || event.repeat || isTyped(target) || readPreferences().sinTeclas) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
