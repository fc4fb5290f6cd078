import type { Question } from '@/shared/ui/overlay/overlays'

/** Asked before typing that nobody saved is thrown away: in a dialog, and in a form that stands on a page. */
export const DISCARD: Question = {
  title: 'Hay cambios sin guardar',
  question: 'Si cierra ahora se pierde lo que escribió en este formulario.',
  confirm: 'Descartar cambios',
  cancel: 'Seguir editando',
  danger: true,
}
