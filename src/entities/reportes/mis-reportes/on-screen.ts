import { useEffect } from 'react'

const onScreen = new Set<string>()

/** Called as a report is filed: the central may answer before its page is drawn. */
export const expectOnScreen = (id: string): void => {
  onScreen.add(id)
}

/** Whether the page in view says how this report stands, so that no toast covers it with the same words. */
export const isOnScreen = (id: string): boolean => onScreen.has(id)

/** For what says how a report stands, as long as it is drawn. */
export function useOnScreen(id: string): void {
  useEffect(() => {
    onScreen.add(id)
    return () => void onScreen.delete(id)
  }, [id])
}
