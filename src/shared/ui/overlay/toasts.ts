import type { Toast } from '@/shared/query/toast'
import { loadOverlays, wantOverlays } from './overlays'

type Cards = typeof import('./toast-cards')

const loadCards = () => import('./toast-cards')

/** Fetches what a toast needs, so that a signal lost later takes none of it away. */
export const loadToasts = (): Promise<unknown> => Promise.all([loadCards(), loadOverlays()])

/** `plain` says the same where the cards can't be had: on a first visit that lost its signal. */
function withCards(plain: string, show: (cards: Cards) => void): void {
  Promise.all([loadCards().then(show), wantOverlays()]).catch((error: unknown) => {
    console.error('No se pudo mostrar una notificación', error)
    alert(plain)
  })
}

const joined = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join('\n')

/** A success toast; with `undo` it offers `Deshacer` for 10 s. */
export const showSuccess = (toast: Toast, undo?: () => Promise<unknown>): void =>
  withCards(joined(toast.title, toast.message), (cards) => cards.showSuccess(toast, undo))

/** An error toast titled Error (spec §8); `detail` says more in a line of its own. */
export const showError = (message: string, detail?: string, title?: string): void =>
  withCards(joined(message, detail), (cards) => cards.showError(message, detail, title))

/** Something worth knowing that asks for nothing; `stays`: until it is put away. */
export const showNotice = (title: string, message: string, stays = false): void =>
  withCards(joined(title, message), (cards) => cards.showNotice(title, message, stays))
