import { createContext, use } from 'react'
import { RECOVERY, type Toast, type UndoWords } from '@/shared/query/toast'
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

export type Question = {
  title: string
  question: string
  confirm: string
  cancel?: string
  danger?: boolean
}

/** Asked before work that nobody saved is thrown away, in the same words everywhere. */
export const DISCARD: Question = {
  title: 'Hay cambios sin guardar',
  question: 'Se pierde lo que escribió y no guardó.',
  confirm: 'Descartar cambios',
  cancel: 'Seguir editando',
  danger: true,
}

export type Asked = Question & { answer: (yes: boolean) => void }

export type NoticeAction = { label: string; run: () => void }

export type Told =
  | {
      kind: 'success'
      toast: Toast
      undo: (() => Promise<unknown>) | undefined
      words: UndoWords
      /** Aborted once there is nothing to take back any more. */
      over: AbortSignal
    }
  | {
      kind: 'error'
      title: string
      message: string | undefined
      detail: string | undefined
      /** Aborted once the cause is gone. */
      over: AbortSignal
    }
  | {
      kind: 'notice'
      title: string
      message: string
      stays: boolean
      /** A button beside the message. */
      action: NoticeAction | undefined
      /** Aborted once it isn't true any more. */
      over: AbortSignal
    }

/** The title of an error where the spec fixes it (§8). */
export const ERROR = 'Error'

const joined = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join('\n')

/**
 * Everything that comes over the page: dialogs, questions and toasts. `load` fetches the code that draws questions and
 * toasts, or rejects: that code weighs as much as a page, and most visits see neither.
 */
export function createOverlays(load: () => Promise<void>) {
  const asked = createStore<readonly Asked[]>([])
  const told = createStore<readonly Told[]>([])
  const feet = createStore<readonly HTMLElement[]>([])

  /** `plain` says the same in the browser's own box where the code can't be had: a first visit that lost its signal. */
  const tell = (toast: Told, plain: string): void => {
    load().then(
      () => told.set([...told.get(), toast]),
      (error: unknown) => {
        console.error('No se pudo mostrar una notificación', error)
        alert(plain)
      },
    )
  }

  /** Asks in a dialog, or in the browser's own box where ours can't be had; true only after the confirming button. */
  async function confirm(question: Question): Promise<boolean> {
    try {
      await load()
    } catch (error) {
      console.error('No se pudo mostrar la pregunta', error)
      return window.confirm(question.question)
    }
    return new Promise((resolve) => {
      const one: Asked = {
        ...question,
        answer(yes) {
          asked.set(asked.get().filter((other) => other !== one))
          resolve(yes)
        },
      }
      asked.set([...asked.get(), one])
    })
  }

  return {
    ...createStack(),
    load,
    asked,
    told,
    /** The buttons at the foot of a dialog, a form or a page: toasts keep clear of them. */
    feet,
    confirm,

    /**
     * A success toast; with `undo` it offers `Deshacer` for 10 s, or as long as its words say. Returns what takes it off
     * the screen.
     */
    showSuccess(toast: Toast, undo?: () => Promise<unknown>, words = RECOVERY): () => void {
      const over = new AbortController()
      const said = { kind: 'success', toast, undo, words, over: over.signal } as const
      tell(said, joined(toast.title, toast.message))
      return () => over.abort()
    },

    /**
     * The title says what went wrong, unless the spec fixes it as `ERROR`, which says nothing by itself; `detail` says
     * why in a line of its own. Returns what takes it off the screen, for when its cause is gone.
     */
    showError(title: string, message?: string, detail?: string): () => void {
      const over = new AbortController()
      const spoken = joined(title === ERROR ? '' : title, message, detail)
      tell({ kind: 'error', title, message, detail, over: over.signal }, spoken)
      return () => over.abort()
    },

    /** Something worth knowing; with `stays` until somebody closes it. Returns what takes it off the screen. */
    showNotice(title: string, message: string, stays = false, action?: NoticeAction): () => void {
      const over = new AbortController()
      tell({ kind: 'notice', title, message, stays, action, over: over.signal }, joined(title, message))
      return () => over.abort()
    },
  }
}

export type Overlays = ReturnType<typeof createOverlays>

/** The running app's own: see `createApp`. */
export const OverlaysContext = createContext<Overlays | null>(null)

export function useOverlays(): Overlays {
  const overlays = use(OverlaysContext)
  if (!overlays) throw new Error('No OverlaysContext above this component')
  return overlays
}
