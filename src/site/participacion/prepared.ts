import { lazy } from '@/shared/ui/control/lazy'

export const Preguntas = lazy(() => import('./preguntas').then(({ Preguntas }) => Preguntas))
