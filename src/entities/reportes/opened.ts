import { useEffect } from 'react'

type Listener = (id: string) => void

const listeners = new Set<Listener>()

/** Hears of each report that a person opens in this tab. Returns how to end that. */
export function onReportOpened(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For what shows a report whole. */
export function useReportOpened(id: string): void {
  useEffect(() => {
    for (const listener of [...listeners]) listener(id)
  }, [id])
}
