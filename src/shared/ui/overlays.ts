/**
 * Dialogs that ask and toasts weigh as much as a page, and most visits see none: their containers are loaded when
 * the first is asked for.
 */
let wanted = false
let mounted: () => void = () => undefined
const ready = new Promise<void>((resolve) => {
  mounted = resolve
})
const listeners = new Set<() => void>()

export const overlaysWanted = (): boolean => wanted

export function onOverlaysWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the containers; resolves once they are on the page. */
export function wantOverlays(): Promise<void> {
  if (!wanted) {
    wanted = true
    for (const listener of listeners) listener()
  }
  return ready
}

/** Called by the containers when they stand. */
export const overlaysMounted = (): void => mounted()
