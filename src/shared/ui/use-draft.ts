import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { deleteDraft, readDraft, writeDraft } from '@/shared/storage/drafts'

const SAVE_AFTER_MS = 250

/** Only what the person changed: the rest may be newer in the record by the time the draft comes back. */
function changesOf<V extends Record<string, unknown>>(values: V, initial: V): Partial<V> {
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(initial[field]),
  )
  return Object.fromEntries(changed) as Partial<V>
}

export type DraftState = 'none' | 'restored' | 'saved' | 'failed'

/**
 * Keeps a form's values on disk while they are typed, and brings them back after a crash or a closed app.
 * `clear` forgets them once they are saved for good or thrown away on purpose.
 */
export function useDraft<V extends Record<string, unknown>>(name: string, form: UseFormReturnType<V>) {
  const [state, setState] = useState<DraftState>('none')
  const ready = useRef(false)
  const pending = useRef<Partial<V> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { values, getInitialValues } = form
  const dirty = form.isDirty()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    let gone = false
    void readDraft<Partial<V>>(name).then((draft) => {
      if (gone) return
      if (draft) {
        form.setValues(draft)
        setState('restored')
      }
      ready.current = true
    })
    return () => {
      gone = true
      ready.current = false
      // What was typed in the last moments before leaving.
      if (pending.current) void writeDraft(name, pending.current)
    }
  }, [name])

  useEffect(() => {
    if (!ready.current || !dirty) return
    const flush = () => {
      clearTimeout(timer.current)
      const typed = pending.current
      pending.current = null
      if (typed) void writeDraft(name, typed).then((kept) => setState(kept ? 'saved' : 'failed'))
    }
    pending.current = changesOf(values, getInitialValues())
    timer.current = setTimeout(flush, SAVE_AFTER_MS)
    // A phone may kill a hidden page without another word.
    document.addEventListener('visibilitychange', flush)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [name, values, dirty, getInitialValues])

  const clear = async () => {
    pending.current = null
    clearTimeout(timer.current)
    await deleteDraft(name)
    setState('none')
  }
  return { state, clear }
}
