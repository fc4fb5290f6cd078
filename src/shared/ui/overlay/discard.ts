import type { Question } from './overlays'

/** Asked before work that nobody saved is thrown away, in the same words everywhere. */
export const DISCARD: Question = {
  title: 'Hay cambios sin guardar',
  question: 'Se pierde lo que escribió y no guardó.',
  confirm: 'Descartar cambios',
  cancel: 'Seguir editando',
  danger: true,
}
