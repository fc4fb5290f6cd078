import { createStore } from '@/shared/ui/control/store'

/** One dialog, drawer or picture over the page. `back`: where the focus may go once it closes, the best place first. */
type Overlay = { id: string; back: readonly HTMLElement[] }

const contains = (outer: HTMLElement, inner: HTMLElement) => outer !== inner && outer.contains(inner)

/** What is open, who opened it and where the focus goes back. */
export function createStack() {
  const open = createStore<readonly Overlay[]>([])
  const homes = new Set<HTMLElement>()

  /** The innermost first. */
  const homesOf = (opener: HTMLElement) =>
    [...homes].filter((home) => contains(home, opener)).sort((a, b) => (contains(a, b) ? 1 : -1))

  return {
    open,

    isOpen: (): boolean => open.get().length > 0,

    top: (): string | undefined => open.get().at(-1)?.id,

    /**
     * `opener` gets the focus back. Where it is gone by then, the first of these gets it that is still there: `fallback`,
     * the place around the opener, what had opened the overlay below.
     */
    push(id: string, opener: Element | null, fallback?: HTMLElement | null): void {
      const below = open.get().at(-1)?.back ?? []
      const own = opener instanceof HTMLElement && opener !== document.body ? opener : undefined
      const back = [own, fallback, ...(own ? homesOf(own) : []), ...below].filter((place) => place != null)
      open.set([...open.get(), { id, back }])
    },

    /** An overlay that is not the top one closes without taking the focus from there. */
    close(id: string): void {
      const closing = open.get().find((overlay) => overlay.id === id)
      if (!closing) return
      const wasTop = open.get().at(-1) === closing
      open.set(open.get().filter((overlay) => overlay !== closing))
      if (!wasTop) return
      // A dialog that was opened by a link from another screen has no opener here: the page's own place gets the focus.
      const place = [...closing.back, ...homes].find(({ isConnected }) => isConnected)
      place?.focus({ preventScroll: true })
    },

    /** A place that gets the focus when an opener inside it is gone. Returns how to take it back. */
    home(place: HTMLElement): () => void {
      homes.add(place)
      return () => void homes.delete(place)
    },
  }
}
