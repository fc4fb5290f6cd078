import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deleteDraft, readDraft, writeDraft } from '@/shared/storage/drafts'
import { beforeReload } from './reload'

const SAVE_AFTER_MS = 250

/** Only what the person changed: the rest may be newer in the record by the time the draft comes back. */
function changesOf<V extends Record<string, unknown>>(values: V, initial: V): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field]),
  )
  return Object.fromEntries(changed) as Partial<V>
}

export type DraftState = 'none' | 'restored' | 'saved' | 'failed'

export type Draft = {
  state: DraftState
  /** Something was typed that is not on disk yet. */
  pending: boolean
  /** Forgets the draft once it is saved for good or thrown away on purpose. */
  clear: () => Promise<void>
}

/** Keeps a form's values on disk while they are typed, and brings them back after a crash or a closed app. */
export function useDraft<V extends Record<string, unknown>>(name: string, form: UseFormReturnType<V>): Draft {
  const [state, setState] = useState<DraftState>('none')
  const [waiting, setWaiting] = useState(false)
  const [ready, setReady] = useState(false)
  const pending = useRef<Partial<V> | null>(null)
  const kept = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writing = useRef(Promise.resolve())
  const { values, getInitialValues } = form
  const dirty = form.isDirty()

  const clear = async () => {
    pending.current = null
    kept.current = ''
    clearTimeout(timer.current)
    await deleteDraft(name)
    setState('none')
    setWaiting(false)
  }

  // All of it was taken back by hand: it must not return with the next visit.
  const forgetUntouched = useEffectEvent(() => {
    if (kept.current || pending.current) void clear()
  })

  const bringBack = useEffectEvent((draft: Partial<V>) => {
    // What was typed while the draft was being read is newer than it.
    form.setValues({ ...draft, ...changesOf(form.getValues(), form.getInitialValues()) })
    kept.current = JSON.stringify(draft)
    setState('restored')
  })

  useEffect(() => {
    let gone = false
    void readDraft<Partial<V>>(name).then((draft) => {
      if (gone) return
      if (draft) bringBack(draft)
      setReady(true)
    })
    return () => {
      gone = true
      setReady(false)
      // What was typed in the last moments before leaving.
      if (pending.current) void writeDraft(name, pending.current)
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
      if (!typed) return writing.current
      kept.current = JSON.stringify(typed)
      writing.current = writeDraft(name, typed).then((written) => {
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
    timer.current = setTimeout(flush, SAVE_AFTER_MS)
    // A phone may kill a hidden page without another word.
    document.addEventListener('visibilitychange', flush)
    const unregister = beforeReload(flush)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', flush)
      unregister()
    }
  }, [name, ready, values, dirty, getInitialValues])

  return { state, pending: waiting, clear }
}
