import type { Toast } from '@/shared/query/toast'
import { wantOverlays } from './overlays'

type Cards = typeof import('./toast-cards')

function withCards(show: (cards: Cards) => void): void {
  void wantOverlays()
  import('./toast-cards').then(show, (error: unknown) =>
    console.error('No se pudo mostrar una notificación', error),
  )
}

/** A success toast; with `undo` it offers `Deshacer` for 10 s. */
export const showSuccess = (toast: Toast, undo?: () => Promise<unknown>): void =>
  withCards((cards) => cards.showSuccess(toast, undo))

/** An error toast titled Error (spec §8); `detail` says more in a line of its own. */
export const showError = (message: string, detail?: string, title?: string): void =>
  withCards((cards) => cards.showError(message, detail, title))

/** Something worth knowing that asks for nothing. */
export const showNotice = (title: string, message: string): void =>
  withCards((cards) => cards.showNotice(title, message))
