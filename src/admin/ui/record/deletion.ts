import type { Question } from '@/shared/ui/overlay/overlays'

/** `what` completes the spec's question (§5): `el item «Manguera»`; `effect` is a sentence on what else happens. */
export const deletion = (what: string, effect = ''): Question => ({
  title: 'Eliminar',
  question: `¿Está seguro de eliminar ${what}? ${effect}`.trim(),
  confirm: 'Eliminar',
  danger: true,
})
