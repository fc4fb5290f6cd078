import type { UseFormReturnType } from '@mantine/form'
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  claimDraft,
  type DraftPlace,
  deleteDraft,
  readDraft,
  writeDraft,
} from '@/shared/storage/device/drafts'
import { useReload } from '@/shared/ui/control/reload'

const SAVE_AFTER_MS = 250
/** A person who types without a pause must not lose more than this either. */
const SAVE_AT_LEAST_EVERY_MS = 1000

/** The owner of unfinished forms: in the panel the signed-in person, and nobody else sees their drafts. */
export const DraftOwner = createContext('')

/** Only the fields that the person changed: the others may be newer in the record when the draft is restored. */
export function changesOf<V extends Record<string, unknown>>(values: V, initial: V): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field]),
  )
  return Object.fromEntries(changed) as Partial<V>
}

/** A draft from another version of the form may hold anything; '' is a number that was erased. */
function fits(value: unknown, initial: unknown): boolean {
  if (typeof initial === 'number') return typeof value === 'number' || typeof value === 'string'
  if (initial === null || initial === undefined) return true
  return value !== null && typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial)
}

export type DraftState = 'none' | 'restored' | 'saved' | 'failed'

export type Draft = {
  state: DraftState
  /** An earlier draft was looked for, and is in the form if there was one. */
  ready: boolean
  /** True while something that was typed is not on disk yet. */
  pending: boolean
  /** Deletes the draft once the form is saved or thrown away on purpose. */
  clear: () => Promise<void>
}

/** Keeps a form's values on disk while somebody types, and restores them after a crash or a closed app. */
export function useDraft<V extends Record<string, unknown>>(kind: string, form: UseFormReturnType<V>): Draft {
  // The draft stays with the person who began it, even if another one signs in meanwhile in another tab.
  const [owner] = useState(use(DraftOwner))
  const { before: beforeReload } = useReload()
  const name = owner ? `${owner}/${kind}` : kind
  const [state, setState] = useState<DraftState>('none')
  const [waiting, setWaiting] = useState(false)
  const [ready, setReady] = useState(false)
  const pending = useRef<Partial<V> | null>(null)
  const pendingSince = useRef(0)
  const place = useRef<Promise<DraftPlace>>(undefined)
  const kept = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writing = useRef(Promise.resolve())
  const { values, getInitialValues } = form
  const dirty = form.isDirty()

  const clear = async () => {
    pending.current = null
    kept.current = ''
    clearTimeout(timer.current)
    if (place.current) await deleteDraft(await place.current)
    setState('none')
    setWaiting(false)
  }

  // Everything was erased by hand: the draft must not return with the next visit.
  const forgetUntouched = useEffectEvent(() => {
    if (kept.current || pending.current) void clear()
  })

  const bringBack = useEffectEvent((found: Partial<V>) => {
    const initial = form.getInitialValues()
    const usable = Object.entries(found).filter(([field, value]) => fits(value, initial[field]))
    if (usable.length === 0) return
    const draft = Object.fromEntries(usable) as Partial<V>
    // Text typed while the draft was being read is newer than the draft.
    form.setValues({ ...draft, ...changesOf(form.getValues(), form.getInitialValues()) })
    kept.current = JSON.stringify(draft)
    setState('restored')
  })

  useEffect(() => {
    let gone = false
    const claimed = claimDraft(name)
    place.current = claimed
    void claimed.then(async (mine) => {
      const draft = await readDraft<Partial<V>>(mine)
      if (gone) return
      if (draft) bringBack(draft)
      setReady(true)
    })
    return () => {
      gone = true
      setReady(false)
      // Saves what was typed just before leaving.
      const typed = pending.current
      void claimed.then(async (mine) => {
        if (typed) await writeDraft(mine, typed)
        mine.release()
      })
    }
  }, [name])

  useEffect(() => {
    if (!ready) return
    if (!dirty) {
      forgetUntouched()
      return
    }
    const flush = () => {
      clearTimeout(timer.current)
      const typed = pending.current
      pending.current = null
      pendingSince.current = 0
      if (!typed || !place.current) return writing.current
      kept.current = JSON.stringify(typed)
      writing.current = place.current
        .then((mine) => writeDraft(mine, typed))
        .then((written) => {
          if (!written) {
            // It is tried again with the next letter, and when the person leaves the page.
            kept.current = ''
            pending.current ??= typed
          }
          setState(written ? 'saved' : 'failed')
          setWaiting(pending.current !== null)
        })
      return writing.current
    }
    const changes = changesOf(values, getInitialValues())
    const known = JSON.stringify(changes) === kept.current
    pending.current = known ? null : changes
    setWaiting(!known)
    if (known) return
    pendingSince.current ||= Date.now()
    const latest = pendingSince.current + SAVE_AT_LEAST_EVERY_MS - Date.now()
    timer.current = setTimeout(flush, Math.min(SAVE_AFTER_MS, latest))
    // A phone may kill a hidden page without further notice.
    document.addEventListener('visibilitychange', flush)
    const unregister = beforeReload(flush)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', flush)
      unregister()
    }
  }, [ready, values, dirty, getInitialValues, beforeReload])

  const unkept = dirty && state === 'failed'
  useEffect(() => {
    if (!unkept) return
    // The browser asks before it leaves: nothing would bring back what was typed.
    const ask = (event: Event) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unkept])

  return { state, ready, pending: waiting, clear }
}
