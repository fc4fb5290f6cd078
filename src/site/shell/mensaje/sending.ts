import { lazy } from '@/shared/ui/control/lazy'

// Only those who write need them.
export const loadSending = () => import('@/entities/cartas/send')
export const KeptLetters = lazy(() => import('./kept-letters').then(({ KeptLetters }) => KeptLetters))
