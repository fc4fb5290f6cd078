import { lazy } from '@/shared/ui/control/lazy'

// Only those who write need them.
export const loadSending = () => import('@/entities/cartas/send')
export const KeptLetters = lazy(() => import('./kept-letters').then(({ KeptLetters }) => KeptLetters))

/**
 * What was typed into the home page's form, by the fields' names. It travels to the contact page in the history entry,
 * which a reload keeps: the contact page's code may have gone with a deploy.
 */
export type StartedMessage = Partial<Record<string, string>>

declare module '@tanstack/react-router' {
  interface HistoryState {
    mensaje?: StartedMessage
  }
}
